import { describe, expect, it } from 'vitest'
import { readJson } from './read-json.ts'

describe('readJson', () => {
  it.each(['{', '{"a":1,}', "{'a':1}", 'undefined', '{"a":NaN}', '\ufeff{}', '{}{}', '[1'])(
    'refuses %j with 400 and without repeating it',
    (text) => {
      expect(() => readJson(text)).toThrow(
        expect.objectContaining({
          status: 400,
          code: 'bad_request',
          detail: expect.stringMatching(/^The body is not valid JSON\.( It breaks at character \d+\.)?$/),
        }),
      )
    },
  )

  it('survives a hundred thousand open brackets', () => {
    expect(() => readJson('['.repeat(100_000))).toThrow('The body is not valid JSON.')
  })

  it('reads JSON, and an empty text as undefined', () => {
    expect(readJson('{"a":[1,null]}')).toEqual({ a: [1, null] })
    expect(readJson(' \n')).toBeUndefined()
  })
})
