import { describe, expect, it } from 'vitest'
import type { BookingItem, ShownPrice } from '../../../../contract/types.ts'
import { isCancellable, totalCancellation, totalPrice } from './booking-totals.ts'

const price = (total: number, more: Partial<ShownPrice> = {}): ShownPrice => ({
  currency: 'USD',
  total,
  subtotal: total - 10,
  saved: 5,
  breakdown: [],
  dueLocally: [],
  priceLines: [{ code: 'vat', kind: 'tax', amount: 10, treatment: 'standard' }],
  exchange: { from: 'USD', rate: 1, asOf: '2026-03-10' },
  ...more,
})
const usd = (amount: number) => ({ amount, currency: 'USD' as const })

describe('totalPrice', () => {
  it('is the price of the only item', () => {
    const only = price(100)
    expect(totalPrice({ items: [{ price: only }] })).toBe(only)
  })

  it('adds the prices of several items', () => {
    expect(totalPrice({ items: [{ price: price(100) }, { price: price(50) }] })).toMatchObject({
      total: 150,
      subtotal: 130,
      saved: 10,
      priceLines: [
        { code: 'vat', amount: 10 },
        { code: 'vat', amount: 10 },
      ],
    })
  })

  it('leaves out failed items next to others', () => {
    const items = [{ price: price(100) }, { price: price(50), costsNothing: true }]
    expect(totalPrice({ items })).toEqual(price(100))
  })

  it('has a wholesale rate only if every item has one', () => {
    const items = [{ price: price(100, { net: 80 }) }, { price: price(50) }]
    expect(totalPrice({ items })).not.toHaveProperty('net')
    expect(
      totalPrice({ items: [{ price: price(100, { net: 80 }) }, { price: price(50, { net: 40 }) }] }).net,
    ).toBe(120)
  })
})

describe('totalCancellation', () => {
  it('is empty before any cancellation', () => {
    expect(totalCancellation({ items: [{ cancellation: {} }] })).toEqual({})
  })

  it('adds the cost and refund of each cancellation', () => {
    const first = { at: '2026-03-11T10:00:00Z', penalty: usd(10), refund: usd(90) }
    const second = { at: '2026-03-12T10:00:00Z', penalty: usd(0), refund: usd(50), creditsBack: usd(5) }
    const items = [{ cancellation: first }, { cancellation: {} }, { cancellation: second }]
    expect(totalCancellation({ items })).toEqual({
      at: second.at,
      penalty: usd(10),
      refund: usd(140),
      creditsBack: usd(5),
    })
  })
})

it('an item can be cancelled if its actions include it', () => {
  const item = (...availableActions: BookingItem['availableActions']) => ({ availableActions })
  expect(isCancellable(item('change', 'cancel'))).toBe(true)
  expect(isCancellable(item('change'))).toBe(false)
})
