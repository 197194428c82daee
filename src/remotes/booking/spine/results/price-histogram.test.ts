import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isInRange, priceHistogram, priceRangeValue, readPriceRange } from './price-histogram.ts'

const priced = (totals: readonly number[]) =>
  totals.map((total) => ({ price: { total: total * 100, currency: 'USD' } }))

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
    expect(priceHistogram(priced([1, 2]))).toBeNull()
    expect(priceHistogram(priced([7, 7, 7, 7]))).toBeNull()
    expect(priceHistogram([{}, {}, {}, {}])).toBeNull()
  })

  it('has round steps', () => {
    expect(priceHistogram(priced([103, 250, 593]))).toMatchObject({ min: 100, max: 595, step: 5 })
  })
})

describe('price range', () => {
  it.each(['EUR.100-300', 'EUR.100-', 'EUR.-300'])('is read back as written: %s', (text) => {
    expect(priceRangeValue(readPriceRange(text, 'EUR'), 'EUR')).toBe(text)
  })

  it.each(['EUR.300-100', 'EUR.-', 'USD.1-2', 'EUR.1-2x', 'EUR.1e3-', '', null])(
    'has no bound for %j',
    (text) => expect(readPriceRange(text, 'EUR')).toEqual({ from: null, to: null }),
  )

  it('includes both ends, and no offer whose price is hidden', () => {
    const [cheap, dear] = priced([100, 300])
    const range = { from: 100, to: 299 }
    expect([cheap, dear, {}].map((offer) => isInRange(offer ?? {}, range))).toEqual([true, false, false])
    expect(isInRange({}, { from: null, to: null })).toBe(true)
  })
})
