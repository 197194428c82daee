import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shippedRates } from '../rates/shipped-rates.ts'
import type { Promotion } from '../store/promotion-repository.ts'
import { discounted, promotionFault } from './discounts.ts'

const { rates } = shippedRates
const percent: Promotion = {
  ...{
    code: 'SPRING',
    kind: 'percent',
    value: 1000,
    currency: null,
    validUntil: null,
    products: [],
    minimum: null,
  },
}
const fixed: Promotion = { ...percent, code: 'TWENTY', kind: 'fixed', value: 2000, currency: 'USD' }
const usd = (amount: number) => ({ amount, currency: 'USD' })

describe('what lowers a payment', () => {
  it('is the code first and then the wallet, and what is left is paid', () => {
    const result = discounted(usd(10_000), { promotion: percent, credits: usd(2500), rates })
    expect(result).toEqual({
      discounts: [
        { kind: 'promo', code: 'SPRING', amount: 1000 },
        { kind: 'credits', amount: 2500, spent: usd(2500) },
      ],
      dueNow: 6500,
    })
  })

  it('takes of the wallet only what is still due', () => {
    const { discounts, dueNow } = discounted(usd(1500), { promotion: null, credits: usd(2500), rates })
    expect(discounts).toEqual([{ kind: 'credits', amount: 1500, spent: usd(1500) }])
    expect(dueNow).toBe(0)
  })

  it('adds up in every currency, takes nobody below zero and no more than the wallet has', () => {
    const currency = fc.constantFrom(...Object.keys(rates))
    const amount = fc.integer({ min: 0, max: 50_000_000 })
    fc.assert(
      fc.property(
        amount,
        currency,
        amount,
        currency,
        fc.constantFrom(percent, fixed, null),
        (due, dueIn, has, hasIn, promotion) => {
          const credits = { amount: has, currency: hasIn }
          const { discounts, dueNow } = discounted(
            { amount: due, currency: dueIn },
            { promotion, credits, rates },
          )
          expect(dueNow).toBeGreaterThanOrEqual(0)
          expect(discounts.reduce((sum, discount) => sum + discount.amount, dueNow)).toBe(due)
          for (const discount of discounts) {
            expect(discount.amount).toBeGreaterThan(0)
            if (discount.kind === 'credits') expect(discount.spent.amount).toBeLessThanOrEqual(has)
            if (discount.kind === 'credits') expect(discount.spent.amount).toBeGreaterThan(0)
          }
        },
      ),
      { numRuns: 400 },
    )
  })

  it('leaves what its gateway can charge', () => {
    const kwd = (amount: number) => ({ amount, currency: 'KWD' })
    const { discounts, dueNow } = discounted(kwd(12_340), {
      promotion: percent,
      credits: kwd(1117),
      rates,
      step: 10,
    })
    expect(dueNow % 10).toBe(0)
    expect(discounts.map(({ amount }) => amount)).toEqual([1230, 1110])
  })

  it('says why a code does nothing', () => {
    expect(promotionFault(percent, 'hotel', usd(1), rates)).toBeNull()
    expect(promotionFault(null, 'hotel', usd(1), rates)).toMatch(/not a code/)
    expect(promotionFault({ ...percent, products: ['car'] }, 'hotel', usd(1), rates)).toMatch(
      /not for what is booked/,
    )
    expect(promotionFault(fixed, 'hotel', usd(0), rates)).toMatch(/nothing is paid here/)
    const dear = { ...fixed, minimum: 10_000 }
    expect(promotionFault(dear, 'hotel', { amount: 8000, currency: 'EUR' }, rates)).toMatch(/dearer/)
    expect(promotionFault(dear, 'hotel', { amount: 9000, currency: 'EUR' }, rates)).toBeNull()
  })
})
