import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { MarkupAudience, MarkupRule } from '../../../contract/types.ts'
import { chargedPrice } from './charged-price.ts'
import { anyCurrency, anyMarkup, anySupplierPrice, pricingWith } from './testing-prices.ts'

const price = { currency: 'USD', net: 10_000, retail: 15_000, minimumSelling: null }
const open: MarkupRule = { kind: 'percent', value: 20 }
const priced = (rules: readonly MarkupRule[], audience: MarkupAudience, of = price) =>
  chargedPrice(of, { ...pricingWith('USD', rules), audience })

describe('the price of an audience', () => {
  it('is lower for members, and visitors are promised the difference', () => {
    const rules: MarkupRule[] = [open, { audience: 'member', kind: 'percent', value: 8 }]
    expect(priced(rules, 'public')).toMatchObject({ total: 12_000, memberSaving: 1_200 })
    expect(priced(rules, 'member')).toMatchObject({ total: 10_800, memberSaving: 0, rule: rules[1] })
    expect(priced(rules, 'agent')).toMatchObject({ total: 12_000, memberSaving: 0 })
  })

  it('is the public one without a rule for it, and nothing is promised', () => {
    for (const audience of ['public', 'member', 'agent'] as const) {
      expect(priced([open], audience)).toMatchObject({ total: 12_000, memberSaving: 0 })
      expect(priced([], audience)).toMatchObject({ total: 11_200, memberSaving: 0 })
    }
  })

  it('promises nothing where the supplier’s minimum decides for both', () => {
    const rules: MarkupRule[] = [
      { ...open, value: 5 },
      { ...open, value: 1, audience: 'member' },
    ]
    expect(priced(rules, 'public', { ...price, minimumSelling: 11_000 } as never)).toMatchObject({
      total: 11_000,
      memberSaving: 0,
    })
  })

  it('never rises by logging in, by any rules, and keeps the promise to the last unit', () => {
    const anyRule = fc
      .tuple(anyMarkup, fc.constantFrom<MarkupAudience>('public', 'member', 'agent'))
      .map(([rule, audience]) => ({ ...rule, audience }))
    fc.assert(
      fc.property(
        anySupplierPrice,
        anyCurrency,
        fc.array(anyRule, { maxLength: 4 }),
        (from, currency, rules) => {
          const of = (audience: MarkupAudience) =>
            chargedPrice(from, { ...pricingWith(currency, rules), audience })
          const [visitor, member] = [of('public'), of('member')]
          expect(member.total).toBeLessThanOrEqual(visitor.total)
          expect(visitor.total - visitor.memberSaving).toBe(member.total)
          expect([member.memberSaving, of('agent').memberSaving]).toEqual([0, 0])
        },
      ),
    )
  })
})
