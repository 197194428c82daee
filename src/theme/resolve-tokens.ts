import { brandSolid } from './brand-solid.ts'
import { type ColorTokens, colorTokens } from './color-tokens.ts'
import { shapeTokens } from './shape-tokens.ts'
import { parseHex, toHex } from './srgb.ts'
import { type BrandInput, DEFAULT_PRIMARY_COLOR, type ThemeMode } from './theme-input.ts'

/** Everything the page needs to wear an agency's brand. Names carry no dashes in front. */
export interface ThemeTokens {
  mode: ThemeMode
  light: ColorTokens
  dark: ColorTokens
  shape: Readonly<Record<string, string>>
  /** What became of the brand colour, for the editor's "your colour, what we use, and why". */
  brand: { given: string; used: string; text: string; outcome: 'kept' | 'moved' | 'flipped' }
}

/** Takes an agency's brand inputs (`primaryColor` with the contract's `ThemeInput`) and gives every colour of both modes and every shape token.
 * Every text pair is readable at 4.5:1 for every seed; a `primaryColor` that is not `#rrggbb` throws a RangeError; defaults are those of spec §9. */
export function resolveTokens(input: BrandInput): ThemeTokens {
  const given = input.primaryColor ?? DEFAULT_PRIMARY_COLOR
  const seed = parseHex(given)
  const brand = brandSolid(seed)
  return {
    mode: input.mode ?? 'auto',
    light: colorTokens(given, seed, brand, 'light'),
    dark: colorTokens(given, seed, brand, 'dark'),
    shape: shapeTokens(input),
    brand: { given, used: toHex(brand.solid), text: toHex(brand.text), outcome: brand.outcome },
  }
}
