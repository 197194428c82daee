import type { ColorMode } from './palette.ts'
import type { ThemeTokens } from './resolve-tokens.ts'
import { themeVariables } from './theme-variables.ts'

/** Takes resolved tokens and gives one compact CSS text for a `<style>` in the head: `auto` follows the system, and `data-mode` on the root overrides
 * any agency's mode. Values are literals made by the engine; nothing an agency wrote reaches the text. */
export function themeCss(tokens: ThemeTokens): string {
  const [first, second] = tokens.mode === 'dark' ? (['dark', 'light'] as const) : (['light', 'dark'] as const)
  const toSecond = modeBlock(tokens, second, themeVariables(tokens, first))
  const css = `:root${modeBlock(tokens, first)}:root[data-mode=${second}]${toSecond}`
  return tokens.mode === 'auto'
    ? `${css}@media (prefers-color-scheme:dark){:root:not([data-mode=light])${toSecond}}`
    : css
}

/** Takes resolved tokens and a mode, and gives the block of declarations that makes an element wear it, braces included.
 * What is `worn` anyway is left out. */
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
