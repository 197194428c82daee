import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { convert } from '../../../tenant/money/convert.ts'
import { shownUnit } from '../../../tenant/money/shown-unit.ts'
import { shippedRates } from '../exchange-rates/shipped-rates.ts'
import type { SupplierPrice } from '../suppliers/supplier-price.ts'
import { sellingPrice } from './selling-price.ts'
import { anyCurrency, anyMarkup, anySupplierPrice, pricingWith } from './testing-prices.ts'

const price: SupplierPrice = {
  currency: 'USD',
  nightly: [
    { date: '2027-01-01', amount: 10_000 },
    { date: '2027-01-02', amount: 11_000 },
    { date: '2027-01-03', amount: 9_001 },
  ],
  base: 30_001,
  taxes: [{ code: 'vat', amount: 3_000 }],
  fees: [{ code: 'service', amount: 999 }],
  net: 34_000,
  retail: 50_000,
  minimumSelling: null,
  dueAtProperty: [{ code: 'city', amount: 600, currency: 'EUR' }],
}
const sum = (parts: readonly { amount: number }[]) => parts.reduce((total, { amount }) => total + amount, 0)

describe('sellingPrice', () => {
  it('adds the markup to the nights, and neither to taxes nor to fees', () => {
    const sold = sellingPrice(price, pricingWith('USD', [{ kind: 'percent', value: 10 }]))
    expect(sold).toMatchObject({
      ...{ net: 34_000, base: 30_001, markup: 3_400, total: 37_400, subtotal: 33_401 },
      ...{ retail: 50_000, saved: 12_600, taxes: price.taxes, fees: price.fees },
      nightly: [
        { date: '2027-01-01', amount: 11_133 },
        { date: '2027-01-02', amount: 12_247 },
        { date: '2027-01-03', amount: 10_021 },
      ],
      exchange: { from: 'USD', rate: 1, asOf: shippedRates.asOf },
      rule: { kind: 'percent', value: 10 },
      trace: [
        { step: 'wholesale', amount: 34_000, sum: 34_000 },
        { step: 'markup', amount: 3_400, sum: 37_400 },
      ],
    })
  })

  it('says what is due at the property as the supplier does, with an estimate, and leaves it out of the total', () => {
    const sold = sellingPrice(price, pricingWith('JPY'))
    expect(sold.dueAtProperty).toEqual([
      {
        code: 'city',
        amount: 600,
        currency: 'EUR',
        estimate: convert(600, 'EUR', 'JPY', shippedRates.rates),
      },
    ])
    const without = sellingPrice({ ...price, dueAtProperty: [] }, pricingWith('JPY'))
    expect(sold.total).toBe(without.total)
  })

  it('gives no estimate in a currency that nobody has a rate of', () => {
    const unknown = { ...price, dueAtProperty: [{ code: 'city', amount: 600, currency: 'KPW' }] }
    expect(sellingPrice(unknown, pricingWith('USD')).dueAtProperty[0]?.estimate).toBeNull()
  })

  it('ends the markup at the public price and begins it at the minimum, also where that is above', () => {
    const tight = { ...price, retail: 35_000 }
    const rules = [{ kind: 'percent', value: 10 }] as const
    expect(sellingPrice(tight, pricingWith('USD', rules))).toMatchObject({
      ...{ markup: 1_000, total: 35_000, saved: 0 },
      trace: [
        { step: 'wholesale', amount: 34_000, sum: 34_000 },
        { step: 'markup', amount: 3_400, sum: 37_400 },
        { step: 'public-price', amount: -2_400, sum: 35_000 },
      ],
    })
    expect(sellingPrice({ ...price, minimumSelling: 40_000 }, pricingWith('USD', rules))).toMatchObject({
      ...{ markup: 6_000, total: 40_000, saved: 10_000 },
      trace: [{}, {}, { step: 'minimum', amount: 2_600, sum: 40_000 }],
    })
    expect(sellingPrice({ ...tight, minimumSelling: 36_000 }, pricingWith('USD', rules))).toMatchObject({
      ...{ total: 36_000, retail: 36_000, saved: 0 },
    })
  })

  it('adds a fixed amount in the currency that is sold in', () => {
    const rules = [{ kind: 'fixed', value: 20, currency: 'USD' }] as const
    expect(sellingPrice(price, pricingWith('JPY', rules)).markup).toBe(
      convert(2_000, 'USD', 'JPY', shippedRates.rates),
    )
    expect(sellingPrice(price, pricingWith('KWD', rules)).markup).toBe(6_110)
  })

  it('sells by the default where the rate of a fixed amount is gone', () => {
    const rules = [{ kind: 'fixed', value: 20, currency: 'KPW' }] as const
    expect(sellingPrice(price, pricingWith('USD', rules)).markup).toBe(4_080)
  })

  it('refuses a currency without a rate', () => {
    expect(() => sellingPrice(price, pricingWith('KPW'))).toThrow(RangeError)
  })

  it('loses no minor unit in any currency: every part is whole and all of them are the total', () => {
    fc.assert(
      fc.property(anySupplierPrice, anyCurrency, anyMarkup, (asked, currency, rule) => {
        const sold = sellingPrice(asked, pricingWith(currency, [rule]))
        const parts = [...sold.nightly, ...sold.taxes, ...sold.fees]
        expect(sum(parts)).toBe(sold.total)
        expect(sold.base + sum([...sold.taxes, ...sold.fees])).toBe(sold.net)
        expect(sold.net + sold.markup).toBe(sold.total)
        expect(sum(sold.nightly)).toBe(sold.subtotal)
        expect(sold.total + sold.saved).toBe(sold.retail)
        expect(sum(sold.trace)).toBe(sold.total)
        expect(sold.trace.at(-1)?.sum).toBe(sold.total)
        const amounts = [...parts.map(({ amount }) => amount), sold.markup, sold.saved]
        expect(amounts.every((amount) => Number.isSafeInteger(amount) && amount >= 0)).toBe(true)
        expect(amounts.filter((amount) => amount % shownUnit(currency) !== 0)).toEqual([])
      }),
      { numRuns: 500 },
    )
  })

  it('converts once, to what is shown of the currency, and leaves the currency of the supplier as it is', () => {
    fc.assert(
      fc.property(anySupplierPrice, anyCurrency, anyMarkup, (asked, currency, rule) => {
        const sold = sellingPrice(asked, pricingWith(currency, [rule]))
        const { rates } = shippedRates
        expect(sold.net).toBe(convert(asked.net, asked.currency, currency, rates, shownUnit(currency)))
        fc.pre(shownUnit(asked.currency) === 1)
        const own = sellingPrice(asked, pricingWith(asked.currency, [rule]))
        expect([own.net, own.base, own.taxes, own.fees]).toEqual([
          asked.net,
          asked.base,
          asked.taxes,
          asked.fees,
        ])
      }),
    )
  })

  it('is never below the minimum, and never above the public price unless the minimum is', () => {
    fc.assert(
      fc.property(anySupplierPrice, anyCurrency, anyMarkup, (asked, currency, rule) => {
        const { total } = sellingPrice(asked, pricingWith(currency, [rule]))
        const inCurrency = (amount: number) => convert(amount, asked.currency, currency, shippedRates.rates)
        const minimum = inCurrency(asked.minimumSelling ?? 0)
        expect(total).toBeGreaterThanOrEqual(minimum)
        expect(total).toBeLessThan(Math.max(minimum, inCurrency(asked.retail)) + shownUnit(currency))
      }),
    )
  })

  it('is what the gateway can charge: the next multiple of its step, and still the sum of its parts', () => {
    fc.assert(
      fc.property(
        anySupplierPrice,
        anyCurrency,
        anyMarkup,
        fc.constantFrom(1, 10, 100),
        (asked, currency, rule, step) => {
          const context = pricingWith(currency, [rule])
          const [sold, plain] = [sellingPrice(asked, { ...context, step }), sellingPrice(asked, context)]
          expect(sold.total % step).toBe(0)
          expect(sold.total - plain.total).toBeGreaterThanOrEqual(0)
          expect(sold.total - plain.total).toBeLessThan(Math.max(step, shownUnit(currency)))
          expect(sum([...sold.nightly, ...sold.taxes, ...sold.fees])).toBe(sold.total)
          expect(sum(sold.trace)).toBe(sold.total)
          expect(sold.total + sold.saved).toBe(sold.retail)
        },
      ),
    )
  })

  it('asks no less by a higher markup, and no less for what costs more', () => {
    const percent = fc.integer({ min: 0, max: 10_000 })
    fc.assert(
      fc.property(
        anySupplierPrice,
        anyCurrency,
        percent,
        percent,
        percent,
        (asked, currency, one, two, more) => {
          const totalOf = (of: SupplierPrice, hundredths: number) =>
            sellingPrice(of, pricingWith(currency, [{ kind: 'percent', value: hundredths / 100 }])).total
          const [less, most] = [Math.min(one, two), Math.max(one, two)]
          expect(totalOf(asked, most)).toBeGreaterThanOrEqual(totalOf(asked, less))
          const dearer = {
            ...asked,
            ...{ net: asked.net + more, retail: asked.retail + more },
            fees: [...asked.fees, { code: 'more', amount: more }],
          }
          expect(totalOf(dearer, less)).toBeGreaterThanOrEqual(totalOf(asked, less))
        },
      ),
    )
  })
})
