import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cancellationRefund } from './cancellation-refund.ts'

const amount = fc.integer({ min: 0, max: 10_000_000 })
const paid = (card: number, credits = 0) => ({ card, credits, isCollectedHere: true })

describe('cancellationRefund', () => {
  it('refunds what was paid less the fee, to the card first and then to the wallet', () => {
    expect(cancellationRefund(300, paid(800, 200))).toEqual({ cost: 300, refund: 700, creditsBack: 0 })
    expect(cancellationRefund(100, paid(800, 200))).toEqual({ cost: 100, refund: 800, creditsBack: 100 })
    expect(cancellationRefund(0, paid(800))).toEqual({ cost: 0, refund: 800, creditsBack: 0 })
  })

  it('refunds nothing if the fee takes all, or nothing is paid here', () => {
    expect(cancellationRefund(1000, paid(800, 200))).toEqual({ cost: 1000, refund: 0, creditsBack: 0 })
    const dueLocally = { card: 0, credits: 0, isCollectedHere: false }
    expect(cancellationRefund(500, dueLocally)).toEqual({ cost: 500, refund: 0, creditsBack: 0 })
  })

  it('costs no more than was paid if a code lowered the price', () => {
    expect(cancellationRefund(38_474, paid(22_627, 12_000))).toEqual({
      cost: 34_627,
      refund: 0,
      creditsBack: 0,
    })
    expect(cancellationRefund(1000, paid(0, 400))).toEqual({ cost: 400, refund: 0, creditsBack: 0 })
  })

  it('takes the rest of the fee from the later payments, earliest first, and drops the others', () => {
    const later = [
      { at: '2027-04-01', amount: 400 },
      { at: '2027-05-01', amount: 500 },
    ]
    const [first] = later
    expect(cancellationRefund(700, { ...paid(100), later })).toEqual({
      cost: 700,
      refund: 0,
      creditsBack: 0,
      owed: [first, { at: '2027-05-01', amount: 200 }],
    })
    expect(cancellationRefund(2000, { ...paid(100), later })).toMatchObject({ cost: 1000, owed: later })
    expect(cancellationRefund(60, { ...paid(100), later })).toEqual({ cost: 60, refund: 40, creditsBack: 0 })
  })

  it('is never more than was paid and spent, and never below nothing', () => {
    fc.assert(
      fc.property(amount, amount, amount, (penalty, card, wallet) => {
        const { cost, refund, creditsBack } = cancellationRefund(penalty, paid(card, wallet))
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
