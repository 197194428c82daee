import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { convert } from '../../../tenant/money/convert.ts'
import { priceUnit } from '../../../tenant/money/minor-units.ts'
import { shippedRates } from '../exchange-rates/shipped-rates.ts'
import type { SupplierPrice } from '../suppliers/supplier-price.ts'
import { sellingPrice } from './selling-price.ts'
import { anyCurrency, anyMarkup, anySupplierPrice, pricingWith } from './testing-prices.ts'

const price: SupplierPrice = {
  currency: 'USD',
  breakdown: [
    { label: 'night', date: '2027-01-01', amount: 10_000 },
    { label: 'night', date: '2027-01-02', amount: 11_000 },
    { label: 'night', date: '2027-01-03', amount: 9_001 },
  ],
  base: 30_001,
  priceLines: [
    { code: 'vat', kind: 'tax', amount: 3_000, treatment: 'standard' },
    { code: 'service', kind: 'fee', amount: 999, treatment: 'standard' },
  ],
  net: 34_000,
  retail: 50_000,
  minimumSelling: null,
  dueLocally: [{ code: 'city', amount: 600, currency: 'EUR' }],
}
const sum = (parts: readonly { amount: number }[]) => parts.reduce((total, { amount }) => total + amount, 0)

describe('sellingPrice', () => {
  it('adds the markup to the nights, not to taxes or fees', () => {
    const sold = sellingPrice(price, pricingWith('USD', [{ kind: 'percent', value: 10 }]))
    expect(sold).toMatchObject({
      net: 34_000,
      base: 30_001,
      markup: 3_400,
      total: 37_400,
      subtotal: 33_401,
      retail: 50_000,
      saved: 12_600,
      priceLines: price.priceLines,
      breakdown: [
        { label: 'night', date: '2027-01-01', amount: 11_133 },
        { label: 'night', date: '2027-01-02', amount: 12_247 },
        { label: 'night', date: '2027-01-03', amount: 10_021 },
      ],
      exchange: { from: 'USD', rate: 1, asOf: shippedRates.asOf },
      rule: { kind: 'percent', value: 10 },
      trace: [
        { step: 'wholesale', amount: 34_000, sum: 34_000 },
        { step: 'markup', amount: 3_400, sum: 37_400 },
      ],
    })
  })

  it('adds no markup to pass-through lines, and shows everyone their amount', () => {
    const levy = { code: 'levy', kind: 'fee', amount: 1_000, treatment: 'pass_through' } as const
    const withLevy = { ...price, net: 35_000, priceLines: [...price.priceLines, levy] }
    for (const rule of [
      { kind: 'percent', value: 10 },
      { kind: 'fixed', value: 34, currency: 'USD' },
    ] as const) {
      const sold = sellingPrice(withLevy, pricingWith('USD', [rule]))
      expect(sold).toMatchObject({ net: 35_000, base: 30_001, markup: 3_400, total: 38_400 })
      expect(sold.priceLines).toContainEqual(levy)
      expect(sold.publicParts?.priceLines).toContainEqual(levy)
    }
  })

  it('leaves pass-through lines unchanged while everything else doubles', () => {
    const twice = [{ kind: 'percent', value: 100 }] as const
    fc.assert(
      fc.property(anySupplierPrice, (wholesale) => {
        fc.pre(priceUnit(wholesale.currency) === 1)
        const free = { ...wholesale, retail: wholesale.net * 3, minimumSelling: null }
        const sold = sellingPrice(free, pricingWith(wholesale.currency, twice))
        const passed = wholesale.priceLines.filter(({ treatment }) => treatment === 'pass_through')
        expect(sold.markup).toBe(wholesale.net - sum(passed))
        for (const lines of [sold.priceLines, sold.publicParts?.priceLines]) {
          expect(lines?.filter(({ treatment }) => treatment === 'pass_through')).toEqual(passed)
        }
      }),
    )
  })

  it('shows amounts due locally as the supplier does, with an estimate, outside the total', () => {
    const sold = sellingPrice(price, pricingWith('JPY'))
    expect(sold.dueLocally).toEqual([
      {
        code: 'city',
        amount: 600,
        currency: 'EUR',
        estimate: convert(600, 'EUR', 'JPY', shippedRates.rates),
      },
    ])
    const without = sellingPrice({ ...price, dueLocally: [] }, pricingWith('JPY'))
    expect(sold.total).toBe(without.total)
  })

  it('gives no estimate in a currency without a rate', () => {
    const unknown = { ...price, dueLocally: [{ code: 'city', amount: 600, currency: 'KPW' }] }
    expect(sellingPrice(unknown, pricingWith('USD')).dueLocally[0]?.estimate).toBeNull()
  })

  it('ends the markup at the public price and begins it at the minimum, even above that', () => {
    const tight = { ...price, retail: 35_000 }
    const rules = [{ kind: 'percent', value: 10 }] as const
    expect(sellingPrice(tight, pricingWith('USD', rules))).toMatchObject({
      markup: 1_000,
      total: 35_000,
      saved: 0,
      trace: [
        { step: 'wholesale', amount: 34_000, sum: 34_000 },
        { step: 'markup', amount: 3_400, sum: 37_400 },
        { step: 'public-price', amount: -2_400, sum: 35_000 },
      ],
    })
    expect(sellingPrice({ ...price, minimumSelling: 40_000 }, pricingWith('USD', rules))).toMatchObject({
      markup: 6_000,
      total: 40_000,
      saved: 10_000,
      trace: [{}, {}, { step: 'minimum', amount: 2_600, sum: 40_000 }],
    })
    expect(sellingPrice({ ...tight, minimumSelling: 36_000 }, pricingWith('USD', rules))).toMatchObject({
      total: 36_000,
      retail: 36_000,
      saved: 0,
    })
  })

  it('adds a fixed amount in the selling currency', () => {
    const rules = [{ kind: 'fixed', value: 20, currency: 'USD' }] as const
    expect(sellingPrice(price, pricingWith('JPY', rules)).markup).toBe(
      convert(2_000, 'USD', 'JPY', shippedRates.rates),
    )
    expect(sellingPrice(price, pricingWith('KWD', rules)).markup).toBe(6_110)
  })

  it('sells by the default if the currency of a fixed amount has no rate', () => {
    const rules = [{ kind: 'fixed', value: 20, currency: 'KPW' }] as const
    expect(sellingPrice(price, pricingWith('USD', rules)).markup).toBe(4_080)
  })

  it('refuses a currency without a rate', () => {
    expect(() => sellingPrice(price, pricingWith('KPW'))).toThrow(RangeError)
  })

  it('loses no minor unit in any currency: parts are whole and sum to the total', () => {
    fc.assert(
      fc.property(anySupplierPrice, anyCurrency, anyMarkup, (wholesale, currency, rule) => {
        const sold = sellingPrice(wholesale, pricingWith(currency, [rule]))
        const parts = [...sold.breakdown, ...sold.priceLines]
        expect(sum(parts)).toBe(sold.total)
        expect(sold.base + sum(sold.priceLines)).toBe(sold.net)
        expect(sold.net + sold.markup).toBe(sold.total)
        expect(sum(sold.breakdown)).toBe(sold.subtotal)
        expect(sold.total + sold.saved).toBe(sold.retail)
        expect(sum(sold.trace)).toBe(sold.total)
        expect(sold.trace.at(-1)?.sum).toBe(sold.total)
        const amounts = [...parts.map(({ amount }) => amount), sold.markup, sold.saved]
        expect(amounts.every((amount) => Number.isSafeInteger(amount) && amount >= 0)).toBe(true)
        expect(amounts.filter((amount) => amount % priceUnit(currency) !== 0)).toEqual([])
      }),
      { numRuns: 500 },
    )
  })

  it("converts once, to what is shown of the currency, and leaves the supplier's currency unchanged", () => {
    fc.assert(
      fc.property(anySupplierPrice, anyCurrency, anyMarkup, (wholesale, currency, rule) => {
        const sold = sellingPrice(wholesale, pricingWith(currency, [rule]))
        const { rates } = shippedRates
        expect(sold.net).toBe(
          convert(wholesale.net, wholesale.currency, currency, rates, priceUnit(currency)),
        )
        fc.pre(priceUnit(wholesale.currency) === 1)
        const own = sellingPrice(wholesale, pricingWith(wholesale.currency, [rule]))
        expect([own.net, own.base, own.priceLines]).toEqual([
          wholesale.net,
          wholesale.base,
          wholesale.priceLines,
        ])
      }),
    )
  })

  it('is never below the minimum, and above the public price only if the minimum is', () => {
    fc.assert(
      fc.property(anySupplierPrice, anyCurrency, anyMarkup, (supplierPrice, currency, rule) => {
        const { total } = sellingPrice(supplierPrice, pricingWith(currency, [rule]))
        const inCurrency = (amount: number) =>
          convert(amount, supplierPrice.currency, currency, shippedRates.rates)
        const minimum = inCurrency(supplierPrice.minimumSelling ?? 0)
        expect(total).toBeGreaterThanOrEqual(minimum)
        expect(total).toBeLessThan(Math.max(minimum, inCurrency(supplierPrice.retail)) + priceUnit(currency))
      }),
    )
  })

  it('is the next multiple of the gateway’s step, and the sum of its parts', () => {
    fc.assert(
      fc.property(
        anySupplierPrice,
        anyCurrency,
        anyMarkup,
        fc.constantFrom(1, 10, 100),
        (wholesale, currency, rule, step) => {
          const context = pricingWith(currency, [rule])
          const [sold, plain] = [
            sellingPrice(wholesale, { ...context, step }),
            sellingPrice(wholesale, context),
          ]
          expect(sold.total % step).toBe(0)
          expect(sold.total - plain.total).toBeGreaterThanOrEqual(0)
          expect(sold.total - plain.total).toBeLessThan(Math.max(step, priceUnit(currency)))
          expect(sum([...sold.breakdown, ...sold.priceLines])).toBe(sold.total)
          expect(sum(sold.trace)).toBe(sold.total)
          expect(sold.total + sold.saved).toBe(sold.retail)
        },
      ),
    )
  })

  it('never falls with a higher markup or a higher cost', () => {
    const percent = fc.integer({ min: 0, max: 10_000 })
    fc.assert(
      fc.property(
        anySupplierPrice,
        anyCurrency,
        percent,
        percent,
        percent,
        fc.constantFrom('standard' as const, 'pass_through' as const),
        (wholesale, currency, one, two, more, treatment) => {
          const totalOf = (of: SupplierPrice, hundredths: number) =>
            sellingPrice(of, pricingWith(currency, [{ kind: 'percent', value: hundredths / 100 }])).total
          const [less, most] = [Math.min(one, two), Math.max(one, two)]
          expect(totalOf(wholesale, most)).toBeGreaterThanOrEqual(totalOf(wholesale, less))
          const dearer = {
            ...wholesale,
            net: wholesale.net + more,
            retail: wholesale.retail + more,
            priceLines: [
              ...wholesale.priceLines,
              { code: 'more', kind: 'fee' as const, amount: more, treatment },
            ],
          }
          expect(totalOf(dearer, less)).toBeGreaterThanOrEqual(totalOf(wholesale, less))
        },
      ),
    )
  })
})
