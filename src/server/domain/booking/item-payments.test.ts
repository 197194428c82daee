import { describe, expect, it } from 'vitest'
import type { ScheduledPayment } from '../products/spine/scheduled-payment.ts'
import type { Booking } from './booking.ts'
import { itemPayments, spreadRefund } from './item-payments.ts'

const usd = 'USD'
const now = (amount: number): ScheduledPayment => ({ at: null, amount, to: 'agency', kind: 'deposit' })
const later = (amount: number): ScheduledPayment => ({
  at: '2027-04-01',
  amount,
  to: 'agency',
  kind: 'balance',
})
const bookingOf = (...schedules: ScheduledPayment[][]) =>
  ({
    items: schedules.map((schedule, line) => ({ id: `item ${line}`, snapshot: { schedule } })),
    snapshot: { quote: { discounts: [], step: 1, least: 1, currency: usd } },
  }) as unknown as Booking
const payment = (amount: number, more: object = {}) => ({
  id: 'now',
  state: 'succeeded' as const,
  amount,
  captured: amount,
  refunded: 0,
  refunding: 0,
  dueOn: null,
  ...more,
})

describe('itemPayments', () => {
  it('returns the share of the item in each payment, the latest payment first', () => {
    const booking = bookingOf([now(100), later(900)], [now(250)])
    const payments = [payment(350), payment(900, { id: 'later', dueOn: '2027-04-01' })]
    expect(itemPayments(booking, { id: 'item 0' }, payments)).toEqual({
      card: 1000,
      credits: 0,
      isCollectedHere: true,
      parts: [
        { paymentId: 'later', amount: 900 },
        { paymentId: 'now', amount: 100 },
      ],
    })
    expect(itemPayments(booking, { id: 'item 1' }, payments)).toMatchObject({ card: 250 })
  })

  it('counts authorised amounts that will be captured', () => {
    const held = payment(800, { captured: 0, state: 'requires_capture' })
    expect(itemPayments(bookingOf([now(800)]), { id: 'item 0' }, [held])).toMatchObject({ card: 800 })
  })

  it('does not count declined or canceled payments', () => {
    const open = payment(800, { captured: 0, state: 'requires_payment_method' })
    const canceled = payment(800, { captured: 0, state: 'canceled' })
    expect(itemPayments(bookingOf([now(800)]), { id: 'item 0' }, [canceled, open])).toMatchObject({ card: 0 })
  })

  it('returns no more than is left of a payment', () => {
    const booking = bookingOf([now(500)], [now(500)])
    const returned = payment(1000, { refunded: 600, refunding: 100 })
    expect(itemPayments(booking, { id: 'item 0' }, [returned])).toMatchObject({ card: 300 })
  })

  it('reports when an item is paid to its supplier alone', () => {
    const local = { at: '2027-04-01', amount: 500, to: 'supplier', kind: 'local' } as const
    expect(itemPayments(bookingOf([local]), { id: 'item 0' }, [])).toEqual({
      card: 0,
      credits: 0,
      isCollectedHere: false,
      parts: [],
    })
  })
})

describe('spreadRefund', () => {
  const parts = [
    { paymentId: 'later', amount: 900 },
    { paymentId: 'now', amount: 100 },
  ]

  it('takes the refund from the latest payment first', () => {
    expect(spreadRefund(parts, 950)).toEqual([
      { paymentId: 'later', amount: 900 },
      { paymentId: 'now', amount: 50 },
    ])
    expect(spreadRefund(parts, 40)).toEqual([{ paymentId: 'later', amount: 40 }])
  })

  it('refunds nothing if the refund is zero', () => {
    expect(spreadRefund(parts, 0)).toEqual([])
  })
})
