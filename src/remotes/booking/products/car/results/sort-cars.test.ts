import { describe, expect, it } from 'vitest'
import { readSort, sortCars, sortsFor } from './sort-cars.ts'
import { dollars, testCar } from './testing-car-offer.ts'

const { price: _, ...hidden } = testCar('hidden', { worth: -1, desk: { rating: 1, distance: miles(9) } })
const cars = [
  testCar('dear', { price: dollars(300), worth: 1, vehicle: { seats: 7, largeBags: 1 } }),
  testCar('cheap', { price: dollars(80), worth: 3, desk: { distance: miles(4) } }),
  hidden,
  testCar('roomy', { worth: 2, vehicle: { seats: 7, largeBags: 4 }, desk: { rating: 4.9 } }),
]

function miles(distance: number) {
  return { miles: distance, from: 'Lisbon (LIS)' }
}

const order = (sort: Parameters<typeof sortCars>[1], chosen: string | null = null) =>
  sortCars(cars, sort, chosen).map(({ rental }) => rental.carId)

describe('the order of cars', () => {
  it('is by recommendation, price, desk rating, distance or space; hidden prices come last', () => {
    expect(order('recommended')).toEqual(['cheap', 'roomy', 'dear', 'hidden'])
    expect(order('price')).toEqual(['cheap', 'roomy', 'dear', 'hidden'])
    expect(order('desk')).toEqual(['roomy', 'dear', 'cheap', 'hidden'])
    expect(order('distance')).toEqual(['dear', 'roomy', 'cheap', 'hidden'])
    expect(order('size')).toEqual(['roomy', 'dear', 'cheap', 'hidden'])
  })

  it("has the car of the visitor's deal first", () => {
    expect(order('price', 'dear')).toEqual(['dear', 'cheap', 'roomy', 'hidden'])
    expect(order('price', 'unknown')[0]).toBe('cheap')
  })

  it('is the recommended one for an unknown value, and never by hidden prices', () => {
    expect([readSort('size'), readSort(null), readSort('__proto__')]).toEqual([
      'size',
      'recommended',
      'recommended',
    ])
    expect(sortsFor(true)).toContain('price')
    expect(sortsFor(false)).toEqual(['recommended', 'desk', 'distance', 'size'])
  })
})
