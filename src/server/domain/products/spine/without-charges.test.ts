import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPassThrough } from '../../pricing/pass-through-lines.ts'
import { sellingPrice } from '../../pricing/selling-price.ts'
import { anyCurrency, anyMarkup, anySupplierPrice, pricingWith } from '../../pricing/testing-prices.ts'
import type { SupplierPrice } from '../../suppliers/supplier-price.ts'
import type { QuotedItem } from './quoted-item.ts'
import { soldPolicy } from './sold-policy.ts'
import { withoutCharges } from './without-charges.ts'

const kind = {
  scheduleOf: (_: object, amount: number) => [
    { at: null, amount, to: 'agency' as const, kind: 'balance' as const },
  ],
}

const price: SupplierPrice = {
  currency: 'EUR',
  breakdown: [{ label: 'cabin', amount: 100_000 }],
  base: 100_000,
  priceLines: [
    { code: 'port_charge', kind: 'fee', amount: 20_000, treatment: 'pass_through' },
    { code: 'tax', kind: 'tax', amount: 5_000, treatment: 'standard' },
  ],
  net: 125_000,
  retail: 150_000,
  minimumSelling: 130_000,
  dueLocally: [],
}

function itemOf(supplierPrice: SupplierPrice, sold: QuotedItem['price']): QuotedItem {
  const { net, currency } = supplierPrice
  const steps = [{ from: '2027-01-01T00:00:00', penalty: { amount: net, currency } }]
  const supplierPolicy = { isRefundable: true, timeZone: 'Europe/Rome', steps }
  return {
    ...{ product: 'cruise', supplier: 'sample', rateKey: 'key', subject: {}, isSample: true, scenario: null },
    ...{ supplierPrice, supplierPolicy, price: sold, requirements: [] },
    policy: soldPolicy(supplierPolicy, net, sold.total),
    schedule: kind.scheduleOf({}, sold.total),
  }
}

describe('withoutCharges', () => {
  it('takes a port’s charge off every sum, and leaves markup and other lines', () => {
    const sold = sellingPrice(price, pricingWith('EUR', [{ kind: 'percent', value: 10 }]))
    const item = itemOf(price, sold)
    const after = withoutCharges(item, [{ code: 'port_charge', amount: 3_000 }], 1, kind)
    expect(after.supplierPrice).toMatchObject({ net: 122_000, retail: 147_000, minimumSelling: 127_000 })
    expect(after.price).toMatchObject({
      net: sold.net - 3_000,
      total: sold.total - 3_000,
      retail: sold.retail - 3_000,
      markup: sold.markup,
      subtotal: sold.subtotal,
      breakdown: sold.breakdown,
    })
    expect(after.price.priceLines.map(({ amount }) => amount)).toEqual([17_000, 5_000])
    expect(after.price.publicParts?.priceLines[0]?.amount).toBe(17_000)
    expect(after.price.trace.at(-1)?.sum).toBe(sold.total - 3_000)
    expect(after.schedule).toMatchObject([{ amount: sold.total - 3_000 }])
    // Cancelling costs everything, which is less now.
    expect(after.policy.steps).toMatchObject([{ penalty: sold.total - 3_000 }])
    expect(after.supplierPolicy.steps[0]?.penalty.amount).toBe(122_000)
  })

  it('drops a line that is saved as a whole, and saves no more than it was', () => {
    const item = itemOf(price, sellingPrice(price, pricingWith('EUR')))
    const after = withoutCharges(item, [{ code: 'port_charge', amount: 99_000 }], 1, kind)
    expect(after.price.priceLines.map(({ code }) => code)).toEqual(['tax'])
    expect(after.price.total).toBe(item.price.total - 20_000)
  })

  it('saves nothing of a standard line, of an unknown one, or below the step of charges', () => {
    const item = itemOf(price, sellingPrice(price, pricingWith('EUR')))
    for (const saved of [
      { code: 'tax', amount: 5_000 },
      { code: 'pilotage', amount: 5_000 },
      { code: 'port_charge', amount: 99 },
    ])
      expect(withoutCharges(item, [saved], 100, kind)).toBe(item)
  })

  it('stays exact in any currency: the parts add up to the total, which falls by whole steps', () => {
    fc.assert(
      fc.property(
        anySupplierPrice,
        anyCurrency,
        anyMarkup,
        fc.integer({ min: 1, max: 100_000 }),
        (any, currency, rule, amount) => {
          const item = itemOf(any, sellingPrice(any, pricingWith(currency, [rule])))
          const saved = any.priceLines.filter(isPassThrough).map(({ code }) => ({ code, amount }))
          const { price: now } = withoutCharges(item, saved, 10, kind)
          expect((item.price.total - now.total) % 10).toBe(0)
          expect(now.net + now.markup).toBe(now.total)
          const parts = [...(now.publicParts?.priceLines ?? []), { amount: now.publicParts?.subtotal ?? 0 }]
          expect(parts.reduce((sum, part) => sum + part.amount, 0)).toBe(now.total)
          expect(now.priceLines.every((line) => line.amount >= 0)).toBe(true)
        },
      ),
    )
  })
})
