import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allocateAmount } from './allocate-amount.ts'

describe('allocate', () => {
  it('gives the rest of rounding to the largest remainders, and to the first of equal ones', () => {
    expect(allocateAmount(100, [1, 1, 1])).toEqual([34, 33, 33])
    expect(allocateAmount(10, [3, 3, 4])).toEqual([3, 3, 4])
    expect(allocateAmount(7, [50, 30, 20])).toEqual([4, 2, 1])
    expect(allocateAmount(1, [1, 2])).toEqual([0, 1])
  })

  it('divides equally if every weight is zero', () => {
    expect(allocateAmount(5, [0, 0])).toEqual([3, 2])
    expect(allocateAmount(0, [0, 0])).toEqual([0, 0])
  })

  it('divides nothing among no parts', () => {
    expect(allocateAmount(0, [])).toEqual([])
    expect(() => allocateAmount(1, [])).toThrow(RangeError)
  })

  it('sums to the amount exactly and keeps every part within one of its share', () => {
    const large = fc.integer({ min: 0, max: 2 ** 45 })
    fc.assert(
      fc.property(large, fc.array(large, { minLength: 1, maxLength: 40 }), (amount, weights) => {
        const parts = allocateAmount(amount, weights)
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount)
        const all = weights.reduce((sum, weight) => sum + BigInt(weight), 0n)
        if (all === 0n) return
        for (const [index, part] of parts.entries()) {
          const share = BigInt(amount) * BigInt(weights[index] ?? 0)
          const difference = BigInt(part) * all - share
          expect(difference < all && difference > -all).toBe(true)
        }
      }),
    )
  })
})
