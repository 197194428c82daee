import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boards } from '../vocabulary/boards.ts'
import {
  distanceChoices,
  type HotelFilters,
  noFilters,
  ratingChoices,
  readFilters,
  starChoices,
  writeFilters,
} from './hotel-filters.ts'

const bound = fc.option(fc.integer({ min: 0, max: 999_999 }))
const anyFilters: fc.Arbitrary<HotelFilters> = fc.record({
  price: fc
    .record({ from: bound, to: bound })
    .filter(({ from, to }) => from === null || to === null || from <= to),
  stars: fc.subarray([...starChoices]),
  rating: fc.option(fc.constantFrom(...ratingChoices)),
  boards: fc.subarray([...boards]),
  freeCancellation: fc.boolean(),
  payAtProperty: fc.boolean(),
  amenities: fc.subarray(['pool', 'wifi', 'spa'] as const),
  within: fc.option(fc.constantFrom(...distanceChoices)),
  name: fc.string({ maxLength: 60 }),
})

describe('filters in the address', () => {
  it('are read back as written, and leave other parameters unchanged', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        const written = writeFilters(new URLSearchParams('lat=1&sort=price'), filters, 'EUR')
        expect(readFilters(new URLSearchParams(written.toString()), 'EUR')).toEqual(filters)
        expect([written.get('lat'), written.get('sort')]).toEqual(['1', 'price'])
      }),
    )
  })

  it('have no parameter when they filter nothing, and reset the page', () => {
    const before = new URLSearchParams('lat=1&page=4&stars=5&price=EUR.1-2&name=x&cancel=free')
    expect(writeFilters(before, noFilters, 'EUR').toString()).toBe('lat=1')
  })

  it.each([
    'price=USD.100-50',
    'price=100-200',
    'price=USD.-1-5',
    'price=USD.1e9-2e9',
    'price=EUR.1-2',
    'stars=0,9,NaN,<script>',
    'rated=4.9',
    'board=caviar',
    'cancel=true',
    'pay=later',
    'amenities=__proto__,constructor,toString',
    'within=-1',
    'within=1e3',
    'name=',
  ])('ignore invalid values: %s', (query) => {
    expect(readFilters(new URLSearchParams(query), 'USD')).toEqual(noFilters)
  })

  it('accept any address without throwing', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), (query) => {
        const filters = readFilters(new URLSearchParams(query), 'USD')
        expect(filters.name.length).toBeLessThanOrEqual(60)
      }),
      { numRuns: 30 },
    )
  })

  it('list each amenity once', () => {
    expect(readFilters(new URLSearchParams('amenities=pool,pool,wifi,pool'), 'USD').amenities).toEqual([
      'pool',
      'wifi',
    ])
  })
})
