import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shippedRates } from '../../server/domain/exchange-rates/shipped-rates.ts'
import { convert } from './convert.ts'
import { currencyExponent } from './minor-units.ts'

const { rates } = shippedRates
const currency = fc.constantFrom(...Object.keys(rates))
const amount = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 })

describe('currencyExponent', () => {
  it.each([
    ['USD', 2],
    ['JPY', 0],
    ['KWD', 3],
    ['HUF', 2],
    ['IDR', 2],
    ['CLP', 0],
    ['XXZ', 2],
    ['toString', 2],
  ])('gives %s %i decimals, as ISO 4217 does', (code, decimals) => {
    expect(currencyExponent(code)).toBe(decimals)
  })
})

describe('convert', () => {
  const simple = { USD: 1, EUR: 0.8, JPY: 150, KWD: 0.3 }

  it.each([
    [10_000, 'USD', 'EUR', 8000],
    [8000, 'EUR', 'USD', 10_000],
    [10_000, 'USD', 'JPY', 15_000],
    [15_000, 'JPY', 'USD', 10_000],
    [10_000, 'USD', 'KWD', 30_000],
    [30_000, 'KWD', 'JPY', 15_000],
    [0, 'USD', 'JPY', 0],
  ])('converts %i minor units of %s into %s: %i', (minor, from, to, expected) => {
    expect(convert(minor, from, to, simple)).toBe(expected)
  })

  it('rounds halves away from zero in both directions, despite binary fractions', () => {
    expect(convert(1, 'USD', 'EUR', { USD: 1, EUR: 0.5 })).toBe(1)
    expect(convert(-1, 'USD', 'EUR', { USD: 1, EUR: 0.5 })).toBe(-1)
    expect(convert(100, 'USD', 'EUR', { USD: 1, EUR: 2.675 })).toBe(268)
  })

  it('leaves an amount in its own currency unchanged, with or without a rate', () => {
    expect(convert(1234, 'ABC', 'ABC', simple)).toBe(1234)
  })

  it('names the currency that has no rate', () => {
    expect(() => convert(100, 'USD', 'CHF', simple)).toThrow(
      new RangeError('There is no exchange rate for CHF.'),
    )
    expect(() => convert(100, 'toString', 'USD', simple)).toThrow(RangeError)
  })

  it('returns whole minor units, keeps the sign, and converts back within rounding', () => {
    fc.assert(
      fc.property(amount, currency, currency, (minor, from, to) => {
        const there = convert(minor, from, to, rates)
        expect(Number.isSafeInteger(there)).toBe(true)
        expect(there * minor).toBeGreaterThanOrEqual(0)
        const oneUnitBack = convert(1, to, from, rates) + 1
        expect(Math.abs(convert(there, to, from, rates) - minor)).toBeLessThanOrEqual(oneUnitBack)
      }),
      { numRuns: 1000 },
    )
  })

  it('preserves the order of prices', () => {
    fc.assert(
      fc.property(amount, amount, currency, currency, (a, b, from, to) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)]
        expect(convert(low, from, to, rates)).toBeLessThanOrEqual(convert(high, from, to, rates))
      }),
    )
  })
})
