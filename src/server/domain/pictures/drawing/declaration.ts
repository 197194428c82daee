import type { CSSToken } from '@csstools/css-tokenizer'
import { TokenType, tokenize } from '@csstools/css-tokenizer'
import { MOST_VALUE_PARTS } from './drawing-limits.ts'
import { requireAtMost } from './drawing-refusal.ts'

/** Absolute units, of which each is at least a unit of the drawing; other units depend on the context. */
const units = new Set(['', 'px', 'pt', 'pc', 'mm', 'cm', 'in'])

/** Layers that opacity, blending and a mask take, in proportion to their time. */
const OPACITY_LAYERS = 1

const BLEND_LAYERS = 6

const MASK_LAYERS = 8

/** What one declaration adds to the work of drawing an element. */
export interface Declaration {
  /** In lower case. */
  property: string
  /** Ids in `url(#…)`. */
  references: readonly string[]
  /** Dashes for each unit of length; null if they cannot be counted. */
  dashes: number | null
  layers: number
  /** CSS filter functions. */
  effects: number
}

/** Counts a property's value once, because a style sheet may give it to thousands of elements. */
export function declarationOf(property: string, text: string | readonly CSSToken[]): Declaration {
  const value = styleValue(text)
  return {
    property,
    references: value.references,
    dashes: dashesOf(property, value),
    layers: layersOf(property, value),
    effects: property === 'filter' ? value.functions.length : 0,
  }
}

/** Returns the dashes that a property's value draws for each unit of length; null if they cannot be counted. */
function dashesOf(property: string, { numbers, functions }: StyleValue): number | null {
  if (property !== 'stroke-dasharray') return 0
  if (functions.length > 0 || numbers.some(({ unit }) => !units.has(unit))) return null
  const sum = numbers.reduce((total, { value }) => total + value, 0)
  return sum > 0 ? numbers.length / 2 / sum : 0
}

/** Returns the layers that a property's value adds: pictures of the whole drawing's size. */
function layersOf(property: string, { numbers, words, references }: StyleValue): number {
  switch (property) {
    case 'opacity': {
      const [opacity] = numbers
      return opacity && opacity.value / (opacity.unit === '%' ? 100 : 1) < 1 ? OPACITY_LAYERS : 0
    }
    case 'mix-blend-mode':
      return words.some((word) => word !== 'normal') ? BLEND_LAYERS : 0
    case 'mask':
      return references.length * MASK_LAYERS
    default:
      return 0
  }
}

/** What a property's value says about the work of drawing it. */
interface StyleValue {
  /** Ids in `url(#…)`. */
  references: string[]
  /** Numbers with their units, in lower case; a plain number has an empty unit. */
  numbers: { value: number; unit: string }[]
  /** Names of functions other than `url`, in lower case. */
  functions: string[]
  words: string[]
}

/** Parses a property's value, as text or tokens. Throws if it has too many parts. */
function styleValue(value: string | readonly CSSToken[]): StyleValue {
  const read: StyleValue = { references: [], numbers: [], functions: [], words: [] }
  for (const token of typeof value === 'string' ? tokenize({ css: value }) : value) {
    if (token[0] === TokenType.URL) read.references.push(token[4].value.replace('#', ''))
    else if (token[0] === TokenType.String && token[4].value.startsWith('#'))
      read.references.push(token[4].value.slice(1))
    else if (token[0] === TokenType.Number) read.numbers.push({ value: token[4].value, unit: '' })
    else if (token[0] === TokenType.Percentage) read.numbers.push({ value: token[4].value, unit: '%' })
    else if (token[0] === TokenType.Dimension)
      read.numbers.push({ value: token[4].value, unit: token[4].unit.toLowerCase() })
    else if (token[0] === TokenType.Function && token[4].value.toLowerCase() !== 'url')
      read.functions.push(token[4].value.toLowerCase())
    else if (token[0] === TokenType.Ident) read.words.push(token[4].value.toLowerCase())
  }
  const parts = Object.values(read).reduce((sum, list: unknown[]) => sum + list.length, 0)
  requireAtMost(parts, MOST_VALUE_PARTS, 'parts in one value of a style')
  return read
}
