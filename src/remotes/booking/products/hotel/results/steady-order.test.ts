import { describe, expect, it } from 'vitest'
import { steadyOrder } from './steady-order.ts'
import { card } from './testing-offer.ts'

const offers = (...ids: string[]) => ids.map((id) => card(id))
const of = (sorted: string[], shown: string[]) => {
  const { hotels, isInOrder } = steadyOrder(offers(...sorted), shown)
  return [hotels.map(({ hotelId }) => hotelId).join(''), isInOrder]
}

describe('order of a growing list', () => {
  it('keeps shown hotels in place, and reports whether that matches the sort order', () => {
    expect(of(['a', 'b', 'c', 'd'], ['b', 'd'])).toEqual(['bdac', false])
    expect(of(['a', 'b', 'c'], ['a', 'b'])).toEqual(['abc', true])
  })

  it('is the sort order if nothing was shown or nothing arrived', () => {
    expect(of(['a', 'b'], [])).toEqual(['ab', true])
    expect(of(['a', 'b'], ['a', 'b'])).toEqual(['ab', true])
  })

  it('is not the sort order just because nothing new arrived', () => {
    expect(of(['a', 'b', 'c', 'd'], ['b', 'd', 'a', 'c'])).toEqual(['bdac', false])
  })

  it('drops hotels that no longer exist', () => {
    expect(of(['a', 'c'], ['a', 'x', 'c'])).toEqual(['ac', true])
    expect(of(['a', 'c'], ['c', 'x', 'a'])).toEqual(['ca', false])
  })
})
