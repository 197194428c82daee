import { expect, it } from 'vitest'
import type { ScheduledPayment } from '../products/spine/scheduled-payment.ts'
import type { Booking } from './booking.ts'
import { attentionOf } from './booking-attention.ts'
import type { BookingRepositories } from './booking-records.ts'
import type { Payment } from './payment-repository.ts'
import { type TwoItems, twoItems } from './testing-two-items.ts'

const now = new Date('2026-08-20T12:00:00Z')
const balance = (at: string): ScheduledPayment => ({ at, amount: 30_000, to: 'agency', kind: 'balance' })
const schedule = (at: string) => [
  { at: null, amount: 30_000, to: 'agency', kind: 'deposit' } as const,
  balance(at),
]

async function attention(
  part: TwoItems,
  { hasChange = false, isUnpaid = false, paid = [] as Partial<Payment>[] } = {},
): Promise<unknown> {
  const booking: Booking = twoItems(part)
  const repositories = {
    supplierChanges: { openAmong: async (ids: string[]) => new Set(hasChange ? ids : []) },
    amendments: { unpaidAmong: async (ids: string[]) => new Set(isUnpaid ? ids : []) },
    payments: { ofBooking: async () => paid },
  } as unknown as BookingRepositories
  return (await attentionOf([booking], repositories, now)).get(booking.id)
}

it('nothing needs attention in a booking that is paid', async () => {
  expect(await attention({})).toBeUndefined()
})

it('a choice about a refused item comes first', async () => {
  const part: TwoItems = { stay: { state: 'on_hold' }, ticket: { state: 'rejected' } }
  expect(await attention(part, { hasChange: true })).toEqual({ what: 'choice' })
})

it('a supplier change comes before a payment', async () => {
  const part = { schedule: schedule('2026-08-21') }
  expect(await attention(part, { hasChange: true })).toEqual({ what: 'supplier_change' })
})

it('the payment of a change comes after a supplier change and before a later payment', async () => {
  const part = { schedule: schedule('2026-08-21') }
  expect(await attention(part, { isUnpaid: true })).toEqual({ what: 'change_payment' })
  expect(await attention(part, { isUnpaid: true, hasChange: true })).toEqual({ what: 'supplier_change' })
})

it('a payment needs attention from the week before it is due', async () => {
  expect(await attention({ schedule: schedule('2026-08-27') })).toEqual({
    what: 'payment',
    dueOn: '2026-08-27',
  })
  expect(await attention({ schedule: schedule('2026-08-28') })).toBeUndefined()
})

it('a payment that is made or in progress needs no attention', async () => {
  const payment = { dueOn: '2026-08-21', amount: 30_000, captured: 30_000, refunded: 0, refunding: 0 }
  const part = { schedule: schedule('2026-08-21') }
  for (const state of ['succeeded', 'processing'] as const)
    expect(await attention(part, { paid: [{ ...payment, state, isAutomatic: true, lastError: null }] })).toBe(
      undefined,
    )
})

it('no payment needs attention while an item is undecided', async () => {
  expect(await attention({ schedule: schedule('2026-08-21'), ticket: { state: 'in_doubt' } })).toBeUndefined()
})
