import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPresent } from './is-present.ts'

describe('a value (spec §5)', () => {
  it.each([null, undefined, '', ' ', '\n\t ', '\u00a0'])('is not present as %j', (value) => {
    expect(isPresent(value)).toBe(false)
  })

  it.each([0, false, Number.NaN, 'a', ' a ', '0', [], {}])('is present as %j', (value) => {
    expect(isPresent(value)).toBe(true)
  })

  // §5.7
  it('is present whatever it is, unless it is null or a blank string', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const isBlank = typeof value === 'string' && value.trim() === ''
        expect(isPresent(value)).toBe(value !== null && value !== undefined && !isBlank)
      }),
    )
  })
})
