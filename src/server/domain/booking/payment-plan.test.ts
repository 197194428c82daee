import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ScheduledPayment } from '../products/spine/scheduled-payment.ts'
import type { Discount } from './discounts.ts'
import { dueNowOf, paymentPlan } from './payment-plan.ts'

const now = (amount: number): ScheduledPayment => ({ at: null, amount, to: 'agency', kind: 'balance' })
const deposit = (amount: number): ScheduledPayment => ({ at: null, amount, to: 'agency', kind: 'deposit' })
const later = (at: string, amount: number): ScheduledPayment => ({
  at,
  amount,
  to: 'agency',
  kind: 'balance',
})
const local = (at: string, amount: number): ScheduledPayment => ({
  at,
  amount,
  to: 'supplier',
  kind: 'local',
})
const item = (...schedule: ScheduledPayment[]) => ({ schedule })
const terms = (discounts: Discount[] = [], least = 1) => ({ discounts, step: 1, least })
const promo = (amount: number): Discount => ({ kind: 'promo', code: 'SUN', amount })
const credits = (amount: number): Discount => ({
  kind: 'credits',
  amount,
  spent: { amount, currency: 'USD' },
})

describe('paymentPlan', () => {
  it('collects all of an item that is paid with the booking', () => {
    expect(paymentPlan([item(now(500))], terms())).toEqual({
      payments: [{ at: null, amount: 500 }],
      shares: [{ card: [{ at: null, amount: 500 }], credits: 0, promo: 0 }],
    })
  })

  it('collects nothing that is paid to the supplier', () => {
    const { payments, shares } = paymentPlan([item(local('2027-05-01', 500))], terms())
    expect(payments).toEqual([])
    expect(shares).toEqual([{ card: [], credits: 0, promo: 0 }])
  })

  it('adds up payments that are due at the same time', () => {
    const items = [item(deposit(100), later('2027-04-01', 900)), item(now(250))]
    expect(paymentPlan(items, terms()).payments).toEqual([
      { at: null, amount: 350 },
      { at: '2027-04-01', amount: 900 },
    ])
  })

  it('lowers the last payment first, so that deposits stay whole', () => {
    const items = [item(deposit(100), later('2027-04-01', 900))]
    expect(paymentPlan(items, terms([credits(400)])).payments).toEqual([
      { at: null, amount: 100 },
      { at: '2027-04-01', amount: 500 },
    ])
  })

  it('divides a discount in proportion to what is collected for each item', () => {
    const { shares } = paymentPlan([item(now(300)), item(now(100))], terms([promo(40), credits(90)]))
    expect(shares).toEqual([
      { card: [{ at: null, amount: 202 }], credits: 68, promo: 30 },
      { card: [{ at: null, amount: 68 }], credits: 22, promo: 10 },
    ])
  })

  it('adds an amount below the least charge to the previous payment', () => {
    const items = [item(deposit(100), later('2027-04-01', 900))]
    expect(paymentPlan(items, terms([credits(880)], 50)).payments).toEqual([{ at: null, amount: 120 }])
  })

  it('collects a deposit below the least charge with the balance', () => {
    const items = [item(deposit(20), later('2027-04-01', 900))]
    expect(paymentPlan(items, terms([], 50)).payments).toEqual([{ at: '2027-04-01', amount: 920 }])
  })

  it('loses and makes no cent', () => {
    const entries = fc.record({ first: fc.nat(5000), second: fc.nat(5000), third: fc.nat(5000) })
    fc.assert(
      fc.property(
        fc.array(entries, { minLength: 1, maxLength: 4 }),
        fc.nat(100),
        fc.nat(100),
        fc.integer({ min: 1, max: 60 }),
        (wanted, code, wallet, least) => {
          const items = wanted.map(({ first, second, third }) =>
            item(...[now(first), later('2027-03-01', second), later('2027-04-01', third)]),
          )
          const gross = wanted.reduce((sum, { first, second, third }) => sum + first + second + third, 0)
          const off = Math.floor((gross * code) / 100)
          const given = Math.floor(((gross - off) * wallet) / 100)
          const discounts = [promo(off), credits(given)]
          const { payments, shares } = paymentPlan(items, terms(discounts, least))
          const paid = payments.reduce((sum, { amount }) => sum + amount, 0)
          expect(paid).toBe(gross - off - given)
          for (const { at, amount } of payments) {
            const ofItems = shares.flatMap(({ card }) => card).filter((entry) => entry.at === at)
            expect(ofItems.reduce((sum, entry) => sum + entry.amount, 0)).toBe(amount)
            if (payments.length > 1) expect(amount).toBeGreaterThanOrEqual(least)
          }
          expect(shares.reduce((sum, share) => sum + share.promo, 0)).toBe(off)
          expect(shares.reduce((sum, share) => sum + share.credits, 0)).toBe(given)
        },
      ),
    )
  })
})

describe('dueNowOf', () => {
  it('is 0 if nothing is collected with the booking', () => {
    expect(dueNowOf(paymentPlan([item(later('2027-04-01', 900))], terms()))).toBe(0)
  })
})
