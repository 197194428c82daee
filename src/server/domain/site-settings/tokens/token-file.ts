import { outcomeReason } from '../../../../theme/brand-color-outcome.ts'
import type { ColorTokens } from '../../../../theme/color-tokens.ts'
import type { ColorMode } from '../../../../theme/palette.ts'
import type { ThemeTokens } from '../../../../theme/resolve-tokens.ts'
import { blueOf, greenOf, parseHex, redOf } from '../../../../theme/srgb.ts'
import { modeBlock, themeCss } from '../../../../theme/theme-css.ts'
import { interfaceTokens } from './interface-tokens.ts'
import { readableCss } from './readable-css.ts'

/**
 * Tokens with names of Tailwind's own namespaces. A variable cannot refer to its own name, so these are given by
 * value.
 */
const shared = /^(font|tracking)-|^radius-control$/

/** What the interface derives from corners, elevation and density. */
const derived = ['radius', 'shadow', 'padding', 'margin', 'gap', 'space']

/** Custom properties; the same with Tailwind 4's theme blocks; Design Tokens Community Group 2025.10. */
export const tokenFormats = ['css', 'tailwind', 'dtcg'] as const

export type TokenFormat = (typeof tokenFormats)[number]

/** Returns a file of resolved tokens, with both modes or one alone. */
export function tokenFile(tokens: ThemeTokens, format: TokenFormat, mode?: ColorMode): string {
  if (format === 'dtcg') return `${JSON.stringify(dtcgTokens(tokens, mode), null, 2)}\n`
  const css = readableCss(mode ? `:root${modeBlock(tokens, mode)}` : themeCss(tokens))
  if (format === 'tailwind') return [css, darkVariant(tokens.mode, mode), tailwindTheme(tokens)].join('\n')
  const text = interfaceTokens('text').map(([name, value]) => `${name}:${value};`)
  return `${css}${readableCss(`:root{${text.join('')}}`)}`
}

/**
 * Returns Tailwind 4's theme blocks that make utilities of the tokens' variables (`bg-primary`,
 * `text-muted-foreground`, `rounded-lg`, `font-display`, `shadow-card`). They are inline, so that a scope which
 * overrides a variable affects every utility inside it.
 */
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

/**
 * Returns resolved tokens in the format of the Design Tokens Community Group, version 2025.10. It has no modes: both
 * are groups of one file. With a mode, returns that mode's file, whose names equal the other's, as a resolver's
 * contexts need.
 */
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

/**
 * The format has no size that depends on the page's width, so each has its two ends, with the CSS in its description.
 */
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

/** Enough digits for 8 bits, without rounding noise. */
function rounded(component: number): number {
  return Math.round(component * 100_000) / 100_000
}

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

/** A heading size: it grows with the width of the page from the smallest to the largest, both in rem. */
export interface TextSize {
  name: string
  /** As CSS writes it. */
  size: string
  smallest: number
  largest: number
  /** A multiple of the size. */
  lineHeight: number
}

/** Returns the sizes of the interface's headings, largest first, as src/ui/tokens.css declares them. */
export function textScale(): TextSize[] {
  const declared = new Map(interfaceTokens('text'))
  return [...declared].flatMap(([property, size]) => {
    if (property.endsWith('--line-height')) return []
    const [, smallest, largest] = /^clamp\(([\d.]+)rem, .+, ([\d.]+)rem\)$/.exec(size) ?? []
    const found = {
      name: property.replace('--text-', ''),
      size,
      smallest: Number(smallest),
      largest: Number(largest),
      lineHeight: Number(declared.get(`${property}--line-height`)),
    }
    if (!(found.smallest < found.largest && found.lineHeight > 0)) {
      throw new Error(
        `src/ui/tokens.css: ${property} is no clamp() between two sizes in rem with a line height`,
      )
    }
    return [found]
  })
}
