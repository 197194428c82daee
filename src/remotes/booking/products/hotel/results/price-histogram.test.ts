import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priceHistogram } from './price-histogram.ts'
import { card, dollars } from './testing-offer.ts'

const priced = (totals: readonly number[]) =>
  totals.map((total, at) => card(`${at}`, { price: dollars(total) }))

describe('price histogram', () => {
  it('counts every price in exactly one bar between its ends', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 2_000_000 }), { minLength: 3 }), (totals) => {
        const histogram = priceHistogram(priced(totals))
        if (new Set(totals).size === 1) return expect(histogram).toBeNull()
        expect(histogram?.counts.reduce((sum, count) => sum + count, 0)).toBe(totals.length)
        expect(histogram?.min).toBeLessThanOrEqual(Math.min(...totals))
        expect(histogram?.max).toBeGreaterThanOrEqual(Math.max(...totals))
      }),
    )
  })

  it('is null for too few prices, a single price or hidden prices', () => {
    const { price: _, ...hidden } = card('hidden')
    expect(priceHistogram(priced([1, 2]))).toBeNull()
    expect(priceHistogram(priced([7, 7, 7, 7]))).toBeNull()
    expect(priceHistogram([hidden, hidden, hidden, hidden])).toBeNull()
  })

  it('has round steps', () => {
    expect(priceHistogram(priced([103, 250, 593]))).toMatchObject({ min: 100, max: 595, step: 5 })
  })
})
