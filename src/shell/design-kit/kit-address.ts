import { readColor } from '../../platform/color-text.ts'
import { BrandInputError, parseBrandInput } from '../../theme/parse-brand-input.ts'
import type { BrandInput } from '../../theme/theme-input.ts'

/** Parameters of the address, with what they set. */
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
  /** Null: the language's own direction. */
  direction: Direction | null
  /** Sentences about invalid theme values in the address. */
  refused: readonly string[]
}

/** Reads a theme from the kit's address; invalid values are reported by name and change nothing. */
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

/** Returns the query that restores a brand: only differences from the agency's own, keeping other parameters. */
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
