import { expect, it } from 'vitest'
import type { Amendment, Booking } from '../../../../contract/types.ts'
import { amendmentBooking } from './amendment-booking.ts'

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
