import { describe, expect, it } from 'vitest'
import { bookingCharges, stillDue } from './booking-charges.ts'
import { bookingSummary } from './booking-summary.ts'
import { documentOfTwo, type TwoItems, twoItems, twoKinds } from './testing-two-items.ts'

const promo = [{ kind: 'promo' as const, code: 'SUN', amount: 7000 }]
const refusedStates = ['rejected', 'expired', 'released'] as const
const charged = (part: TwoItems) => bookingCharges(twoItems(part))
const viewing = { seesTraveller: true, viewer: 'agent', kinds: twoKinds, now: new Date(0) } as const

describe('bookingCharges', () => {
  it('charges every item that is or may be booked', () => {
    expect(charged({ discounts: promo })).toMatchObject({
      total: 70_000,
      dueNow: 63_000,
      payments: [{ at: null, amount: 63_000 }],
      discounts: [{ kind: 'promo', code: 'SUN', amount: 7000 }],
    })
  })

  it.each(refusedStates)('charges nothing for an item that is %s, nor its part of discounts', (state) => {
    expect(charged({ ticket: { state }, discounts: promo })).toMatchObject({
      total: 60_000,
      dueNow: 54_000,
      payments: [{ at: null, amount: 54_000 }],
      discounts: [{ amount: 6000 }],
      items: [{ line: 0 }],
    })
  })

  it('charges an item that was cancelled after it was booked', () => {
    expect(charged({ ticket: { state: 'cancelled' } }).total).toBe(70_000)
  })

  it('names no discount that none of the charged items has a part of', () => {
    const schedule = [{ at: null, amount: 60_000, to: 'supplier', kind: 'local' }] as const
    expect(charged({ schedule, ticket: { state: 'rejected' }, discounts: promo })).toMatchObject({
      total: 60_000,
      dueNow: 0,
      discounts: [],
    })
  })

  it('shows what a booking would have cost when all its items failed', () => {
    const part: TwoItems = { stay: { state: 'expired' }, ticket: { state: 'rejected' } }
    expect(charged(part)).toMatchObject({ total: 70_000, dueNow: 70_000 })
  })
})

describe('voucher and list of a booking with a refused item', () => {
  const part: TwoItems = { ticket: { state: 'rejected' }, discounts: promo }

  it('show the same price', async () => {
    const line = bookingSummary(twoItems(part), viewing)
    expect(line).toMatchObject({ total: { amount: 60_000 }, afterDiscounts: { amount: 54_000 } })
    expect((await documentOfTwo(part))?.price.total.amount).toBe(line.afterDiscounts?.amount)
  })

  it("show the agency's cost and earnings only for booked items", () => {
    const booking = twoItems(part)
    for (const item of booking.items) {
      const { price } = item.snapshot as { price: object }
      item.snapshot = { ...item.snapshot, price: { ...price, net: 1000, markup: 200, retail: null } }
    }
    expect(bookingSummary(booking, viewing)).toMatchObject({ net: { amount: 1000 }, markup: { amount: 200 } })
  })
})

describe('the hold in a list', () => {
  it('is named and dated by the first item that did not end', () => {
    const ticketAlone = bookingSummary(twoItems({ stay: { state: 'cancelled' } }), viewing)
    expect(ticketAlone).toMatchObject({ title: 'Night ferry to Olbia', itemCount: 1, start: '2026-10-24' })
    const ended: TwoItems = { stay: { state: 'cancelled' }, ticket: { state: 'rejected' } }
    expect([bookingSummary(twoItems(), viewing), bookingSummary(twoItems(ended), viewing)]).toMatchObject([
      { itemCount: 2 },
      { itemCount: 2 },
    ])
    const stayAlone = bookingSummary(twoItems({ ticket: { state: 'cancelled' } }), viewing)
    expect([stayAlone.start, bookingSummary(twoItems(), viewing).start]).toEqual(['2026-10-23', '2026-10-23'])
  })

  it('ends with the item that ends first', () => {
    const held = (end: string) => ({ state: 'on_hold' as const, holdExpiresAt: new Date(end) })
    const part: TwoItems = { stay: held('2026-05-02T10:00:00Z'), ticket: held('2026-05-02T09:30:00Z') }
    expect(bookingSummary(twoItems(part), viewing).hold?.expiresAt).toBe('2026-05-02T09:30:00.000Z')
  })
})

describe('stillDue', () => {
  it.each([...refusedStates, 'cancelled', 'completed'] as const)(
    'asks nothing for an item that is %s',
    (state) => {
      expect(stillDue(twoItems({ ticket: { state } }))).toBe(60_000)
    },
  )

  it('includes items on hold, in doubt or booked', () => {
    expect(stillDue(twoItems({ stay: { state: 'on_hold' }, ticket: { state: 'in_doubt' } }))).toBe(70_000)
    expect(stillDue(twoItems({ stay: { state: 'rejected' }, ticket: { state: 'expired' } }))).toBe(0)
  })
})
