import { describe, expect, it } from 'vitest'
import { LAST, readSort, sortOffers, sortsFor } from './sort-orders.ts'

interface Card {
  id: string
  price?: number
}
const sorts = {
  recommended: () => 0,
  price: ({ price }: Card) => price ?? LAST,
  saving: () => 0,
  size: ({ id }: Card) => id.length,
}
const cards: Card[] = [
  { id: 'hidden' },
  { id: 'dear', price: 9 },
  { id: 'cheap', price: 1 },
  { id: 'unseen' },
]
const ids = (sorted: readonly Card[]) => sorted.map(({ id }) => id)

describe('sort orders of a product', () => {
  it('are stable, with the offer of a deal first and unpriced offers last', () => {
    expect(ids(sortOffers(cards, sorts.price))).toEqual(['cheap', 'dear', 'hidden', 'unseen'])
    expect(ids(sortOffers(cards, sorts.price, ({ id }) => id === 'unseen'))).toEqual([
      'unseen',
      'cheap',
      'dear',
      'hidden',
    ])
  })

  it('exclude those by price if prices are hidden', () => {
    expect(sortsFor(sorts, true)).toEqual(['recommended', 'price', 'saving', 'size'])
    expect(sortsFor(sorts, false)).toEqual(['recommended', 'size'])
  })

  it.each([null, '', 'cheapest', '__proto__', 'toString'])('fall back to the first for %s', (value) => {
    expect(readSort(sorts, value)).toBe('recommended')
    expect(readSort(sorts, 'size')).toBe('size')
  })
})
