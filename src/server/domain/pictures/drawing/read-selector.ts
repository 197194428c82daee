import { type CSSToken, TokenType } from '@csstools/css-tokenizer'

/** The cost of comparing a selector, and a name that every matching element has. */
export interface Selector {
  /** `.class`, `#id`, an element's name or `*`. */
  key: string
  /** Parts that are each compared with one element. */
  compounds: number
  /** Combinators that search the ancestors. */
  ancestors: number
  /** Combinators and functions that search the siblings. */
  siblings: number
}

/** Returns the selectors in the tokens before a rule's block; a list inside a function counts as one more each. */
export function readSelectors(prelude: readonly CSSToken[]): Selector[] {
  const reading: Reading = { selectors: [], selector: blank(), inside: 0, hasSpace: false, before: '' }
  for (const token of prelude) {
    if (token[0] === TokenType.Comment) continue
    if (token[0] === TokenType.Whitespace) reading.hasSpace = true
    else {
      readToken(reading, token)
      reading.hasSpace = false
      reading.before = token[1]
    }
  }
  return [...reading.selectors, reading.selector]
}

interface Reading {
  selectors: Selector[]
  selector: Selector
  /** Number of open brackets. */
  inside: number
  hasSpace: boolean
  /** The previous token, without spaces. */
  before: string
}

const combinators: ReadonlySet<string> = new Set(['>', '+', '~', '|'])

function readToken(reading: Reading, token: CSSToken): void {
  const { selector, inside } = reading
  switch (token[0]) {
    case TokenType.Comma:
      readComma(reading)
      break
    case TokenType.Function:
    case TokenType.OpenParen:
      selector.siblings += 1
      reading.inside += 1
      break
    case TokenType.OpenSquare:
      readName(reading, token, inside === 0)
      reading.inside += 1
      break
    case TokenType.CloseParen:
    case TokenType.CloseSquare:
      reading.inside -= 1
      break
    default:
      if (combinators.has(token[1])) readCombinator(selector, token[1])
      else readName(reading, token, inside === 0)
  }
}

function readComma(reading: Reading): void {
  if (reading.inside > 0) {
    reading.selector.siblings += 1
    return
  }
  reading.selectors.push(reading.selector)
  reading.selector = blank()
}

function readCombinator(selector: Selector, combinator: string): void {
  selector.compounds += 1
  if (combinator === '+' || combinator === '~') selector.siblings += 1
  selector.key = '*'
}

function readName({ selector, hasSpace, before }: Reading, token: CSSToken, isOutside: boolean): void {
  const isDescendant = hasSpace && before !== '' && before !== ',' && !combinators.has(before)
  if (isDescendant) {
    selector.compounds += 1
    selector.ancestors += 1
    if (isOutside) selector.key = '*'
  }
  if (isOutside && before !== ':') selector.key = keyOf(token, before) ?? selector.key
}

function blank(): Selector {
  return { key: '*', compounds: 1, ancestors: 0, siblings: 0 }
}

function keyOf(token: CSSToken, before: string): string | null {
  if (token[0] === TokenType.Hash) return `#${token[4].value}`
  if (token[0] === TokenType.Ident) return before === '.' ? `.${token[4].value}` : token[4].value
  return null
}
