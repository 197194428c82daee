import { describe, expect, it } from 'vitest'
import type { ShownPrice } from '../../../../contract/types.ts'
import { itemsOf } from './booked-item.ts'

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
