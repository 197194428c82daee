import type { ThemeTokens } from './resolve-tokens.ts'

type Declarations = Readonly<Record<string, string>>

const declare = (tokens: Declarations) =>
  Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value};`)
    .join('')

/** The declarations of `tokens` that `base` does not already make. */
function changes(tokens: Declarations, base: Declarations): string {
  return declare(Object.fromEntries(Object.entries(tokens).filter(([name, value]) => base[name] !== value)))
}

/** Takes resolved tokens and gives one compact CSS text for a `<style>` in the head: `auto` follows the system, and `data-mode` on the root overrides
 * any agency's mode. Values are literals made by the engine; nothing an agency wrote reaches the text except a checked `#rrggbb`. */
export function themeCss({ mode, light, dark, shape }: ThemeTokens): string {
  const toDark = `color-scheme:dark;${changes(dark, light)}`
  const toLight = `color-scheme:light;${changes(light, dark)}`
  if (mode === 'dark') {
    return `:root{color-scheme:dark;${declare(shape)}${declare(dark)}}:root[data-mode=light]{${toLight}}`
  }
  const base = `:root{color-scheme:light;${declare(shape)}${declare(light)}}:root[data-mode=dark]{${toDark}}`
  if (mode === 'light') return base
  return `${base}@media (prefers-color-scheme:dark){:root:not([data-mode=light]){${toDark}}}`
}
