import { colorsNamed } from 'culori'
import { coloredProperty } from './colored-property.ts'
import { styledTexts } from './styled-texts.ts'

/** A raw colour, where a token belongs. */
export interface RawColor {
  line: number
  raw: string
  advice: string
}

const names = Object.keys(colorsNamed)
const named = names.join('|')
/** Colour names that are no other word, so that any string that equals one is a raw colour. */
const unmistakable = names.filter((name) => names.some((other) => other !== name && name.endsWith(other)))
const palette =
  'slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose'
const utilities =
  'bg|text|border(?:-[xytrbse])?|outline|ring|ring-offset|inset-ring|fill|stroke|from|via|to|decoration|accent|caret|divide|shadow|inset-shadow|drop-shadow|text-shadow|placeholder'

/** Patterns of colours in any styling text. The message shows each pattern's first group, or the whole match. */
const anywhere: readonly RegExp[] = [
  /(?<![\w&/-])#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![\w-])/gi,
  // A colour derived from a token is allowed: `oklch(from var(--primary) …)`.
  /(?<![\w-])(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\((?!\s*from\s+(?:var|--value)\()/gi,
  new RegExp(
    String.raw`(?<![\w-])(?:[\w[\]=-]+:)*(?:${utilities})-(?:white|black|(?:${palette})-\d{2,3})(?:\/[\w.[\]%]+)?(?![\w-])`,
    'g',
  ),
  new RegExp(String.raw`(?<![\w-])(?:[\w-]+-)?\[(?:${named})\]`, 'gi'),
  new RegExp(String.raw`(?<=^(?:[\w$-]+(?:: |="))?)(?:${unmistakable.join('|')})(?="?$)`, 'gi'),
  new RegExp(String.raw`(?<![\w-])(?:fill|stroke|color|stop-?color|flood-?color)=["'](?:${named})["']`, 'gi'),
]

/** A declaration of a coloured property; its value is searched for colour names. */
const declaration = new RegExp(String.raw`(?<![\w$-])(${coloredProperty})(:\s*)([^;{}"'\`<>[\]]+)`, 'gi')
/** A utility class with an arbitrary value: `shadow-[0_1px_2px_black]`. */
const arbitrary = new RegExp(
  String.raw`(?<![\w-])((?:[\w[\]=-]+:)*(?:${utilities})-\[)([^[\]"'\`]+)(\])`,
  'gi',
)
/** A colour function up to the end of the text; it is cut at its closing bracket. */
const mixing =
  /(?<![\w-])((?:repeating-)?(?:linear|radial|conic)-gradient\(|color-mix\(|light-dark\(|drop-shadow\()([^;{}"'`<>[\]]*)/gi
const nameInValue = new RegExp(String.raw`(?<![\w.#/-])(?:${named})(?![\w(-]|\.\w)`, 'gi')

/**
 * Returns every raw colour in a file: hexadecimal, functions, CSS names of coloured properties, Tailwind's palette
 * classes and arbitrary values. Comments and visible texts do not count.
 */
export function findRawColors(file: string, text: string): RawColor[] {
  return styledTexts(file, text).flatMap(({ style, line }) =>
    rawIn(style).map(({ raw, index }) => ({
      line: line + (style.slice(0, index).match(/\n/g)?.length ?? 0),
      raw,
      advice: adviceFor(raw),
    })),
  )
}

interface Find {
  raw: string
  index: number
  end: number
}

function rawIn(written: string): Find[] {
  const style = spaced(written)
  const found = [
    ...namesIn(style, declaration, ([, property = '', colon = '']) => [`${property}${colon}`, '']),
    ...namesIn(style, arbitrary, ([, utility = '', , end = '']) => [`${utility}…`, `…${end}`]),
    ...namesIn(style, mixing, ([, call = '']) => [`${call}…`, '…)'], closed),
    ...anywhere.flatMap((pattern) =>
      [...style.matchAll(pattern)].map(({ 0: raw, index }) => ({ raw, index, end: index + raw.length })),
    ),
  ].sort((a, b) => a.index - b.index)
  // A name inside an earlier find belongs to that find.
  return found.filter(({ index }, i) => !found.slice(0, i).some(({ end }) => index < end))
}

/** Colour names in the values that a pattern matches, each with its surrounding text. */
function namesIn(
  style: string,
  pattern: RegExp,
  around: (match: RegExpExecArray) => [string, string],
  cut: (value: string) => string = (value) => value,
): Find[] {
  return [...style.matchAll(pattern)].flatMap((match) => {
    const [before, after] = around(match)
    const head = before.endsWith('…') ? before.slice(0, -1) : before
    const start = match.index + head.length
    return [...cut(style.slice(start, match.index + match[0].length)).matchAll(nameInValue)].map((name) => ({
      raw: `${before}${name[0]}${after}`,
      index: start + name.index,
      end: start + name.index + name[0].length,
    }))
  })
}

/** Replaces a class's underscores by spaces, so that names and functions are whole words. The length stays. */
function spaced(style: string): string {
  return style.replace(/(?<![\w\])])\[[^[\]\s]*\]/g, (value) => value.replaceAll('_', ' '))
}

/** A function's arguments up to its closing bracket. */
function closed(value: string): string {
  let depth = 1
  for (const { 0: bracket, index } of value.matchAll(/[()]/g)) {
    depth += bracket === '(' ? 1 : -1
    if (depth === 0) return value.slice(0, index)
  }
  return value
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
