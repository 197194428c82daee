import type { TypePairing } from '../../../theme/theme-input.ts'
import { typePairings } from '../../../theme/type-pairings.ts'

/** The role of a text: running text, emphasis, or a heading. */
export const printedRoles = ['text', 'strong', 'display'] as const
export type PrintedRole = (typeof printedRoles)[number]

/** A typeface in one weight, for print. */
export interface PrintedFace {
  name: string
  weight: number
}

/** Has letters of names that no pairing's typeface has: Greek, Cyrillic, Vietnamese. */
export const spareFace = 'IBM Plex Sans'

const STRONG = 700

/**
 * Returns the typefaces for a type pairing and a role: the first for Latin and the second for Arabic letters, the
 * last for letters that neither has.
 */
export function printedFaces(pairing: TypePairing, role: PrintedRole): readonly PrintedFace[] {
  const {
    faces: [sans, display, arabicSans, arabicDisplay],
    weight,
    arabicWeight = '700',
  } = typePairings[pairing]
  if (role === 'display')
    return [
      { name: display, weight: Number(weight) },
      { name: arabicDisplay, weight: Number(arabicWeight) },
      { name: spareFace, weight: STRONG },
    ]
  const cut = role === 'strong' ? STRONG : 400
  return [sans, arabicSans, spareFace].map((name) => ({ name, weight: cut }))
}

/** Returns the start of the file names of a typeface; each script has one file. */
export function printedFaceFile({ name, weight }: PrintedFace): string {
  return `${name.toLowerCase().replaceAll(' ', '-')}-${weight}`
}
