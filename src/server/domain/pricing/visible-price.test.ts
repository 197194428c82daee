import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { MarkupRule } from '../../../contract/types.ts'
import { majorUnits, priceUnit, roundAmount } from '../../../tenant/money/minor-units.ts'
import type { SupplierPrice } from '../suppliers/supplier-price.ts'
import { sellingPrice } from './selling-price.ts'
import { anyCurrency, anyMarkup, anySupplierPrice, pricingWith } from './testing-prices.ts'
import type { Viewer } from './viewer.ts'
import { visibleInShort, visiblePrice } from './visible-price.ts'

const sold = fc
  .tuple(anySupplierPrice, anyCurrency, anyMarkup)
  .map(([wholesale, currency, rule]) => sellingPrice(wholesale, pricingWith(currency, [rule])))
const buyers: readonly Viewer[] = ['anonymous', 'traveller', 'restricted-agent', 'agent']
const others = buyers.filter((viewer) => viewer !== 'agent')
const agentOnly = ['net', 'base', 'markup', 'rule', 'trace']

/** A price whose pass-through line is no multiple of the currency's unit. */
const passThroughBetweenUnits: SupplierPrice = {
  currency: 'TND',
  breakdown: [{ label: 'night', date: '2027-01-01', amount: 545_707 }],
  priceLines: [
    { code: 'city', amount: 1_525_176, kind: 'tax', treatment: 'standard' },
    { code: 'vat', amount: 1_395_785, kind: 'tax', treatment: 'standard' },
    { code: 'tourism', amount: 1_739_427, kind: 'tax', treatment: 'pass_through' },
  ],
  dueLocally: [],
  base: 545_707,
  net: 5_206_095,
  retail: 5_206_095,
  minimumSelling: null,
}

/** The same price with the supplier's own amounts multiplied, and another public price. */
function timesAsDear(price: SupplierPrice, times: number, retail: number): SupplierPrice {
  const dearer = <Line extends { amount: number }>(lines: readonly Line[]) =>
    lines.map((line) => ({ ...line, amount: line.amount * times }))
  const { breakdown, base } = price
  const priceLines = price.priceLines.map((line) =>
    line.treatment === 'standard' ? { ...line, amount: line.amount * times } : line,
  )
  return {
    ...price,
    breakdown: dearer(breakdown),
    priceLines,
    base: base * times,
    retail,
    minimumSelling: null,
    net: priceLines.reduce((sum, { amount }) => sum + amount, base * times),
  }
}

/** Every key of a document, at any depth. */
function keysOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => [
    ...(Array.isArray(value) ? [] : [key]),
    ...keysOf(part),
  ])
}

describe('visiblePrice', () => {
  it('shows everyone the total that is charged, and parts that sum to it', () => {
    fc.assert(
      fc.property(sold, fc.constantFrom(...buyers), (price, viewer) => {
        const seen = visiblePrice(price, viewer)
        expect(seen?.total).toBe(price.total)
        const parts = [...(seen?.breakdown ?? []), ...(seen?.priceLines ?? [])]
        expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(price.total)
        expect(seen?.saved).toBe(price.saved)
      }),
    )
  })

  it('shows the same sums in short as in full, and no more', () => {
    fc.assert(
      fc.property(sold, fc.constantFrom<Viewer>(...buyers, 'anonymous-without-prices'), (price, viewer) => {
        const full = visiblePrice(price, viewer)
        const short = visibleInShort(price, viewer)
        const { total = 0, saved = 0, net, retail, markup } = full ?? {}
        expect(short).toEqual(full && { total, saved, ...(net !== undefined && { net }) })
        if (retail !== undefined) expect(total + saved).toBe(retail)
        if (markup !== undefined) expect(total - (net ?? 0)).toBe(markup)
      }),
    )
  })

  it("shows net, markup and the price's steps to unrestricted agents, and to no other viewer", () => {
    fc.assert(
      fc.property(sold, fc.constantFrom(...buyers), (price, viewer) => {
        const keys = new Set(keysOf(JSON.parse(JSON.stringify(visiblePrice(price, viewer)))))
        for (const key of agentOnly) expect([key, keys.has(key)]).toEqual([key, viewer === 'agent'])
        expect(keys.has('retail')).toBe(viewer !== 'anonymous')
      }),
    )
  })

  it('shows other viewers only parts made of the total, in the supplier’s proportions', () => {
    const whole = fc.integer({ min: 1, max: 100_000 })
    fc.assert(
      fc.property(
        anySupplierPrice,
        whole,
        whole,
        fc.constantFrom(...others),
        (wholesale, less, more, viewer) => {
          fc.pre(wholesale.net > 0)
          const { currency } = wholesale
          const unit = priceUnit(currency)
          const highest = Math.ceil(Math.max(wholesale.retail, wholesale.net * (less + more)) / unit) * unit
          const soldAt = (times: number) => {
            const price = timesAsDear(wholesale, times, highest)
            const added = majorUnits(highest - roundAmount(price.net, unit), currency)
            const rule: MarkupRule = { kind: 'fixed', value: added, currency }
            return visiblePrice(sellingPrice(price, pricingWith(currency, [rule])), viewer)
          }
          expect(soldAt(less)).toEqual(soldAt(less + more))
        },
      ),
      { examples: [[passThroughBetweenUnits, 17, 99_594, 'anonymous']] },
    )
  })

  it('shows agents everything', () => {
    const [price] = fc.sample(sold, 1)
    if (price === undefined) throw new Error('there is no price')
    const { publicParts: _, ...own } = price
    expect(visiblePrice(price, 'agent')).toEqual(own)
  })

  it('hides the supplier’s parts of a stored price without public parts too', () => {
    fc.assert(
      fc.property(sold, fc.constantFrom(...others), (price, viewer) => {
        const { publicParts: _, ...stored } = price
        const [seen, now] = [visiblePrice(stored, viewer), visiblePrice(price, viewer)]
        const of = (parts: typeof seen) => [
          parts?.subtotal ?? 0,
          ...(parts?.priceLines ?? []).map(({ amount }) => amount),
        ]
        expect(of(seen).reduce((sum, amount) => sum + amount, 0)).toBe(price.total)
        // The wholesale parts were rounded once already.
        const slack = priceUnit(price.currency) * (1 + price.total / Math.max(1, price.net))
        of(seen).forEach((amount, at) => {
          expect(Math.abs(amount - (of(now)[at] ?? 0))).toBeLessThanOrEqual(slack)
        })
      }),
    )
  })

  it('shows nothing to a viewer who may not see prices', () => {
    fc.assert(
      fc.property(sold, (price) => {
        expect(visiblePrice(price, 'anonymous-without-prices')).toBeNull()
      }),
    )
  })
})
