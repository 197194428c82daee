import type { TypePairing } from '../../../theme/theme-input.ts'
import { typePairings } from '../../../theme/type-pairings.ts'

/** What a piece of text is: running text, what is stressed in it, or a heading. */
export const printedRoles = ['text', 'strong', 'display'] as const
export type PrintedRole = (typeof printedRoles)[number]

/** A face in one weight, as print needs it. */
export interface PrintedFace {
  name: string
  weight: number
}

/** Has the letters of names that no pairing's face has: Greek, Cyrillic, Vietnamese. */
export const spareFace = 'IBM Plex Sans'

const STRONG = 700

/**
 * Takes a type pairing and a role and gives the faces that print it, the first for Latin and the second for Arabic letters,
 * the last for letters that neither has.
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

/** Gives the name that the files of a face begin with; each script has one. */
export function printedFaceFile({ name, weight }: PrintedFace): string {
  return `${name.toLowerCase().replaceAll(' ', '-')}-${weight}`
}
