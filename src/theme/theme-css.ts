import type { ThemeTokens } from './resolve-tokens.ts'

type Declarations = Readonly<Record<string, string>>

/** The declarations of `tokens` that `base` does not already make. */
const declare = (tokens: Declarations, base: Declarations = {}) =>
  Object.entries(tokens)
    .map(([name, value]) => (base[name] === value ? '' : `--${name}:${value};`))
    .join('')

/** Takes resolved tokens and gives one compact CSS text for a `<style>` in the head: `auto` follows the system, and `data-mode` on the root overrides
 * any agency's mode. Values are literals made by the engine; nothing an agency wrote reaches the text except a checked `#rrggbb`. */
export function themeCss({ mode, shape, ...colors }: ThemeTokens): string {
  const [first, second] = mode === 'dark' ? (['dark', 'light'] as const) : (['light', 'dark'] as const)
  const toSecond = `{color-scheme:${second};${declare(colors[second], colors[first])}}`
  const css = `:root{color-scheme:${first};${declare(shape)}${declare(colors[first])}}:root[data-mode=${second}]${toSecond}`
  return mode === 'auto'
    ? `${css}@media (prefers-color-scheme:dark){:root:not([data-mode=light])${toSecond}}`
    : css
}
