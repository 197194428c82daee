import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { currencyExponent } from '../../../../tenant/money/minor-units.ts'
import { shippedRates } from '../../exchange-rates/shipped-rates.ts'
import { anyCurrency, anyMarkup, pricingWith } from '../../pricing/testing-prices.ts'
import type { Viewer } from '../../pricing/viewer.ts'
import { dealRates, type RatesContext } from './deal-rates.ts'

const price = { currency: 'USD', net: 10_000, retail: 15_000, minimumSelling: null }
const context: RatesContext = { viewer: 'agent', ...pricingWith('USD') }

describe('dealRates', () => {
  it('is the wholesale rate, markup, their sum, the public price and the saving', () => {
    expect(dealRates(price, context)).toEqual({
      publishedRate: 150,
      totalRate: 112,
      baseRate: 100,
      taxAndFee: 12,
      savedPrice: 38,
      discountPercentage: 25,
      currency: 'USD',
    })
  })

  // §5.4, §6.6
  it.each(['anonymous', 'traveller', 'restricted-agent'] as const)(
    'leaves wholesale rate and markup out for %s',
    (viewer) => {
      expect(dealRates(price, { ...context, viewer })).toEqual({
        publishedRate: 150,
        totalRate: 112,
        savedPrice: 38,
        discountPercentage: 25,
        currency: 'USD',
      })
    },
  )

  it('gives no rates to a visitor who may not see prices', () => {
    expect(dealRates(price, { ...context, viewer: 'anonymous-without-prices' })).toBeUndefined()
  })

  it('never exceeds the public price: the markup ends there', () => {
    const tight = { ...price, retail: 10_500 }
    expect(dealRates(tight, context)).toMatchObject({
      totalRate: 105,
      taxAndFee: 5,
      savedPrice: 0,
      discountPercentage: 0,
    })
  })

  it("never sells below the supplier's minimum", () => {
    const floored = { ...price, minimumSelling: 12_000 }
    expect(dealRates(floored, context)).toMatchObject({ totalRate: 120, taxAndFee: 20, savedPrice: 30 })
  })

  it('rounds to the shown precision of the currency: whole yen, two decimals of the dinar', () => {
    const exchange = { ...shippedRates, rates: { USD: 1, JPY: 150.5, KWD: 0.3071 } }
    expect(dealRates(price, { ...context, exchange, currency: 'JPY' })).toMatchObject({
      baseRate: 15_050,
      taxAndFee: 1_806,
    })
    expect(dealRates(price, { ...context, exchange, currency: 'KWD' })).toMatchObject({
      baseRate: 30.71,
      taxAndFee: 3.69,
    })
  })

  it('keeps the sums of the spec exactly, in every currency, for every price and viewer', () => {
    const viewers: Viewer[] = ['anonymous', 'traveller', 'agent', 'restricted-agent']
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 50_000_000 }),
        fc.double({ min: 0, max: 2, noNaN: true }),
        anyMarkup,
        anyCurrency,
        fc.constantFrom(...viewers),
        (net, over, rule, currency, viewer) => {
          const offer = { ...price, net, retail: Math.round(net * (1 + over)) }
          const rates = dealRates(offer, { ...context, viewer, currency, rules: [rule] })
          const minor = (value: number | undefined) =>
            Math.round((value ?? Number.NaN) * 10 ** currencyExponent(currency))
          expect(minor(rates?.savedPrice)).toBe(minor(rates?.publishedRate) - minor(rates?.totalRate))
          expect(rates?.savedPrice).toBeGreaterThanOrEqual(0)
          expect(rates?.discountPercentage).toBeLessThanOrEqual(100)
          expect(Number.isInteger(rates?.discountPercentage)).toBe(true)
          expect(rates && 'baseRate' in rates).toBe(viewer === 'agent')
          if (viewer === 'agent')
            expect(minor(rates?.totalRate)).toBe(minor(rates?.baseRate) + minor(rates?.taxAndFee))
        },
      ),
    )
  })
})
