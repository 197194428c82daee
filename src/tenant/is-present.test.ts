import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPresent } from './is-present.ts'

describe('presence of a value (spec §5)', () => {
  it.each([null, undefined, '', ' ', '\n\t ', '\u00a0'])('is false for %j', (value) => {
    expect(isPresent(value)).toBe(false)
  })

  it.each([0, false, Number.NaN, 'a', ' a ', '0', [], {}])('is true for %j', (value) => {
    expect(isPresent(value)).toBe(true)
  })

  // §5.7
  it('is true for anything except null and blank strings', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const isBlank = typeof value === 'string' && value.trim() === ''
        expect(isPresent(value)).toBe(value !== null && value !== undefined && !isBlank)
      }),
    )
  })
})
