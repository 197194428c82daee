import { brandSolid } from './brand-solid.ts'
import { type BrandColors, type ColorTokens, colorTokens } from './color-tokens.ts'
import type { Outcome } from './outcome.ts'
import { resolveChoice } from './resolve-choice.ts'
import { shapeTokens } from './shape-tokens.ts'
import { parseHex } from './srgb.ts'
import { type BrandInput, DEFAULT_PRIMARY_COLOR, type ThemeMode, themeModes } from './theme-input.ts'

/** Everything the page needs to wear an agency's brand. Names carry no dashes in front. */
export interface ThemeTokens {
  mode: ThemeMode
  light: ColorTokens
  dark: ColorTokens
  shape: Readonly<Record<string, string>>
  /** What became of the brand colour, for the editor's "your colour, what we use, and why". */
  brand: Outcome
  /** What became of the second colour; null where none was given. */
  secondary: Outcome | null
}

/** Takes an agency's brand inputs (`primaryColor` with the contract's `ThemeInput`) and gives every colour of both modes and every shape token.
 * Every text pair is readable at 4.5:1 for every seed; a colour that is not `#rrggbb` and a value outside the contract's lists throw a RangeError; defaults are those of spec §9. */
export function resolveTokens(input: BrandInput): ThemeTokens {
  const brand = brandSolid(input.primaryColor ?? DEFAULT_PRIMARY_COLOR)
  const secondary = input.secondaryColor === undefined ? null : brandSolid(input.secondaryColor)
  const neutralTint = input.neutralTint === undefined ? brand.seed : parseHex(input.neutralTint)
  const colors: BrandColors = { brand, secondary, neutralTint }
  return {
    mode: resolveChoice(input, 'mode', themeModes, 'auto'),
    light: colorTokens(colors, 'light'),
    dark: colorTokens(colors, 'dark'),
    shape: shapeTokens(input),
    brand: brand.outcome,
    secondary: secondary?.outcome ?? null,
  }
}
