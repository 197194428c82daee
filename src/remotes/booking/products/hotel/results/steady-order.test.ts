import { describe, expect, it } from 'vitest'
import { steadyOrder } from './steady-order.ts'
import { card } from './testing-offer.ts'

const offers = (...ids: string[]) => ids.map((id) => card(id))
const of = (sorted: string[], shown: string[]) => {
  const { hotels, isInOrder } = steadyOrder(offers(...sorted), shown)
  return [hotels.map(({ hotelId }) => hotelId).join(''), isInOrder]
}

describe('the order of a list that grows', () => {
  it('leaves what is shown where it is, and says whether that is the order of the sort', () => {
    expect(of(['a', 'b', 'c', 'd'], ['b', 'd'])).toEqual(['bdac', false])
    expect(of(['a', 'b', 'c'], ['a', 'b'])).toEqual(['abc', true])
  })

  it('is that of the sort where nothing was shown, or nothing came', () => {
    expect(of(['a', 'b'], [])).toEqual(['ab', true])
    expect(of(['a', 'b'], ['a', 'b'])).toEqual(['ab', true])
  })

  it('is not that of the sort where nothing new came either', () => {
    expect(of(['a', 'b', 'c', 'd'], ['b', 'd', 'a', 'c'])).toEqual(['bdac', false])
  })

  it('forgets what is gone', () => {
    expect(of(['a', 'c'], ['a', 'x', 'c'])).toEqual(['ac', true])
    expect(of(['a', 'c'], ['c', 'x', 'a'])).toEqual(['ca', false])
  })
})
