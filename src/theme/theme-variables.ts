import type { ColorMode } from './palette.ts'
import type { ThemeTokens } from './resolve-tokens.ts'

/** Takes resolved tokens and a mode, and gives the custom properties of that mode and of the shape: name with its dashes → value.
 * It is what a live change writes on the root; the mode itself is the caller's to choose. */
export function themeVariables(tokens: ThemeTokens, mode: ColorMode): Readonly<Record<string, string>> {
  const named = Object.entries({ ...tokens.shape, ...tokens[mode] })
  return Object.fromEntries(named.map(([name, value]) => [`--${name}`, value]))
}
