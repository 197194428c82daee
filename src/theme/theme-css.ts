import type { ColorMode } from './palette.ts'
import type { ThemeTokens } from './resolve-tokens.ts'
import { themeVariables } from './theme-variables.ts'

/**
 * Returns compact CSS for a `<style>` in the head. `auto` follows the system, and `data-mode` on the root overrides
 * any agency's mode. All values are made by the engine; nothing that an agency wrote reaches the text.
 */
export function themeCss(tokens: ThemeTokens): string {
  const [first, second] = tokens.mode === 'dark' ? (['dark', 'light'] as const) : (['light', 'dark'] as const)
  const toSecond = modeBlock(tokens, second, themeVariables(tokens, first))
  const css = `:root${modeBlock(tokens, first)}:root[data-mode=${second}]${toSecond}`
  return tokens.mode === 'auto'
    ? `${css}@media (prefers-color-scheme:dark){:root:not([data-mode=light])${toSecond}}`
    : css
}

/** Returns the block of declarations, with braces, that applies a mode to an element, without those already `worn`. */
export function modeBlock(
  tokens: ThemeTokens,
  mode: ColorMode,
  worn: Readonly<Record<string, string>> = {},
): string {
  const declarations = Object.entries(themeVariables(tokens, mode)).map(([name, value]) =>
    worn[name] === value ? '' : `${name}:${value};`,
  )
  return `{color-scheme:${mode};${declarations.join('')}}`
}
