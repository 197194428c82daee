import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Booking } from '../../../../contract/types.ts'
import { cancellationRefund } from '../../../../server/domain/booking/cancellation-refund.ts'
import { cardRefunds } from './card-refunds.ts'

const usd = (amount: number) => ({ amount, currency: 'USD' })
const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0)

/** A captured amount, refunds before the cancellation (done or pending), and the cancellation's cost. */
const paid = fc.integer({ min: 1, max: 10_000_000 }).chain((captured) =>
  fc.record({
    captured: fc.constant(captured),
    before: fc
      .array(fc.record({ amount: fc.integer({ min: 1, max: captured }), isDone: fc.boolean() }), {
        maxLength: 5,
      })
      .map((refunds) =>
        refunds.filter((_, at) => sum(refunds.slice(0, at + 1).map(({ amount }) => amount)) <= captured),
      ),
    penalty: fc.integer({ min: 0, max: captured * 2 }),
  }),
)

describe('card refunds of a cancelled booking', () => {
  it('add up with the cost to the paid amount, for any number and progress of refunds', () => {
    fc.assert(
      fc.property(paid, fc.boolean(), fc.boolean(), ({ captured, before, penalty }, isRequested, isDone) => {
        const done = sum(before.filter((one) => one.isDone).map(({ amount }) => amount))
        const waiting = sum(before.map(({ amount }) => amount)) - done
        const { cost, refund } = cancellationRefund(penalty, {
          card: captured - done - waiting,
          credits: 0,
          isCollectedHere: true,
        })
        const returned = isRequested && isDone ? refund : 0
        const requested = isRequested && !isDone ? refund : 0
        const payment = {
          refunded: usd(done + returned),
          refunding: usd(waiting + requested),
        } as Booking['payment']
        const cancellation = {
          penalty: usd(cost),
          refund: usd(refund),
          refundedBefore: usd(done + waiting),
        }
        const { given, coming } = cardRefunds({ payment, cancellation })
        expect(given).toBe(done + returned)
        expect(given + coming + cost).toBe(captured)
      }),
    )
  })

  it('include what the agency refunded after the cancellation', () => {
    const cancellation = { penalty: usd(5000), refund: usd(20_000) }
    const payment = { refunded: usd(20_000), refunding: usd(5000) } as Booking['payment']
    expect(cardRefunds({ payment, cancellation })).toEqual({ given: 20_000, coming: 5000 })
    const done = { refunded: usd(25_000) } as Booking['payment']
    expect(cardRefunds({ payment: done, cancellation })).toEqual({ given: 25_000, coming: 0 })
  })

  it('are only the earlier refunds if nothing was cancelled', () => {
    const payment = { refunded: usd(300) } as Booking['payment']
    expect(cardRefunds({ payment, cancellation: {} })).toEqual({ given: 300, coming: 0 })
  })
})
