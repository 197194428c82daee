import { type CSSToken, TokenType, tokenize } from '@csstools/css-tokenizer'
import { MOST_VALUE_PARTS } from './drawing-limits.ts'
import { requireAtMost } from './drawing-refusal.ts'

/** What the value of a property says about the work of drawing it. */
export interface StyleValue {
  /** Ids that `url(#…)` names. */
  references: string[]
  /** Numbers with their units, in lower case; a plain number has an empty one. */
  numbers: { value: number; unit: string }[]
  /** Names of functions other than `url`, in lower case. */
  functions: string[]
  words: string[]
}

/** Takes the value of a property, as text or as tokens, and gives what it names. Throws where it has too many parts. */
export function styleValue(value: string | readonly CSSToken[]): StyleValue {
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
