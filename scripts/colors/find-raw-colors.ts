import { colorsNamed } from 'culori'
import { stylesOf } from './styles-of.ts'

/** A colour written where a token belongs. */
export interface RawColor {
  line: number
  raw: string
  advice: string
}

const named = Object.keys(colorsNamed).join('|')
const palette =
  'slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose'
const utilities =
  'bg|text|border(?:-[xytrbse])?|outline|ring|ring-offset|inset-ring|fill|stroke|from|via|to|decoration|accent|caret|divide|shadow|inset-shadow|drop-shadow|text-shadow|placeholder'

/** What colours look like in any text that styles: each pattern's first group, or the whole of it, is named to the reader. */
const anywhere: readonly RegExp[] = [
  /(?<![\w&/-])#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![\w-])/gi,
  // A colour made from a token is no raw one: `oklch(from var(--primary) …)`.
  /(?<![\w-])(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\((?!\s*from\s+(?:var|--value)\()/gi,
  new RegExp(
    String.raw`(?<![\w-])(?:[\w[\]=-]+:)*(?:${utilities})-(?:white|black|(?:${palette})-\d{2,3})(?:\/[\w.[\]%]+)?(?![\w-])`,
    'g',
  ),
  new RegExp(String.raw`(?<![\w-])(?:[\w-]+-)?\[(?:${named})\]`, 'gi'),
  new RegExp(String.raw`(?<![\w-])(?:fill|stroke|color|stop-?color|flood-?color)=["'](?:${named})["']`, 'gi'),
]

/** A declaration of something coloured; its value is searched for names of colours. */
const declaration =
  /(?<![\w$-])(--[\w-]+|[\w-]*(?:color|background|fill|stroke|border|outline|shadow|column-rule|text-decoration)[\w-]*)(:\s*)([^;{}"'`<>[\]]+)/gi
const nameInValue = new RegExp(String.raw`(?<![\w.#-])(?:${named})(?![\w-])`, 'gi')

/** Takes a file's name and text and gives every raw colour in it: hexadecimal, functions, CSS names where something is coloured, classes of Tailwind's palette
 * and arbitrary values. Comments and visible texts are no styles. */
export function findRawColors(file: string, text: string): RawColor[] {
  return stylesOf(file, text).flatMap(({ style, line }) =>
    rawIn(style).map(({ raw, index }) => ({
      line: line + (style.slice(0, index).match(/\n/g)?.length ?? 0),
      raw,
      advice: adviceFor(raw),
    })),
  )
}

function rawIn(style: string): { raw: string; index: number }[] {
  const plain = anywhere.flatMap((pattern) =>
    [...style.matchAll(pattern)].map((match) => ({ raw: match[0], index: match.index })),
  )
  const declared = [...style.matchAll(declaration)].flatMap((match) => {
    const [, property = '', colon = '', value = ''] = match
    const start = match.index + property.length + colon.length
    return [...value.matchAll(nameInValue)].map((name) => ({
      raw: `${property}${colon}${name[0]}`,
      index: start + name.index,
    }))
  })
  return [...plain, ...declared].sort((a, b) => a.index - b.index)
}

const advices: readonly (readonly [RegExp, string])[] = [
  [
    /(^|:)(bg|from|via|to)-/,
    'use bg-background, bg-card, bg-muted, bg-accent, bg-primary, bg-secondary, bg-deep or bg-shade',
  ],
  [
    /(^|:)(text|decoration|placeholder|caret)-/,
    'use text-foreground, text-muted-foreground, text-link, or the -foreground of its ground',
  ],
  [/(^|:)(border|divide|outline|ring)/, 'use border-border, border-input, border-brand-edge or outline-ring'],
  [/(^|:)(fill|stroke)/, 'use currentColor, or fill-… and stroke-… with a token'],
]

function adviceFor(raw: string): string {
  const [, advice] = advices.find(([pattern]) => pattern.test(raw)) ?? []
  return (
    advice ?? 'use a token of src/ui/tokens.css, such as var(--foreground), var(--card) or var(--primary)'
  )
}
