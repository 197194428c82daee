import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { percentShare } from './markup-amount.ts'

describe('percentShare', () => {
  it.each([
    [10_000, 12.5, 1_250],
    [10_000, 0.29, 29],
    [1_005, 10, 101],
    [333, 0, 0],
    [333, 100, 333],
  ])('of %i at %d percent is %i', (amount, percent, expected) => {
    expect(percentShare(amount, percent)).toBe(expected)
  })

  it('is exact to the last unit and rounds halves up', () => {
    const amount = fc.integer({ min: 0, max: 1e11 })
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 10_000 }), (whole, hundredths) => {
        const exact = (BigInt(whole) * BigInt(hundredths) * 2n + 10_000n) / 20_000n
        expect(percentShare(whole, hundredths / 100)).toBe(Number(exact))
      }),
    )
  })
})
