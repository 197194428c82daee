import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shippedRates } from '../exchange-rates/shipped-rates.ts'
import { discounted, promotionFault } from './discounts.ts'
import type { Promotion } from './promotion-repository.ts'

const { rates } = shippedRates
const percent: Promotion = {
  code: 'SPRING',
  kind: 'percent',
  value: 1000,
  currency: null,
  validUntil: null,
  products: [],
  minimum: null,
}
const fixed: Promotion = { ...percent, code: 'TWENTY', kind: 'fixed', value: 2000, currency: 'USD' }
const usd = (amount: number) => ({ amount, currency: 'USD' })

describe('discounts of a payment', () => {
  it('take the code first and then the wallet, and leave the rest to pay', () => {
    const result = discounted(usd(10_000), { promotion: percent, credits: usd(2500), rates })
    expect(result).toEqual({
      discounts: [
        { kind: 'promo', code: 'SPRING', amount: 1000 },
        { kind: 'credits', amount: 2500, spent: usd(2500) },
      ],
      dueNow: 6500,
    })
  })

  it('take from the wallet only what is still due', () => {
    const { discounts, dueNow } = discounted(usd(1500), { promotion: null, credits: usd(2500), rates })
    expect(discounts).toEqual([{ kind: 'credits', amount: 1500, spent: usd(1500) }])
    expect(dueNow).toBe(0)
  })

  it('add up in every currency, never go negative or exceed the wallet', () => {
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

  it('leave an amount that the gateway can charge', () => {
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

  it('leave nothing too small to charge: the wallet pays less, or the code the rest', () => {
    const request = (promotion: Promotion | null, wallet: number | null) => ({
      promotion,
      credits: wallet === null ? null : usd(wallet),
      rates,
      least: 50,
    })
    const left = discounted(usd(10_000), request(null, 9990))
    expect(left).toEqual({
      discounts: [{ kind: 'credits', amount: 9950, spent: usd(9950) }],
      dueNow: 50,
    })
    const most = { ...percent, value: 9990 }
    expect(discounted(usd(10_000), request(most, null))).toEqual({
      discounts: [{ kind: 'promo', code: 'SPRING', amount: 10_000 }],
      dueNow: 0,
    })
    expect(discounted(usd(10_000), request({ ...percent, value: 9950 }, 10)).dueNow).toBe(50)
    const sum = fc.integer({ min: 50, max: 20_000 })
    const part = fc.integer({ min: 0, max: 10_000 })
    fc.assert(
      fc.property(
        sum,
        part,
        fc.integer({ min: 0, max: 20_000 }),
        fc.constantFrom(1, 10),
        (due, value, has, step) => {
          const least = 50
          const whole = due - (due % step) + least
          const { discounts, dueNow } = discounted(usd(whole), {
            promotion: { ...percent, value },
            credits: usd(has),
            rates,
            step,
            least,
          })
          expect(dueNow === 0 || dueNow >= least).toBe(true)
          expect(dueNow % step).toBe(0)
          expect(discounts.reduce((all, { amount }) => all + amount, dueNow)).toBe(whole)
        },
      ),
      { numRuns: 1000 },
    )
  })

  it('are zero for a wallet or code in a currency without a rate', () => {
    const { DKK: _, ...without } = rates
    const dkk = { amount: 10_000, currency: 'DKK' }
    const krone = { ...fixed, currency: 'DKK' }
    const request = { promotion: krone, credits: dkk, rates: without }
    expect(discounted(usd(10_000), request)).toEqual({ discounts: [], dueNow: 10_000 })
    expect(promotionFault(krone, ['hotel'], usd(10_000), without)).toMatch(/no exchange rate/)
    const dear = { ...percent, minimum: 100, currency: 'DKK' }
    expect(promotionFault(dear, ['hotel'], usd(10_000), without)).toMatch(/no exchange rate/)
    // No rate is needed for its own currency.
    expect(discounted(dkk, request).dueNow).toBe(0)
  })

  it('states why a code has no effect', () => {
    expect(promotionFault(percent, ['hotel'], usd(1), rates)).toBeNull()
    expect(promotionFault(null, ['hotel'], usd(1), rates)).toMatch(/not a code/)
    expect(promotionFault({ ...percent, products: ['car'] }, ['hotel'], usd(1), rates)).toMatch(
      /not valid for what is booked/,
    )
    expect(promotionFault(fixed, ['hotel'], usd(0), rates)).toMatch(/nothing is paid here/)
    const dear = { ...fixed, minimum: 10_000 }
    expect(promotionFault(dear, ['hotel'], { amount: 8000, currency: 'EUR' }, rates)).toMatch(/higher total/)
    expect(promotionFault(dear, ['hotel'], { amount: 9000, currency: 'EUR' }, rates)).toBeNull()
  })
})
