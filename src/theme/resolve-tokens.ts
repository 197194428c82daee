import type { BrandColorOutcome } from './brand-color-outcome.ts'
import { brandSolid } from './brand-solid.ts'
import { type BrandColors, type ColorTokens, colorTokens } from './color-tokens.ts'
import { resolveChoice, shapeTokens } from './shape-tokens.ts'
import { parseHex } from './srgb.ts'
import { type BrandInput, DEFAULT_PRIMARY_COLOR, type ThemeMode, themeModes } from './theme-input.ts'

/** Every token of an agency's theme; the names have no leading dashes. */
export interface ThemeTokens {
  mode: ThemeMode
  light: ColorTokens
  dark: ColorTokens
  shape: Readonly<Record<string, string>>
  /** The outcome for the brand colour; the editor shows it as "your colour, what we use, and why". */
  brand: BrandColorOutcome
  /** The outcome for the second colour; null if none is given. */
  secondary: BrandColorOutcome | null
}

/**
 * Returns every colour of both modes and every shape token for brand inputs (`primaryColor` and the contract's
 * `ThemeInput`; defaults of spec §9). Every text pair reaches 4.5:1 for every seed. Throws a RangeError for a colour
 * that is not `#rrggbb` and for a value outside the contract's lists.
 */
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
