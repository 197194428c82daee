import { colorsNamed } from 'culori'
import { coloredProperty } from './colored-property.ts'
import { styledTexts } from './styled-texts.ts'

/** A colour written where a token belongs. */
export interface RawColor {
  line: number
  raw: string
  advice: string
}

const names = Object.keys(colorsNamed)
const named = names.join('|')
/** Names made of another: no word of anything but colours, so that they are raw wherever a string is one of them. */
const unmistakable = names.filter((name) => names.some((other) => other !== name && name.endsWith(other)))
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
  new RegExp(String.raw`(?<=^(?:[\w$-]+(?:: |="))?)(?:${unmistakable.join('|')})(?="?$)`, 'gi'),
  new RegExp(String.raw`(?<![\w-])(?:fill|stroke|color|stop-?color|flood-?color)=["'](?:${named})["']`, 'gi'),
]

/** A declaration of something coloured; its value is searched for names of colours. */
const declaration = new RegExp(String.raw`(?<![\w$-])(${coloredProperty})(:\s*)([^;{}"'\`<>[\]]+)`, 'gi')
/** A utility with a value of its own: `shadow-[0_1px_2px_black]`. */
const arbitrary = new RegExp(
  String.raw`(?<![\w-])((?:[\w[\]=-]+:)*(?:${utilities})-\[)([^[\]"'\`]+)(\])`,
  'gi',
)
/** A function that takes colours, up to the end of its text; it is cut where it closes. */
const mixing =
  /(?<![\w-])((?:repeating-)?(?:linear|radial|conic)-gradient\(|color-mix\(|light-dark\(|drop-shadow\()([^;{}"'`<>[\]]*)/gi
const nameInValue = new RegExp(String.raw`(?<![\w.#/-])(?:${named})(?![\w(-]|\.\w)`, 'gi')

/** Takes a file's name and text and gives every raw colour in it: hexadecimal, functions, CSS names where something is coloured, classes of Tailwind's palette
 * and arbitrary values. Comments and visible texts are no styles. */
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
  // A name inside a find that comes before it is that find again.
  return found.filter(({ index }, i) => !found.slice(0, i).some(({ end }) => index < end))
}

/** Names of colours in the values that a pattern finds, each with what is written around it. */
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

/** Spaces where a class has underscores for them: names and functions stand free then. The length stays. */
function spaced(style: string): string {
  return style.replace(/(?<![\w\])])\[[^[\]\s]*\]/g, (value) => value.replaceAll('_', ' '))
}

/** A function's arguments up to the bracket that closes it. */
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
