import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { refundFor } from './refund-for.ts'

const amount = fc.integer({ min: 0, max: 10_000_000 })
const paid = (captured: number) => ({
  captured,
  refunded: 0,
  refunding: 0,
  amount: captured,
  state: 'succeeded' as const,
})
const now = { subject: { payment: 'now' as const }, discounts: [] }
const there = { subject: { payment: 'at_property' as const }, discounts: [] }
const credits = (value: number) => ({
  ...now,
  discounts: [{ kind: 'credits' as const, amount: value, spent: { amount: value, currency: 'USD' } }],
})

describe('what comes back of a cancelled booking', () => {
  it('is what was paid less the penalty, by the way it was paid first and then to the wallet', () => {
    expect(refundFor(300, credits(200), paid(800))).toEqual({ cost: 300, refund: 700, creditsBack: 0 })
    expect(refundFor(100, credits(200), paid(800))).toEqual({ cost: 100, refund: 800, creditsBack: 100 })
    expect(refundFor(0, now, paid(800))).toEqual({ cost: 0, refund: 800, creditsBack: 0 })
  })

  it('is nothing where the penalty is all, or nothing was paid here', () => {
    expect(refundFor(1000, credits(200), paid(800))).toEqual({ cost: 1000, refund: 0, creditsBack: 0 })
    expect(refundFor(500, there, null)).toEqual({ cost: 500, refund: 0, creditsBack: 0 })
  })

  it('costs no more than was paid, where a code had taken something off', () => {
    expect(refundFor(38_474, credits(12_000), paid(22_627))).toEqual({
      ...{ cost: 34_627, refund: 0, creditsBack: 0 },
    })
    expect(refundFor(1000, credits(400), null)).toEqual({ cost: 400, refund: 0, creditsBack: 0 })
  })

  it('counts what is authorised and about to be taken', () => {
    const held = { captured: 0, refunded: 0, refunding: 0, amount: 800, state: 'requires_capture' as const }
    expect(refundFor(300, now, held)).toEqual({ cost: 300, refund: 500, creditsBack: 0 })
  })

  it('is never more than was paid and spent, and never below nothing', () => {
    fc.assert(
      fc.property(amount, amount, amount, (penalty, card, wallet) => {
        const { cost, refund, creditsBack } = refundFor(penalty, credits(wallet), paid(card))
        expect(refund).toBeGreaterThanOrEqual(0)
        expect(creditsBack).toBeGreaterThanOrEqual(0)
        expect(refund).toBeLessThanOrEqual(card)
        expect(creditsBack).toBeLessThanOrEqual(wallet)
        expect(refund + creditsBack).toBe(Math.max(0, card + wallet - penalty))
        expect(cost + refund + creditsBack).toBe(card + wallet)
      }),
    )
  })
})
