import { describe, expect, it } from 'vitest'
import { itemsOf } from './booked-item.ts'

describe('the items of a booking', () => {
  const booking = { reference: 'LV-7K3QX9', hotel: { name: 'Lapa' }, ticket: { count: 2 } }

  it('are those of the products that this part knows, in their order', () => {
    expect(itemsOf(booking, ['ticket', 'hotel'])).toEqual([
      { product: 'ticket', details: { count: 2 } },
      { product: 'hotel', details: { name: 'Lapa' } },
    ])
  })

  it('leave out a product that this part does not know', () => {
    expect(itemsOf(booking, ['cruise'])).toEqual([])
    expect(itemsOf(booking, ['toString'])).toEqual([])
  })
})
