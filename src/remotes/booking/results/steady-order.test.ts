import { describe, expect, it } from 'vitest'
import { steadyOrder } from './steady-order.ts'
import { card } from './testing-offer.ts'

const offers = (...ids: string[]) => ids.map((id) => card(id))
const of = (sorted: string[], shown: string[]) => {
  const { hotels, late } = steadyOrder(offers(...sorted), shown)
  return [hotels.map(({ hotelId }) => hotelId).join(''), late]
}

describe('the order of a list that grows', () => {
  it('leaves what is shown where it is, and counts what belongs further up', () => {
    expect(of(['a', 'b', 'c', 'd'], ['b', 'd'])).toEqual(['bdac', 2])
    expect(of(['a', 'b', 'c'], ['a', 'b'])).toEqual(['abc', 0])
  })

  it('is that of the sort where nothing was shown, or nothing came', () => {
    expect(of(['a', 'b'], [])).toEqual(['ab', 0])
    expect(of(['a', 'b'], ['a', 'b'])).toEqual(['ab', 0])
  })

  it('counts what stands below its place however long it has been shown there', () => {
    expect(of(['a', 'b', 'c', 'd'], ['b', 'd', 'a', 'c'])).toEqual(['bdac', 2])
  })

  it('forgets what is gone', () => {
    expect(of(['a', 'c'], ['a', 'x', 'c'])).toEqual(['ac', 0])
    expect(of(['a', 'c'], ['c', 'x', 'a'])).toEqual(['ca', 1])
  })
})
