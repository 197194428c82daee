import { describe, expect, it } from 'vitest'
import { noFilters } from './car-filters.ts'
import { choiceFacets, flagCount, leastFacets } from './facets.ts'
import { free, testCar } from './testing-car-offer.ts'

const cars = [
  testCar('mini', { vehicle: { category: 'mini', seats: 4 }, policy: free }),
  testCar('estate', { vehicle: { body: 'estate', seats: 5 }, policy: free }),
  testCar('van', { vehicle: { category: 'special', seats: 9 } }),
]
const chosen = { ...noFilters, choices: { ...noFilters.choices, category: ['mini' as const] } }

describe('the choices of a filter', () => {
  it('count the cars that each would leave, in the given order, unknown values last', () => {
    expect(choiceFacets(cars, noFilters, 'category', ['compact', 'mini'])).toEqual([
      { value: 'compact', count: 1 },
      { value: 'mini', count: 1 },
      { value: 'special', count: 1 },
    ])
  })

  it('ignore what is chosen in their own group, and respect the others', () => {
    expect(choiceFacets(cars, chosen, 'category').map(({ count }) => count)).toEqual([1, 1, 1])
    expect(choiceFacets(cars, { ...chosen, seats: 9 }, 'category')).toEqual([
      { value: 'mini', count: 0 },
      { value: 'compact', count: 0 },
      { value: 'special', count: 1 },
    ])
  })

  it('of a lower bound omit what all cars or no car meets, but never the chosen one', () => {
    const values = (filters = noFilters) => leastFacets(cars, filters, 'seats')
    expect(values()).toEqual([
      { value: 5, count: 2 },
      { value: 7, count: 1 },
      { value: 9, count: 1 },
    ])
    expect(values({ ...noFilters, seats: 4 }).map(({ value }) => value)).toEqual([4, 5, 7, 9])
    expect(leastFacets(cars, noFilters, 'rated')).toEqual([])
  })

  it('of a switch count the cars that it would leave with the other filters', () => {
    expect(flagCount(cars, noFilters, 'freeCancellation')).toBe(2)
    expect(flagCount(cars, { ...noFilters, seats: 5 }, 'freeCancellation')).toBe(1)
    expect(flagCount(cars, chosen, 'unlimited')).toBe(1)
  })
})
