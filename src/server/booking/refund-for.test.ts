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
const credits = (value: number) => ({
  discounts: [{ kind: 'credits' as const, amount: value, spent: { amount: value, currency: 'USD' } }],
})

describe('what comes back of a cancelled booking', () => {
  it('is what was paid less the penalty, by the way it was paid first and then to the wallet', () => {
    expect(refundFor(300, credits(200), paid(800))).toEqual({ refund: 700, creditsBack: 0 })
    expect(refundFor(100, credits(200), paid(800))).toEqual({ refund: 800, creditsBack: 100 })
    expect(refundFor(0, { discounts: [] }, paid(800))).toEqual({ refund: 800, creditsBack: 0 })
  })

  it('is nothing where the penalty is all, or nothing was paid here', () => {
    expect(refundFor(1000, credits(200), paid(800))).toEqual({ refund: 0, creditsBack: 0 })
    expect(refundFor(500, { discounts: [] }, null)).toEqual({ refund: 0, creditsBack: 0 })
  })

  it('counts what is authorised and about to be taken', () => {
    const held = { captured: 0, refunded: 0, refunding: 0, amount: 800, state: 'requires_capture' as const }
    expect(refundFor(300, { discounts: [] }, held)).toEqual({ refund: 500, creditsBack: 0 })
  })

  it('is never more than was paid and spent, and never below nothing', () => {
    fc.assert(
      fc.property(amount, amount, amount, (penalty, card, wallet) => {
        const { refund, creditsBack } = refundFor(penalty, credits(wallet), paid(card))
        expect(refund).toBeGreaterThanOrEqual(0)
        expect(creditsBack).toBeGreaterThanOrEqual(0)
        expect(refund).toBeLessThanOrEqual(card)
        expect(creditsBack).toBeLessThanOrEqual(wallet)
        expect(refund + creditsBack).toBe(Math.max(0, card + wallet - penalty))
      }),
    )
  })
})
