import type { ColorMode } from './palette.ts'
import type { ThemeTokens } from './resolve-tokens.ts'

/**
 * Returns the custom properties of a mode and of the shape: name with dashes → value. A live theme change writes them
 * on the root; the caller selects the mode.
 */
export function themeVariables(tokens: ThemeTokens, mode: ColorMode): Readonly<Record<string, string>> {
  const named = Object.entries({ ...tokens.shape, ...tokens[mode] })
  return Object.fromEntries(named.map(([name, value]) => [`--${name}`, value]))
}
