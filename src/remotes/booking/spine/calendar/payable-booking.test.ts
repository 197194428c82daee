import { describe, expect, it } from 'vitest'
import type { Amendment, Booking, PaymentEntry } from '../../../../contract/types.ts'
import { nextAfter } from '../payment/next-after.ts'
import { amendmentBooking, entryBooking } from './payable-booking.ts'

const at = '2026-05-13'
const money = (amount: number) => ({ amount, currency: 'USD' as const })
const bookingWith = (state: PaymentEntry['state'], entryPayment?: Partial<Booking['payment']>) =>
  ({
    state: 'confirmed',
    total: money(900),
    payment: { gateway: 'sandbox', state: 'succeeded' },
    paymentSchedule: [
      { amount: money(200), to: 'agency', kind: 'deposit', state: 'paid' },
      { at, amount: money(700), to: 'agency', kind: 'balance', state },
    ],
    ...(entryPayment && { entryPayment: { gateway: 'sandbox', at, ...entryPayment } }),
  }) as unknown as Booking
const nextOf = (booking: Booking) => nextAfter(entryBooking(booking, at)).is

describe('payment of a schedule entry', () => {
  it('starts if none is in progress, and continues one that is', () => {
    expect(nextOf(bookingWith('due'))).toBe('again')
    expect(nextOf(bookingWith('overdue'))).toBe('again')
    expect(nextOf(bookingWith('due', { state: 'requires_payment_method' }))).toBe('pay')
    expect(nextOf(bookingWith('due', { state: 'requires_action' }))).toBe('question')
    expect(nextOf(bookingWith('processing', { state: 'processing' }))).toBe('ask')
  })

  it('is over once the entry is paid, being charged or no longer owed', () => {
    expect(nextOf(bookingWith('paid'))).toBe('done')
    expect(nextOf(bookingWith('processing'))).toBe('done')
    expect(nextAfter(entryBooking(bookingWith('due'), '2026-06-01')).is).toBe('done')
  })

  it('does not continue the payment of another entry', () => {
    const other = bookingWith('due', { state: 'requires_payment_method', at: '2026-05-06' })
    expect(nextOf(other)).toBe('again')
    expect(entryBooking(other, at).payment.due).toEqual(money(700))
  })
})

const due = { amount: 100, currency: 'USD' } as const
const payment = {
  gateway: 'sandbox',
  state: 'requires_payment_method',
  due,
  paid: due,
  refunded: due,
} as const
const amendment = (id: string, part: Partial<Amendment> = {}) =>
  ({ id, createdAt: `2026-03-0${id}T00:00:00Z`, state: 'accepted', payment, ...part }) as Amendment
const booking = (...amendments: Amendment[]) =>
  ({ state: 'confirmed', items: [{ amendments }, {}], payment: { state: 'succeeded' } }) as unknown as Booking

it("is on hold with the amendment's payment while it waits for it", () => {
  expect(amendmentBooking(booking(amendment('1')), '1')).toMatchObject({ state: 'on_hold', payment })
})

it.each(['applying', 'applied', 'rejected', 'failed'] as const)('cannot be paid once it is %s', (state) => {
  const seen = amendmentBooking(booking(amendment('1', { state })), '1')
  expect([seen.state, seen.payment.state]).toEqual(['confirmed', 'succeeded'])
})

it('cannot be paid if its payment was released or never existed', () => {
  const canceled = amendment('1', { payment: { ...payment, state: 'canceled' } })
  expect(amendmentBooking(booking(canceled), '1').state).toBe('confirmed')
  expect(amendmentBooking(booking(), '1').state).toBe('confirmed')
})
