import type { ColorMode } from '../../../../theme/palette.ts'
import type { ThemeTokens } from '../../../../theme/resolve-tokens.ts'
import { modeBlock, themeCss } from '../../../../theme/theme-css.ts'
import { darkVariant } from './dark-variant.ts'
import { dtcgTokens } from './dtcg-tokens.ts'
import { interfaceTokens } from './interface-tokens.ts'
import { readableCss } from './readable-css.ts'
import { tailwindTheme } from './tailwind-theme.ts'

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
