import { readColor } from '../../platform/read-color.ts'
import { BrandInputError } from '../../theme/brand-input-error.ts'
import { parseBrandInput } from '../../theme/parse-brand-input.ts'
import type { BrandInput } from '../../theme/theme-input.ts'

/** Names of the address → what they set. */
export const brandFields = {
  color: 'primaryColor',
  secondary: 'secondaryColor',
  tint: 'neutralTint',
  mode: 'mode',
  density: 'density',
  radius: 'radius',
  elevation: 'elevation',
  type: 'typePairing',
} as const satisfies Readonly<Record<string, keyof BrandInput>>

const colors: ReadonlySet<string> = new Set(['color', 'secondary', 'tint'])

export type Direction = 'ltr' | 'rtl'

export interface KitAddress {
  brand: BrandInput
  /** Null: as the language runs. */
  direction: Direction | null
  /** What the address asked for and a theme cannot be, as sentences. */
  refused: readonly string[]
}

/** Reads what the kit's address asks for; what is not a theme is refused by name and changes nothing. */
export function readKitAddress(search: URLSearchParams): KitAddress {
  const refused: string[] = []
  let brand: BrandInput = {}
  for (const [name, field] of Object.entries(brandFields)) {
    const written = search.get(name)
    if (written === null) continue
    const value = (colors.has(name) && readColor(written)) || written
    try {
      brand = { ...brand, ...parseBrandInput({ [field]: value }) }
    } catch (error) {
      if (!(error instanceof BrandInputError)) throw error
      refused.push(...error.problems.map(({ reason }) => `${name}: ${reason}`))
    }
  }
  const direction = search.get('dir')
  const isDirection = direction === 'ltr' || direction === 'rtl'
  if (direction !== null && !isDirection) refused.push('dir: must be ltr or rtl')
  return { brand, direction: isDirection ? direction : null, refused }
}

/** The query that shows a brand again: only what differs from the agency's own; other parameters are kept. */
export function writeKitAddress(
  search: URLSearchParams,
  brand: BrandInput,
  own: BrandInput,
  direction: Direction | null,
): URLSearchParams {
  const written = new URLSearchParams(search)
  for (const [name, field] of Object.entries(brandFields)) {
    const value = brand[field]
    if (value === undefined || value === own[field]) written.delete(name)
    else written.set(name, value)
  }
  if (direction === null) written.delete('dir')
  else written.set('dir', direction)
  return written
}
