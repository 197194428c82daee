import type { ColorMode } from '../../../../theme/palette.ts'
import type { ThemeTokens } from '../../../../theme/resolve-tokens.ts'
import { modeBlock, themeCss } from '../../../../theme/theme-css.ts'
import { darkVariant } from './dark-variant.ts'
import { dtcgTokens } from './dtcg-tokens.ts'
import { interfaceTokens } from './interface-tokens.ts'
import { readableCss } from './readable-css.ts'

/** Tokens whose names stand in Tailwind's own namespaces. A name cannot be made of itself, so these are given by value. */
const shared = /^(font|tracking)-|^radius-control$/

/** What the interface makes of corners, elevation and density. */
const derived = ['radius', 'shadow', 'padding', 'margin', 'gap', 'space']

/** Custom properties; the same with Tailwind 4's theme blocks; Design Tokens Community Group 2025.10. */
export const tokenFormats = ['css', 'tailwind', 'dtcg'] as const

export type TokenFormat = (typeof tokenFormats)[number]

/** Takes resolved tokens and gives the text of a file of them, of both modes or of one alone. */
export function tokenFile(tokens: ThemeTokens, format: TokenFormat, mode?: ColorMode): string {
  if (format === 'dtcg') return `${JSON.stringify(dtcgTokens(tokens, mode), null, 2)}\n`
  const css = readableCss(mode ? `:root${modeBlock(tokens, mode)}` : themeCss(tokens))
  if (format === 'tailwind') return [css, darkVariant(tokens.mode, mode), tailwindTheme(tokens)].join('\n')
  const text = interfaceTokens('text').map(([name, value]) => `${name}:${value};`)
  return `${css}${readableCss(`:root{${text.join('')}}`)}`
}

/** Takes resolved tokens and gives Tailwind 4's theme blocks that make utilities of their variables (`bg-primary`, `text-muted-foreground`, `rounded-lg`,
 * `font-display`, `shadow-card`). Inline, so that a scope which overrides a variable is obeyed by every utility inside it. */
function tailwindTheme({ light, shape }: ThemeTokens): string {
  const byName = [
    ...Object.keys(light).map((name) => `--color-${name}:var(--${name});`),
    ...interfaceTokens(...derived)
      .filter(([name]) => !(name.slice(2) in shape))
      .map(([name, value]) => `${name}:${value};`),
  ]
  const byValue = Object.entries(shape)
    .filter(([name]) => shared.test(name))
    .map(([name, value]) => `--${name}:${value};`)
  const text = interfaceTokens('text').map(([name, value]) => `${name}:${value};`)
  return [
    readableCss(`@theme inline{${byName.join('')}}`),
    readableCss(`@theme{${[...byValue, ...text].join('')}}`),
  ].join('\n')
}
