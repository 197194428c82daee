import { describe, expect, it } from 'vitest'
import type { ShownPrice } from '../../../../contract/types.ts'
import { activeItems, isAhead, isEnded, itemsOf } from './booked-item.ts'

describe('itemsOf', () => {
  const ticket = { product: 'ticket', ticket: { count: 2 } }
  const hotel = { product: 'hotel', hotel: { name: 'Lapa' } }
  const booking = { reference: 'LV-7K3QX9', items: [{ subject: ticket }, { subject: hotel }] }

  it('returns the items of known products in the order of the booking', () => {
    expect(itemsOf(booking, ['hotel', 'ticket'])).toEqual([
      { product: 'ticket', at: 0, details: { count: 2 } },
      { product: 'hotel', at: 1, details: { name: 'Lapa' } },
    ])
  })

  it('returns the single item of a proposal', () => {
    const proposal = { id: 'a-proposal', subject: hotel }
    expect(itemsOf(proposal, ['hotel'])).toEqual([{ product: 'hotel', at: 0, details: { name: 'Lapa' } }])
  })

  it("keeps an item's state, but takes none from a proposal", () => {
    const items = [{ subject: hotel, state: 'cancelled' as const }]
    expect(itemsOf({ items }, ['hotel'])).toMatchObject([{ state: 'cancelled' }])
    const proposal = { id: 'a-proposal', state: 'cancelled', subject: hotel }
    expect(itemsOf(proposal, ['hotel'])[0]).not.toHaveProperty('state')
  })

  it('keeps id and price of each of several items', () => {
    const price = { total: 100 } as ShownPrice
    expect(itemsOf({ items: [{ id: 'b', subject: hotel, price }] }, ['hotel'])).toEqual([
      { product: 'hotel', at: 0, details: { name: 'Lapa' }, id: 'b', price },
    ])
  })

  it('leaves out an unknown product', () => {
    expect(itemsOf(booking, ['cruise'])).toEqual([])
    expect(itemsOf(booking, ['toString'])).toEqual([])
  })
})

describe('activeItems', () => {
  it('leaves out cancelled, refused and released items next to others', () => {
    const states = ['cancelled', 'confirmed', 'rejected', 'pending', 'released', 'expired'] as const
    const items = states.map((state) => ({ state }))
    expect(activeItems(items)).toEqual([{ state: 'confirmed' }, { state: 'pending' }])
  })

  it('returns all items if each has ended, and those of a quote', () => {
    const over = [{ state: 'cancelled' as const }, { state: 'rejected' as const }]
    expect(activeItems(over)).toEqual(over)
    expect(activeItems([{}, {}])).toEqual([{}, {}])
  })
})

it('neither a cancelled nor a completed item is ahead; only the cancelled one has ended', () => {
  expect([isAhead('cancelled'), isAhead('completed'), isAhead('pending')]).toEqual([false, false, true])
  expect([isEnded('cancelled'), isEnded('completed'), isEnded('pending')]).toEqual([true, false, false])
})
