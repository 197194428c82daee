import { describe, expect, it } from 'vitest'
import type { ActivityOffer } from '../../../../../contract/types.ts'
import { readSort, sortOffers, sortsFor } from '../../../spine/results/sort-orders.ts'
import { noFilters, readFilters, writeFilters } from './activity-filters.ts'
import { facetsOf } from './facets.ts'
import { filterOffers } from './filter-offers.ts'
import { type Sort, sorts } from './sorts.ts'
import { activityOffer } from './testing-activity-offer.ts'

const walk = activityOffer('walk', { category: 'walk', guestRating: 4.6, starts: ['09:00', '18:00'] })
const sail = activityOffer('sail', {
  category: 'sail',
  guestRating: 3.9,
  duration: { from: 120, to: 240 },
  starts: ['14:00'],
  freeUntilHours: 24,
  features: ['private', 'pickup'],
  languages: [{ language: 'fr', by: 'guide' }],
  worth: 3,
})
const museum = activityOffer('museum', {
  category: 'view',
  guestRating: 4.2,
  duration: { from: 60, to: 60 },
  starts: [],
  languages: [{ language: 'fr', by: 'written' }],
  confirmation: 'manual',
  worth: 2,
})
const all = [walk, sail, museum]
const codes = (offers: readonly ActivityOffer[]) => offers.map(({ productCode }) => productCode)
const found = (filters: Partial<typeof noFilters>) => codes(filterOffers(all, { ...noFilters, ...filters }))

describe('filters of activities', () => {
  it.each([
    [{ categories: ['walk', 'sail'] }, ['walk', 'sail']],
    [{ rating: 4.5 }, ['walk']],
    [{ durations: ['medium'] }, ['walk', 'sail']],
    [{ durations: ['short'] }, ['museum']],
    [{ durations: ['long', 'short'] }, ['sail', 'museum']],
    [{ parts: ['evening'] }, ['walk', 'museum']],
    [{ parts: ['afternoon'] }, ['sail', 'museum']],
    [{ freeCancellation: true }, ['sail']],
    [{ languages: ['fr'] }, ['sail']],
    [{ features: ['private', 'pickup'] }, ['sail']],
    [{ features: ['private', 'wheelchair'] }, []],
    [{ instant: true }, ['walk', 'sail']],
    [{ price: { from: 40, to: 60 } }, ['walk', 'sail', 'museum']],
    [{ price: { from: 51, to: null } }, []],
  ] as const)('%j leave %j', (filters, left) => {
    expect(found(filters)).toEqual(left)
  })

  it('are written into the address and read again', () => {
    const filters = {
      categories: ['sail'],
      price: { from: 20, to: 90 },
      rating: 4,
      durations: ['short', 'long'],
      parts: ['morning'],
      freeCancellation: true,
      languages: ['fr', 'pt-BR'],
      features: ['pickup'],
      instant: true,
    } as const
    const written = writeFilters(new URLSearchParams('lat=1&page=3'), filters, 'EUR')
    expect(written.get('page')).toBeNull()
    expect(written.get('lat')).toBe('1')
    expect(readFilters(written, 'EUR')).toEqual(filters)
    expect(writeFilters(written, noFilters, 'EUR').toString()).toBe('lat=1')
    expect(readFilters(written, 'USD').price).toEqual(noFilters.price)
  })

  it('ignore invalid values of the address', () => {
    const params = new URLSearchParams({
      category: 'Not A Code,<script>',
      rated: '9',
      duration: 'ever',
      time: 'noon',
      cancel: 'yes',
      language: 'english,<b>',
      with: 'likely_to_sell_out',
      confirm: 'maybe',
      price: 'EUR.9-1',
    })
    expect(readFilters(params, 'EUR')).toEqual(noFilters)
  })

  it('offer the choices that some activity meets, with the number that each leaves', () => {
    const facets = facetsOf(all, { ...noFilters, categories: ['walk'] })
    expect(facets.categories).toEqual([
      { value: 'sail', count: 1 },
      { value: 'view', count: 1 },
      { value: 'walk', count: 1 },
    ])
    expect(facets.parts.find(({ value }) => value === 'afternoon')?.count).toBe(0)
    expect(facets.languages).toEqual([
      { value: 'en', count: 1 },
      { value: 'fr', count: 0 },
    ])
    expect(facets.features).toEqual([
      { value: 'private', count: 0 },
      { value: 'pickup', count: 0 },
    ])
    expect(facets).toMatchObject({ freeCancellation: 0, instant: 1 })
  })

  it('leave an order by worth, price, rating, duration and distance', () => {
    const order = (sort: Sort, chosen: string | null = null) =>
      codes(sortOffers(all, sorts[sort], ({ productCode }) => productCode === chosen))
    expect(order('recommended')).toEqual(['sail', 'museum', 'walk'])
    expect(order('recommended', 'walk')).toEqual(['walk', 'sail', 'museum'])
    expect(order('guests')).toEqual(['walk', 'museum', 'sail'])
    expect(order('duration')).toEqual(['museum', 'walk', 'sail'])
    expect(sortsFor(sorts, false)).not.toContain('price')
    expect(readSort(sorts, 'nonsense')).toBe('recommended')
  })
})
