import { describe, expect, it } from 'vitest'
import { sortOffers } from '../../../spine/results/sort-orders.ts'
import { likeFirst, type Sort, sorts } from './sorts.ts'
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

const order = (sort: Sort) => sortOffers(cars, sorts[sort]).map(({ rental }) => rental.carId)

describe('the order of cars', () => {
  it('is by recommendation, price, desk rating, distance or space; hidden prices come last', () => {
    expect(order('recommended')).toEqual(['cheap', 'roomy', 'dear', 'hidden'])
    expect(order('price')).toEqual(['cheap', 'roomy', 'dear', 'hidden'])
    expect(order('desk')).toEqual(['roomy', 'dear', 'cheap', 'hidden'])
    expect(order('distance')).toEqual(['dear', 'roomy', 'cheap', 'hidden'])
    expect(order('size')).toEqual(['roomy', 'dear', 'cheap', 'hidden'])
  })

  it('is that of the others if they are to be like a car: class, then desk, gearbox and seats', () => {
    const desk = { name: 'City Centre' }
    const like = { category: 'compact', transmission: 'automatic', seats: 5, desk: desk.name } as const
    const others = [
      testCar('small', { desk, vehicle: { category: 'mini', transmission: 'automatic' } }),
      testCar('narrow', { desk, vehicle: { transmission: 'automatic', seats: 4 } }),
      testCar('elsewhere', { vehicle: { transmission: 'automatic' } }),
      testCar('manual', { desk }),
      testCar('same', { desk, vehicle: { transmission: 'automatic' } }),
    ]
    expect(likeFirst(others, like).map(({ rental }) => rental.carId)).toEqual([
      'same',
      'narrow',
      'manual',
      'elsewhere',
      'small',
    ])
  })
})
