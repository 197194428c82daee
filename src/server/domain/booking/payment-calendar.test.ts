import { describe, expect, it } from 'vitest'
import type { ScheduledPayment } from '../products/spine/scheduled-payment.ts'
import type { Booking, BookingItem } from './booking.ts'
import { laterEntries, owedOn } from './later-entries.ts'
import { paymentCalendar } from './payment-calendar.ts'
import type { Payment } from './payment-repository.ts'

const [first, second] = ['2027-04-01', '2027-05-01']
const entry = (at: string | null, amount: number): ScheduledPayment => ({
  at,
  amount,
  to: 'agency',
  kind: 'balance',
})
const parts = [entry(null, 100), entry(first, 400), entry(second, 500)]

interface Told {
  timeZone?: string
  state?: BookingItem['state']
  outcome?: object | null
}
const item = (schedule: ScheduledPayment[], { timeZone = 'Europe/Lisbon', ...told }: Told = {}) => ({
  state: 'confirmed',
  outcome: null,
  ...told,
  snapshot: { schedule, policy: { timeZone } },
})
const bookingOf = (items: object[], least = 1) =>
  ({ items, snapshot: { quote: { discounts: [], step: 1, least, currency: 'USD' } } }) as unknown as Booking
const payment = (dueOn: string | null, changes: Partial<Payment>) =>
  ({
    dueOn,
    state: 'succeeded',
    amount: 400,
    captured: 400,
    refunded: 0,
    refunding: 0,
    isAutomatic: true,
    lastError: null,
    ...changes,
  }) as Payment
const declined = payment(first, { state: 'canceled', captured: 0, lastError: 'card_declined' })
const statesOf = (payments: Payment[]) =>
  paymentCalendar(bookingOf([item(parts)]), payments).map(({ state }) => state)

describe('laterEntries', () => {
  it('adds up what is due on a day, once the day has begun at every item', () => {
    const inLosAngeles = item([entry(first, 50)], { timeZone: 'America/Los_Angeles' })
    const [due] = laterEntries(bookingOf([item(parts), inLosAngeles]))
    expect(due).toEqual({ at: first, amount: 450, moment: new Date('2027-04-01T16:00:00Z'), cancels: null })
  })

  it('asks nothing for failed items, and the fee for cancelled ones', () => {
    const owed = [{ at: first, amount: 120 }]
    const cancelled = item(parts, { state: 'cancelled', outcome: { owed } })
    const refused = item([entry(first, 30)], { state: 'rejected' })
    expect(laterEntries(bookingOf([cancelled, refused]))).toMatchObject([{ at: first, amount: 120 }])
    expect(owedOn(bookingOf([item(parts, { state: 'cancelled' })]), first)).toBe(0)
  })

  it('leaves out remainders below the least charge', () => {
    const owed = [{ at: first, amount: 49 }]
    const cancelled = item(parts, { state: 'cancelled', outcome: { owed } })
    expect(laterEntries(bookingOf([cancelled], 50))).toEqual([])
  })
})

describe('paymentCalendar', () => {
  it('states what became of each later payment', () => {
    expect(statesOf([payment(null, {})])).toEqual(['due', 'due'])
    expect(statesOf([payment(first, {})])).toEqual(['paid', 'due'])
    expect(statesOf([payment(first, { state: 'requires_capture', captured: 0 })])).toEqual([
      'processing',
      'due',
    ])
    expect(statesOf([declined, declined])).toEqual(['failed', 'due'])
    expect(statesOf([declined, declined, declined])).toEqual(['overdue', 'due'])
    expect(statesOf([declined, payment(first, {})])).toEqual(['paid', 'due'])
  })

  it("does not count a traveller's own tries as attempts", () => {
    const byHand = { ...declined, isAutomatic: false }
    expect(statesOf([byHand, byHand, byHand])).toEqual(['due', 'due'])
  })

  it('keeps what was paid for cancelled items, with its refund', () => {
    const cancelled = bookingOf([item(parts, { state: 'cancelled' })])
    expect(paymentCalendar(cancelled, [payment(first, { refunded: 300, refunding: 100 })])).toMatchObject([
      { at: first, amount: 400, refunded: 400, state: 'paid' },
    ])
  })
})
