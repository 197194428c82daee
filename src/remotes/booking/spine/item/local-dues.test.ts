import { expect, it } from 'vitest'
import type { BookingItem } from '../../../../contract/types.ts'
import { localDues } from './local-dues.ts'

const usd = (amount: number) => ({ amount, currency: 'USD' as const })
const tax = { code: 'city-tax', amount: 500, currency: 'EUR', estimate: 550 }
const item = (state: BookingItem['state'], to: 'agency' | 'supplier') =>
  ({
    state,
    price: { dueLocally: [tax] },
    paymentSchedule: [{ amount: usd(8000), to, kind: 'balance' }],
  }) as unknown as BookingItem

it('adds up what the active items still cost on site', () => {
  const items = [item('confirmed', 'supplier'), item('pending', 'supplier'), item('confirmed', 'agency')]
  expect(localDues({ items, total: usd(24_000) })).toEqual({
    price: usd(16_000),
    charges: [tax, tax, tax],
  })
})

it('nothing is due on site for a cancelled or refused item', () => {
  const items = [item('cancelled', 'supplier'), item('rejected', 'supplier')]
  expect(localDues({ items, total: usd(16_000) })).toEqual({ price: null, charges: [] })
})
