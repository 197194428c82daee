import type { ThemeTokens } from './resolve-tokens.ts'
import { themeVariables } from './theme-variables.ts'

type Variables = Readonly<Record<string, string>>

/** The declarations of `variables` that `base` does not already make. */
const declare = (variables: Variables, base: Variables = {}) =>
  Object.entries(variables)
    .map(([name, value]) => (base[name] === value ? '' : `${name}:${value};`))
    .join('')

/** Takes resolved tokens and gives one compact CSS text for a `<style>` in the head: `auto` follows the system, and `data-mode` on the root overrides
 * any agency's mode. Values are literals made by the engine; nothing an agency wrote reaches the text except a checked `#rrggbb`. */
export function themeCss(tokens: ThemeTokens): string {
  const [first, second] = tokens.mode === 'dark' ? (['dark', 'light'] as const) : (['light', 'dark'] as const)
  const base = themeVariables(tokens, first)
  const toSecond = `{color-scheme:${second};${declare(themeVariables(tokens, second), base)}}`
  const css = `:root{color-scheme:${first};${declare(base)}}:root[data-mode=${second}]${toSecond}`
  return tokens.mode === 'auto'
    ? `${css}@media (prefers-color-scheme:dark){:root:not([data-mode=light])${toSecond}}`
    : css
}
