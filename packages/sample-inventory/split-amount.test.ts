import fc from 'fast-check'
import { expect, it } from 'vitest'
import { splitAmount } from './split-amount.ts'

const weights = fc
  .array(fc.double({ min: 0, max: 1_000, noNaN: true }), { minLength: 1, maxLength: 60 })
  .filter((list) => list.some((weight) => weight > 0.001))

it('splits an amount into whole parts that add up, each within one of its share', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), weights, (amount, list) => {
      const parts = splitAmount(amount, list)
      const total = list.reduce((sum, weight) => sum + weight, 0)
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount)
      for (const [index, part] of parts.entries()) {
        expect(Number.isInteger(part) && part >= 0).toBe(true)
        expect(Math.abs(part - (amount * (list[index] ?? 0)) / total)).toBeLessThanOrEqual(1)
      }
    }),
  )
  expect(splitAmount(100, [1, 1, 1])).toEqual([34, 33, 33])
})
