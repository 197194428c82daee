import type { ColorMode } from '../../../../theme/palette.ts'
import type { ThemeTokens } from '../../../../theme/resolve-tokens.ts'
import { readableCss } from './readable-css.ts'

/**
 * Returns Tailwind 4's `dark:` variant, which applies exactly where the theme's dark colours do; `alone` is the only
 * printed mode, if any. Tailwind's own variant follows the system, whatever `data-mode` on the root says. `:where`
 * keeps a class's specificity.
 */
export function darkVariant(mode: ThemeTokens['mode'], alone?: ColorMode): string {
  const rules = alone ? [alone === 'dark' ? within(':root') : within(':not(*)')] : rulesOf(mode)
  return readableCss(`@custom-variant dark{${rules.join('')}}`)
}

function rulesOf(mode: ThemeTokens['mode']): string[] {
  const unlessLight = within(':root:not([data-mode=light])')
  if (mode === 'dark') return [unlessLight]
  const whereDark = within(':root[data-mode=dark]')
  return mode === 'light' ? [whereDark] : [whereDark, `@media (prefers-color-scheme:dark){${unlessLight}}`]
}

function within(root: string): string {
  return `&:where(${root}, ${root} *){@slot;}`
}
