import { describe, expect, it } from 'vitest'
import { parseDecimal } from './rule-draft.ts'

describe('parseDecimal', () => {
  it.each([
    ['12', 12],
    [' 12.5 ', 12.5],
    ['12,5', 12.5],
    ['١٢٫٥', 12.5],
    ['0.333', 0.333],
  ])('reads %s as %d', (text, value) => {
    expect(parseDecimal(text)).toBe(value)
  })

  it.each(['', 'ten', '-1', '1e3', '1,2,3', '1,250', '12 %', '1234567890'])('rejects %s', (text) => {
    expect(parseDecimal(text)).toBeNaN()
  })
})
