import { expect, it } from 'vitest'
import { compactJson } from './compact-json.ts'

it('writes a value on one line if it fits', () => {
  expect(compactJson({ a: [1, 2], b: null })).toBe('{"a":[1,2],"b":null}')
})

it('breaks what does not fit, level by level', () => {
  const long = 'x'.repeat(95)
  const text = compactJson({ first: { name: long, kind: 1, more: long }, second: [1] })
  expect(text.split('\n')).toEqual([
    '{',
    ' "first": {',
    `  "name": "${long}","kind": 1,`,
    `  "more": "${long}"`,
    ' },',
    ' "second": [1]',
    '}',
  ])
})

it('writes JSON that parses to the same value', () => {
  const value = { a: ['y'.repeat(200), { b: [], c: {} }], d: '"\\' }
  expect(JSON.parse(compactJson(value))).toEqual(value)
})

it('fills the lines of a list that does not fit', () => {
  const names = Array.from({ length: 30 }, (_, index) => `name-${index}`)
  const text = compactJson({ names })
  expect(JSON.parse(text)).toEqual({ names })
  expect(text.split('\n').length).toBeLessThan(9)
  expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(120)
})
