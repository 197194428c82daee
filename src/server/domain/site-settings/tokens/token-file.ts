import type { ColorTokens } from '../../../../theme/color-tokens.ts'
import { outcomeReason } from '../../../../theme/outcome-reason.ts'
import type { ColorMode } from '../../../../theme/palette.ts'
import type { ThemeTokens } from '../../../../theme/resolve-tokens.ts'
import { blueOf, greenOf, parseHex, redOf } from '../../../../theme/srgb.ts'
import { modeBlock, themeCss } from '../../../../theme/theme-css.ts'
import { darkVariant } from './dark-variant.ts'
import { interfaceTokens } from './interface-tokens.ts'
import { readableCss } from './readable-css.ts'
import { textScale } from './text-scale.ts'

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

interface Token {
  $type: 'color' | 'dimension' | 'fontFamily' | 'fontWeight' | 'number'
  $value: unknown
  $description?: string
}

interface Group {
  $description?: string
  [name: string]: Group | Token | string | undefined
}

/** Takes resolved tokens and gives them in the format of the Design Tokens Community Group, version 2025.10. The format knows no modes: both are groups of
 * one file, or with a mode given the file of that mode, whose names are those of the other's, as a resolver's contexts need them. */
function dtcgTokens(tokens: ThemeTokens, mode: ColorMode | undefined): Group {
  const $description = `Brand colour ${tokens.brand.given}: ${outcomeReason(tokens.brand)}.`
  const shape = shapeGroup(tokens.shape)
  const text = textGroup()
  if (mode) return { $description, color: colorGroup(tokens[mode], mode), shape, text }
  return {
    $description,
    light: colorGroup(tokens.light, 'light'),
    dark: colorGroup(tokens.dark, 'dark'),
    shape,
    text,
  }
}

function colorGroup(tokens: ColorTokens, mode: ColorMode): Group {
  const colors = Object.entries(tokens).map(([name, hex]): [string, Token] => {
    const color = parseHex(hex)
    const components = [redOf(color), greenOf(color), blueOf(color)].map((channel) => rounded(channel / 255))
    return [name, { $type: 'color', $value: { colorSpace: 'srgb', components, hex: hex.toLowerCase() } }]
  })
  return { $description: `Colours of the ${mode} mode.`, ...Object.fromEntries(colors) }
}

function shapeGroup(shape: ThemeTokens['shape']): Group {
  const tokens = Object.entries(shape).map(([name, value]) => [name, shapeToken(name, value)] as const)
  return { $description: 'What does not depend on the mode.', ...Object.fromEntries(tokens) }
}

/** The format has no size that depends on the page's width, so each is given by its two ends, with the CSS between them in words. */
function textGroup(): Group {
  const rem = (value: number): Token => ({ $type: 'dimension', $value: { value, unit: 'rem' } })
  const sizes = textScale().map(({ name, size, smallest, largest, lineHeight }): [string, Group] => [
    name,
    {
      $description: `In CSS: ${size}.`,
      smallest: rem(smallest),
      largest: rem(largest),
      'line-height': { $type: 'number', $value: lineHeight },
    },
  ])
  return { $description: 'Sizes of headings.', ...Object.fromEntries(sizes) }
}

function shapeToken(name: string, value: string): Token {
  const amount = Number.parseFloat(value)
  if (/^font-(sans|display)/.test(name)) return { $type: 'fontFamily', $value: families(value) }
  if (name.startsWith('font-weight-')) return { $type: 'fontWeight', $value: amount }
  if (value.endsWith('em') && !value.endsWith('rem')) {
    return { $type: 'number', $value: amount, $description: 'In em: a share of the size of the type.' }
  }
  const unit = /(?:rem|px)$/.exec(value)?.[0]
  return unit ? { $type: 'dimension', $value: { value: amount, unit } } : { $type: 'number', $value: amount }
}

function families(stack: string): string[] {
  return stack.split(',').map((family) => family.trim().replace(/^'(.*)'$/, '$1'))
}

/** Enough for 8 bits, and no noise behind it. */
function rounded(component: number): number {
  return Math.round(component * 100_000) / 100_000
}
