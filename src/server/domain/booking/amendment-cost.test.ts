import { describe, expect, it } from 'vitest'
import type { QuotedItem } from '../products/spine/quoted-item.ts'
import { amendedPart, amendmentCost } from './amendment-cost.ts'
import type { Booking, BookingItem } from './booking.ts'
import type { Discount } from './discounts.ts'
import type { Payment } from './payment-repository.ts'

const costing = (amount: number, more: object = {}) =>
  ({ schedule: [{ at: null, amount, to: 'agency', kind: 'deposit' }], ...more }) as unknown as QuotedItem
const itemOf = (quoted: QuotedItem, id = 'stay') => ({ id, snapshot: quoted }) as unknown as BookingItem
const bookingOf = (items: BookingItem[], discounts: readonly Partial<Discount>[] = []) =>
  ({ items, snapshot: { quote: { discounts, step: 1, least: 50 } } }) as unknown as Booking
const paid = (amount: number, more: Partial<Payment> = {}) =>
  ({
    id: 'paid',
    state: 'succeeded',
    amount,
    captured: amount,
    refunded: 0,
    refunding: 0,
    dueOn: null,
    ...more,
  }) as unknown as Payment
/** The cost of changing an item of 1000 into another one. */
const cost = (becomes: QuotedItem, payments: Payment[], was = costing(1000)) => {
  const item = itemOf(was)
  return amendmentCost(bookingOf([item]), item, becomes, { payments, least: 50 })
}

describe('amendment cost', () => {
  it('is the difference, to be paid or refunded', () => {
    expect(cost(costing(1300), [paid(1000)])).toEqual({ due: 300, refund: 0, uncharged: 0 })
    expect(cost(costing(700), [paid(1000)])).toEqual({ due: 0, refund: 300, uncharged: 0 })
    expect(cost(costing(1000), [paid(1000)])).toEqual({ due: 0, refund: 0, uncharged: 0 })
  })

  it('neither charges a goodwill refund again nor deducts it from the refund', () => {
    for (const goodwill of [{ refunded: 200 }, { refunding: 200 }]) {
      expect(cost(costing(1300), [paid(1000, goodwill)])).toMatchObject({ due: 300, refund: 0 })
      expect(cost(costing(1000), [paid(1000, goodwill)])).toMatchObject({ due: 0, refund: 0 })
      expect(cost(costing(700), [paid(1000, goodwill)])).toMatchObject({ due: 0, refund: 300 })
    }
  })

  it('refunds no more than is left of what was paid', () => {
    expect(cost(costing(100), [paid(1000, { refunded: 600 })])).toMatchObject({ due: 0, refund: 400 })
    expect(cost(costing(100), [paid(1000, { state: 'canceled' })])).toMatchObject({ due: 0, refund: 0 })
  })

  it('adds an amount that was too small to charge to the next change', () => {
    const small = cost(costing(1030), [paid(1000)])
    expect(small).toEqual({ due: 0, refund: 0, uncharged: 30 })
    const was = costing(1030, {
      amended: amendedPart(itemOf(costing(1000)), { id: 'a', ...small, refund: 0 }),
    })
    expect(cost(costing(1060), [paid(1000)], was)).toEqual({ due: 60, refund: 0, uncharged: 0 })
    expect(cost(costing(1000), [paid(1000)], was)).toEqual({ due: 0, refund: 0, uncharged: 0 })
  })

  it('covers that item alone, whose part of a discount stays', () => {
    const [item, other] = [itemOf(costing(1000)), itemOf(costing(3000), 'other')]
    const booking = bookingOf([item, other], [{ kind: 'credits', amount: 400 }])
    const payments = [paid(3600)]
    expect(amendmentCost(booking, item, costing(1500), { payments, least: 50 })).toMatchObject({ due: 500 })
    expect(amendmentCost(booking, item, costing(600), { payments, least: 50 })).toMatchObject({ refund: 400 })
    expect(amendmentCost(booking, item, costing(99), { payments, least: 50 })).toBeNull()
  })
})
