import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type FlightSearchCriteria,
  flightSearchHref,
  hasOwnDays,
  passengerFault,
  readFlightSearch,
  seatsOf,
} from './flight-search.ts'

const today = '2026-03-10'
const place = (code: string, name = code, isCity = false, within = 0) => ({ code, name, isCity, within })
const lisbon = place('LIS', 'Lisbon')
const london = place('LON', 'London', true)
const criteria: FlightSearchCriteria = {
  trip: 'return',
  slices: [
    { from: lisbon, to: london, date: '2026-05-08' },
    { from: london, to: lisbon, date: '2026-05-15' },
  ],
  adults: 2,
  childAges: [8, 1],
  cabin: 'business',
  flexibleDays: 2,
  separateTickets: true,
}
const paramsOf = (href: string) => new URL(href, 'https://agency.example').searchParams
const read = (href: string) => readFlightSearch((name) => paramsOf(href).get(name), today)
const withSlices = (slices: string, rest = '') => `/booknow/flights/search?slices=${slices}${rest}`

describe('the address of a flight search', () => {
  it('is read back as written, with cities, distances and names', () => {
    expect(read(flightSearchHref(criteria))).toEqual(criteria)
    const near = { ...criteria.slices[0], from: place('OPO', 'Porto | North ~ 1', false, 100), to: london }
    const multi: FlightSearchCriteria = {
      ...criteria,
      trip: 'multi_city',
      slices: [
        { ...near, date: '2026-05-08' },
        { from: london, to: place('JFK'), date: '2026-05-10' },
      ],
    }
    // The separator of names cannot be part of one.
    expect(read(flightSearchHref(multi))?.slices[0]?.from).toEqual(place('OPO', 'Porto ', false, 100))
    expect(read(flightSearchHref(multi))?.slices[1]).toEqual(multi.slices[1])
  })

  it('tells one way, return and several cities by the slices', () => {
    expect(read(withSlices('LIS.JFK.2026-05-08', '&trip=return'))?.trip).toBe('one_way')
    expect(read(withSlices('LIS.JFK.2026-05-08_JFK.LIS.2026-05-09', '&trip=one_way'))?.trip).toBe('return')
    expect(read(withSlices('LIS.JFK.2026-05-08_JFK.LIS.2026-05-09', '&trip=multi_city'))?.trip).toBe(
      'multi_city',
    )
    expect(read(withSlices('LIS.JFK.2026-05-08_EWR.LIS.2026-05-09'))?.trip).toBe('multi_city')
  })

  it('is null if a slice has no valid form', () => {
    const wrong = ['', 'LIS.JFK', 'lis.JFK.2026-05-08', 'LIS.LIS.2026-05-08', 'LIS.JFK.2026-02-30']
    for (const slices of wrong) expect(read(withSlices(slices))).toBeNull()
    const seven = Array.from({ length: 7 }, () => 'LIS.JFK.2026-05-08').join('_')
    expect(read(withSlices(seven))).toBeNull()
    expect(read(withSlices('LIS.JFK.2026-05-08_nonsense'))).toBeNull()
  })

  it('moves a journey of the past to bookable days, keeps its length, and tells which days were moved', () => {
    const href = withSlices('LIS.JFK.2025-01-08_JFK.LIS.2025-01-12')
    const found = read(href)
    const [out, back] = found?.slices ?? []
    expect(out && out.date >= today).toBe(true)
    expect(Date.parse(back?.date ?? '') - Date.parse(out?.date ?? '')).toBe(4 * 86_400_000)
    const get = (name: string) => paramsOf(href).get(name)
    expect(found && hasOwnDays(get, found)).toBe(false)
    const kept = flightSearchHref(criteria)
    expect(hasOwnDays((name) => paramsOf(kept).get(name), criteria)).toBe(true)
  })

  it('puts days out of order in order', () => {
    const dates = read(withSlices('LIS.JFK.2026-05-08_JFK.LIS.2026-05-01'))?.slices.map(({ date }) => date)
    expect(dates).toEqual(['2026-05-08', '2026-05-08'])
  })

  it('gives defaults for passengers that no airline carries', () => {
    for (const rest of [
      '&adults=0&children=8',
      '&adults=1&children=1,1',
      '&adults=9&children=5',
      '&adults=x',
    ])
      expect(read(withSlices('LIS.JFK.2026-05-08', rest))).toMatchObject({ adults: 1, childAges: [] })
  })

  it('never throws, and always gives passengers and days that can be searched', () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom('slices', 'adults', 'children', 'cabin', 'flexible', 'names'),
          fc.string(),
        ),
        (params) => {
          const found = readFlightSearch((name) => params[name] ?? 'LIS.JFK.2026-05-08', today)
          if (found) expect(passengerFault(found)).toBeNull()
        },
      ),
    )
  })
})

describe('passengers', () => {
  it('have a reason if no airline carries them together', () => {
    expect(passengerFault({ adults: 0, childAges: [] })).toBe('nobody')
    expect(passengerFault({ adults: 0, childAges: [8] })).toBe('childAlone')
    expect(passengerFault({ adults: 8, childAges: [8, 9] })).toBe('tooManySeats')
    expect(passengerFault({ adults: 1, childAges: [0, 1] })).toBe('tooManyInfants')
    expect(passengerFault({ adults: 8, childAges: [2, 1, 0] })).toBeNull()
  })

  it('have a seat from the age of 2', () => {
    expect(seatsOf({ adults: 2, childAges: [1, 2, 11] })).toBe(4)
  })
})
