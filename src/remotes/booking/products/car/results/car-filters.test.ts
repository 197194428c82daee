import { describe, expect, it } from 'vitest'
import { type CarFilters, filterAddress, filterCars, noFilters } from './car-filters.ts'
import { dollars, free, testCar } from './testing-car-offer.ts'

const cars = [
  testCar('mini', { vehicle: { category: 'mini', seats: 4, largeBags: 1 }, price: dollars(60) }),
  testCar('van', {
    vehicle: { category: 'special', seats: 9, largeBags: 4, fuel: 'diesel', transmission: 'automatic' },
    rental: { acceptedCards: ['credit', 'debit'] },
    policy: free,
    payment: 'at_desk',
    price: dollars(300),
  }),
  testCar('town', {
    desk: { id: 'lisbon', kind: 'downtown', rating: 4.6 },
    rental: {
      mileage: { isUnlimited: false, limitKm: 600 },
      provider: { code: 'dfl', name: 'D', logo: '/d' },
    },
    vehicle: { hasAirConditioning: false, fuel: 'electric', rangeKm: 380 },
    cover: {
      level: 'zero_excess',
      damageExcess: { amount: 0, currency: 'EUR' },
      theftExcess: { amount: 0, currency: 'EUR' },
      deposit: { amount: 0, currency: 'EUR' },
    },
  }),
]

type Choices = Partial<CarFilters['choices']>
const left = (filters: Partial<CarFilters>, choices: Choices = {}) =>
  filterCars(cars, { ...noFilters, ...filters, choices: { ...noFilters.choices, ...choices } }).map(
    ({ rental }) => rental.carId,
  )

describe('filters of cars', () => {
  it.each([
    [{}, ['mini', 'van', 'town']],
    [{ price: { from: 80, to: 200 } }, ['town']],
    [{ freeCancellation: true }, ['van']],
    [{ unlimited: true }, ['mini', 'van']],
    [{ air: true }, ['mini', 'van']],
    [{ debit: true }, ['van']],
    [{ seats: 5 }, ['van', 'town']],
    [{ bags: 2 }, ['van', 'town']],
    [{ rated: 4.5 }, ['town']],
    [{ seats: 9, air: true, freeCancellation: true }, ['van']],
    [{ seats: 9, rated: 4.5 }, []],
  ] as const)('%j leave %j', (filters, ids) => {
    expect(left(filters)).toEqual(ids)
  })

  it.each([
    [{ category: ['mini', 'special'] }, ['mini', 'van']],
    [{ gearbox: ['automatic'] }, ['van']],
    [{ fuel: ['electric'] }, ['town']],
    [{ desk: ['downtown'] }, ['town']],
    [{ provider: ['rwy'] }, ['mini', 'van']],
    [{ pay: ['at_desk'] }, ['van']],
    [{ cover: ['zero_excess'] }, ['town']],
    [{ at: ['lisbon'] }, ['town']],
    [{ category: ['mini'], fuel: ['diesel'] }, []],
  ] as const)('of several values match any of them: %j leave %j', (choices, ids) => {
    expect(left({}, choices)).toEqual(ids)
  })

  it('leave a car without a visible price out of a range of prices', () => {
    const { price: _, ...hidden } = testCar('hidden')
    expect(filterCars([hidden], { ...noFilters, price: { from: 1, to: null } })).toEqual([])
    expect(filterCars([hidden], noFilters)).toHaveLength(1)
  })

  it('ignore the group whose choices are counted', () => {
    const filters = { ...noFilters, seats: 9, rated: 4.5 }
    expect(filterCars(cars, filters, 'rated').map(({ rental }) => rental.carId)).toEqual(['van'])
  })
})

describe('filters in the address', () => {
  const { read, write } = filterAddress

  it('are written without the page, and read again', () => {
    const filters: CarFilters = {
      price: { from: 40, to: 90 },
      freeCancellation: true,
      unlimited: true,
      air: true,
      debit: true,
      seats: 7,
      bags: 3,
      rated: 4.5,
      choices: {
        category: ['mini', 'economy'],
        gearbox: ['automatic'],
        fuel: ['electric'],
        desk: ['in_terminal'],
        provider: ['rwy'],
        pay: ['now'],
        cover: ['cover'],
        at: ['lis-rwy'],
      },
    }
    const written = write(new URLSearchParams('age=35&page=3'), filters, 'EUR')
    expect([written.get('age'), written.get('page'), written.get('category')]).toEqual([
      '35',
      null,
      'mini,economy',
    ])
    expect(read(written, 'EUR')).toEqual(filters)
    expect(write(written, noFilters, 'EUR').toString()).toBe('age=35')
    // A range of another currency is none.
    expect(read(written, 'USD').price).toEqual(noFilters.price)
  })

  it('ignore hostile values, repeated ones and too many', () => {
    const params = new URLSearchParams({
      cancel: 'yes',
      km: '1',
      air: 'no',
      card: 'credit',
      seats: '6',
      bags: '-1',
      rated: '4.4',
      price: 'EUR.9-1',
      gearbox: '<script>,__proto__,,a b',
      category: 'mini,mini',
      provider: Array.from({ length: 40 }, (_, index) => `p${index}`).join(','),
    })
    const { choices, ...flags } = read(params, 'EUR')
    expect({ ...flags, choices: noFilters.choices }).toEqual(noFilters)
    expect([choices.gearbox, choices.category, choices.provider.length]).toEqual([[], ['mini'], 30])
  })
})
