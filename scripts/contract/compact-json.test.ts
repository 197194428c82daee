import { expect, it } from 'vitest'
import { compactJson } from './compact-json.ts'

it('writes what fits in a line in one line', () => {
  expect(compactJson({ a: [1, 2], b: null })).toBe('{"a":[1,2],"b":null}')
})

it('breaks what does not fit, level by level', () => {
  const long = 'x'.repeat(100)
  const text = compactJson({ first: { name: long, kind: 1, more: long }, second: [1] })
  expect(text.split('\n')).toEqual([
    '{',
    ' "first": {',
    `  "name": "${long}",`,
    '  "kind": 1,',
    `  "more": "${long}"`,
    ' },',
    ' "second": [1]',
    '}',
  ])
})

it('is the value again when it is read', () => {
  const value = { a: ['y'.repeat(200), { b: [], c: {} }], d: '"\\' }
  expect(JSON.parse(compactJson(value))).toEqual(value)
})
