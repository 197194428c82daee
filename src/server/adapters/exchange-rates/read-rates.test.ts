import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { RatesRefused, readRates } from './read-rates.ts'

const askedAt = new Date('2026-03-01T12:00:00Z')
const read = (body: unknown) => readRates(body, 'rates.example', askedAt)

describe('readRates', () => {
  it('returns rates relative to USD as they are', () => {
    expect(read({ base: 'USD', date: '2026-02-28', rates: { EUR: 0.9, MXN: 18.5 } })).toEqual({
      base: 'USD',
      asOf: '2026-02-28',
      source: 'rates.example',
      rates: { USD: 1, EUR: 0.9, MXN: 18.5 },
    })
  })

  it('converts rates relative to another currency', () => {
    const { rates } = read({ base: 'eur', rates: { USD: 1.25, GBP: 0.75 } })
    expect(rates).toEqual({ USD: 1, EUR: 0.8, GBP: 0.6 })
  })

  it.each([
    [{ date: '2026-02-28' }, '2026-02-28'],
    [{ asOf: '2026-02-28T16:00:00Z' }, '2026-02-28T16:00:00Z'],
    [{ timestamp: 1_772_294_400 }, '2026-02-28T16:00:00.000Z'],
    [{ timestamp: 1_772_294_400_000 }, '2026-02-28T16:00:00.000Z'],
    [{}, '2026-03-01T12:00:00.000Z'],
    [{ date: 'yesterday, about noon' }, '2026-03-01T12:00:00.000Z'],
    [{ timestamp: 9e18 }, '2026-03-01T12:00:00.000Z'],
  ])('reads the date of %j', (dated, asOf) => {
    expect(read({ rates: { EUR: 0.9 }, ...dated }).asOf).toBe(asOf)
  })

  it('leaves out what is not a currency code', () => {
    expect(read({ rates: { EUR: 0.9, eur: 0.9, GOLD: 2, __proto__x: 3 } }).rates).toEqual({
      USD: 1,
      EUR: 0.9,
    })
  })

  it.each([
    [{ rates: { EUR: -0.9 } }, 'the rate for EUR is not a positive number'],
    [{ rates: { EUR: 0 } }, 'the rate for EUR is not a positive number'],
    [{ rates: { EUR: '0.9' } }, 'the rate for EUR is not a positive number'],
    [{ rates: { EUR: null } }, 'the rate for EUR is not a positive number'],
    [{ base: 'EUR', rates: { GBP: 0.75 } }, 'the base is EUR and there is no rate for USD'],
    [{ base: 'USD', rates: { USD: 1.1, EUR: 0.9 } }, 'the base is USD and its rate is not 1'],
    [{ base: 'EUR', rates: { USD: 1e-300, GBP: 1e300 } }, 'the rate for GBP cannot be given in USD'],
    [{ rates: {} }, 'the answer has no rates'],
    [{ rates: [1, 2] }, 'the answer has no object "rates"'],
    [{ success: false }, 'the answer has no object "rates"'],
    [null, 'the answer has no object "rates"'],
  ])('refuses %j: %s', (body, reason) => {
    expect(() => read(body)).toThrow(new RatesRefused(reason))
  })

  it('returns positive finite rates with USD at 1, or refuses, whatever the service sends', () => {
    const code = fc.constantFrom('USD', 'EUR', 'JPY', 'KWD', 'x')
    const body = fc.oneof(
      fc.jsonValue(),
      fc.record({
        base: code,
        rates: fc.dictionary(code, fc.oneof(fc.double(), fc.jsonValue())),
        date: fc.jsonValue(),
      }),
    )
    fc.assert(
      fc.property(body, (sent) => {
        try {
          const { rates, asOf } = read(sent)
          expect(rates.USD).toBe(1)
          expect(Object.values(rates).every((rate) => Number.isFinite(rate) && rate > 0)).toBe(true)
          expect(asOf.length).toBeGreaterThanOrEqual(10)
        } catch (error) {
          expect(error).toBeInstanceOf(RatesRefused)
        }
      }),
      { numRuns: 500 },
    )
  })
})
