import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Viewer } from '../deals/viewer.ts'
import { sellingPrice } from './selling-price.ts'
import { anyCurrency, anyMarkup, anySupplierPrice, pricingWith } from './testing-prices.ts'
import { visiblePrice } from './visible-price.ts'

const sold = fc
  .tuple(anySupplierPrice, anyCurrency, anyMarkup)
  .map(([asked, currency, rule]) => sellingPrice(asked, pricingWith(currency, [rule])))
const buyers: readonly Viewer[] = ['anonymous', 'traveller', 'restricted-agent', 'agent']
const agentOnly = ['net', 'base', 'markup', 'rule', 'trace']

/** Every key of a document, however deep. */
function keysOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => [
    ...(Array.isArray(value) ? [] : [key]),
    ...keysOf(part),
  ])
}

describe('visiblePrice', () => {
  it('shows everybody the total that is charged, and parts that are the total', () => {
    fc.assert(
      fc.property(sold, fc.constantFrom(...buyers), (price, viewer) => {
        const seen = visiblePrice(price, viewer)
        expect(seen?.total).toBe(price.total)
        const parts = [...(seen?.nightly ?? []), ...(seen?.taxes ?? []), ...(seen?.fees ?? [])]
        expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(price.total)
        expect(seen?.saved).toBe(price.saved)
      }),
    )
  })

  it('shows net, markup and how the price came about to agents who are not restricted, and nowhere to anybody else', () => {
    fc.assert(
      fc.property(sold, fc.constantFrom(...buyers), (price, viewer) => {
        const keys = new Set(keysOf(JSON.parse(JSON.stringify(visiblePrice(price, viewer)))))
        for (const key of agentOnly) expect([key, keys.has(key)]).toEqual([key, viewer === 'agent'])
        expect(keys.has('retail')).toBe(viewer !== 'anonymous')
      }),
    )
  })

  it('shows agents all there is', () => {
    const [price] = fc.sample(sold, 1)
    if (price === undefined) throw new Error('there is no price')
    expect(visiblePrice(price, 'agent')).toEqual(price)
  })

  it('shows nothing to who may see no prices', () => {
    fc.assert(
      fc.property(sold, (price) => {
        expect(visiblePrice(price, 'anonymous-without-prices')).toBeNull()
      }),
    )
  })
})
