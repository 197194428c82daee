import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyHotelSearch, hotelSearchHref, readHotelSearch } from './hotel-search.ts'

const today = '2026-11-21'
const read = (query: string) => {
  const params = new Map(new URLSearchParams(query))
  return readHotelSearch((name) => params.get(name) ?? null, today)
}

describe('hotel search in the address', () => {
  it('reads back what it wrote', () => {
    const criteria = fc.record({
      destination: fc.string({ maxLength: 100, unit: 'grapheme' }).filter((text) => text.length <= 100),
      latitude: fc.double({ min: -90, max: 90, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
      rooms: fc.integer({ min: 1, max: 9 }),
      adults: fc.integer({ min: 1, max: 9 }),
      childAges: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 9 }),
    })
    fc.assert(
      fc.property(criteria, (some) => {
        const whole = {
          ...some,
          rooms: Math.min(some.rooms, some.adults),
          latitude: some.latitude + 0,
          longitude: some.longitude + 0,
          start: '2026-12-01',
          end: '2026-12-04',
        }
        expect(read(hotelSearchHref(whole).split('?')[1] ?? '')).toEqual(whole)
      }),
    )
  })

  it('is null without a place', () => {
    for (const query of ['', 'lat=1', 'lat=NaN&long=2', 'lat=91&long=0', 'lat=&long=', 'lat=1e999&long=0']) {
      expect(read(query), query).toBeNull()
    }
  })

  it('replaces invalid values with the defaults of spec §9', () => {
    const defaults = { ...emptyHotelSearch(today), latitude: 1, longitude: 2 }
    expect(defaults).toMatchObject({
      rooms: 1,
      adults: 2,
      childAges: [],
      start: '2026-12-04',
      end: '2026-12-06',
    })
    const hostile = [
      'start=2020-01-01&end=2020-01-05',
      'start=2026-12-09&end=2026-12-09',
      'start=2026-02-30&end=2026-03-05',
      'start=<script>&end=x',
      'rooms=0&adults=-1',
      'rooms=1e3&adults=NaN',
      'childAges=99,-1,x',
    ]
    for (const query of hostile) expect(read(`lat=1&long=2&${query}`), query).toEqual(defaults)
  })

  it('adds adults until there is one for each room', () => {
    expect(read('lat=1&long=2&rooms=9&adults=2')).toMatchObject({ rooms: 9, adults: 9 })
    expect(read('lat=1&long=2&rooms=3')).toMatchObject({ rooms: 3, adults: 3 })
  })

  it('truncates an excessively long destination', () => {
    expect(read(`lat=1&long=2&destination=${'x'.repeat(10_000)}`)?.destination).toHaveLength(100)
  })
})
