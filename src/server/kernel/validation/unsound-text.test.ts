import { expect, it } from 'vitest'
import { isSoundText, unsoundTexts } from './unsound-text.ts'

const reason = 'must be whole Unicode text without NUL characters'

it('recognises text that cannot be stored: with a NUL or half of a surrogate pair', () => {
  expect(['', 'Ærø 🏝', '\n\t\u0001'].every(isSoundText)).toBe(true)
  expect(['a\u0000b', '\ud83c', 'x\udf1d', '\udf1d\ud83c'].some(isSoundText)).toBe(false)
})

it('names every field with such text, in lists and objects too', () => {
  const body = { a: 'fine', b: ['\u0000', { c: '\ud800' }], d: null, e: 1 }
  expect(unsoundTexts(body, 'body')).toEqual([
    { field: 'b[0]', reason },
    { field: 'b[1].c', reason },
  ])
  expect(unsoundTexts('\u0000', 'body')).toEqual([{ field: 'body', reason }])
})

it('checks names of fields, and shows them in printable characters', () => {
  expect(unsoundTexts({ 'a\u0000': { b: '\u0000' } }, 'body')).toEqual([
    { field: 'a\\u{0}', reason },
    { field: 'a\\u{0}.b', reason },
  ])
})

it('names at most twenty, and reads a body at its greatest depth', () => {
  expect(unsoundTexts(Array(500).fill('\u0000'), 'body')).toHaveLength(20)
  const deep: unknown = JSON.parse(`${'['.repeat(30_000)}"\\u0000"${']'.repeat(30_000)}`)
  expect(unsoundTexts(deep, 'body')).toHaveLength(1)
})

it('reads a list with more entries than a call may have arguments', () => {
  const list = [...Array(500_000).fill(1), '\u0000']
  expect(unsoundTexts(list, 'body')).toEqual([{ field: '[500000]', reason }])
})
