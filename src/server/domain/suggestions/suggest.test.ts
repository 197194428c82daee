import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Geo } from '../../../../packages/geography/geo.ts'
import { loadGeo } from '../../../../packages/geography/load-geo.ts'
import { suggestActivityPlaces } from './suggest-activity-places.ts'
import { suggestCarPlaces } from './suggest-car-places.ts'
import { suggestFlightAirports } from './suggest-flight-airports.ts'
import { suggestHotelPlaces } from './suggest-hotel-places.ts'

let geo: Geo
beforeAll(async () => {
  geo = await loadGeo()
}, 120_000)

const english = { language: 'en' }
const hotels = (text: string) => suggestHotelPlaces(geo, { text }, english).allData
const labels = (places: readonly { label: string }[]) => places.map((place) => place.label)

describe('suggestHotelPlaces', () => {
  it('returns a city with its country, coordinates and time zone under a stable id', () => {
    expect(hotels('lisbon')[0]).toEqual({
      id: 'city-2267057',
      type: 'city',
      name: 'Lisbon',
      label: 'Lisbon, Portugal',
      countryCode: 'PT',
      country: 'Portugal',
      adminCode: '14',
      latitude: 38.71667,
      longitude: -9.13333,
      population: 517_802,
      timeZone: 'Europe/Lisbon',
    })
  })

  it('returns the list and the records in the same order', () => {
    const { locationSuggestions, allData } = suggestHotelPlaces(geo, { text: 'paris' }, english)
    expect(locationSuggestions.map(({ id }) => id)).toEqual(allData.map(({ id }) => id))
    expect(locationSuggestions[0]).toEqual({
      id: 'city-2988507',
      type: 'city',
      name: 'Paris',
      label: 'Paris, France',
      countryCode: 'FR',
      latitude: 48.85341,
      longitude: 2.3488,
    })
  })

  it('puts the airports of a city below its name', () => {
    const places = hotels('paris')
    expect(places[0]?.type).toBe('city')
    expect(places.filter((place) => place.type === 'airport').map((place) => place.iata)).toEqual([
      'CDG',
      'ORY',
      'BVA',
    ])
    expect(places.findIndex((place) => place.type === 'airport')).toBeGreaterThan(0)
  })

  it("puts a large airport first for its own code, unless a larger city's name starts so", () => {
    expect(hotels('LAX')[0]?.id).toBe('airport-LAX')
    expect(hotels('san')[0]?.type).toBe('city')
  })

  it('distinguishes cities of the same name by region', () => {
    expect(labels(hotels('portland')).slice(0, 2)).toEqual([
      'Portland, Oregon, United States',
      'Portland, Maine, United States',
    ])
  })

  it('never returns two equal lines', () => {
    for (const text of ['springfield', 'santa cruz', 'san jose', 'neustadt']) {
      const shown = labels(hotels(text))
      expect(new Set(shown).size).toBe(shown.length)
    }
  })

  it('names countries in the requested language', () => {
    expect(suggestHotelPlaces(geo, { text: 'lisbon' }, { language: 'ar' }).allData[0]).toMatchObject({
      country: 'البرتغال',
      label: 'لشبونة، البرتغال',
    })
  })

  it('leaves airports out for the location manager', () => {
    const { allData } = suggestHotelPlaces(geo, { text: 'paris', isManageLocation: true }, english)
    expect(allData.every((place) => place.type === 'city')).toBe(true)
  })

  it('returns at most eight lines, or the requested number', () => {
    expect(hotels('san')).toHaveLength(8)
    expect(suggestHotelPlaces(geo, { text: 'san' }, { language: 'en', limit: 3 }).allData).toHaveLength(3)
  })

  it('returns empty lists for a text that matches nothing', () => {
    for (const text of ['qqqxxzz', '???', ' ', '\u0000', '🏖']) {
      expect(suggestHotelPlaces(geo, { text }, english)).toEqual({ locationSuggestions: [], allData: [] })
    }
  })
})

describe('suggestActivityPlaces', () => {
  it('returns only cities', () => {
    const { data, allData } = suggestActivityPlaces(geo, { text: 'rome' }, english)
    expect(data[0]).toMatchObject({ id: 'city-3169070', label: 'Rome, Italy' })
    expect(allData.every((place) => place.type === 'city')).toBe(true)
  })
})

describe('suggestCarPlaces', () => {
  it("puts a city's airports before its city desk", () => {
    const { locations, allData } = suggestCarPlaces(geo, { text: 'lisbon' }, english)
    expect(locations.slice(0, 2).map(({ id }) => id)).toEqual(['airport-LIS', 'city-2267057'])
    expect(allData[0]).toMatchObject({ iata: 'LIS', municipality: 'Lisbon', timeZone: 'Europe/Lisbon' })
  })

  it('suggests the airports in reach of a town that has none', () => {
    const { locations } = suggestCarPlaces(geo, { text: 'bath' }, english)
    const places = labels(locations)
    expect(places[0]).toBe('Bristol Airport (BRS), United Kingdom')
    expect(places).toContain('Bath, United Kingdom')
  })
})

describe('suggestFlightAirports', () => {
  const codes = (text: string) =>
    suggestFlightAirports(geo, text, english).data.map((airport) => airport.iata)

  it('returns an airport with its city and country', () => {
    expect(suggestFlightAirports(geo, 'CDG', english).data[0]).toEqual({
      iata: 'CDG',
      name: 'Charles de Gaulle International Airport',
      label: 'Charles de Gaulle International Airport (CDG), Paris, France',
      municipality: 'Paris',
      countryCode: 'FR',
      country: 'France',
      latitude: 49.0128,
      longitude: 2.55,
      nearby: expect.any(Array),
    })
  })

  it('returns the nearest other airports within 300 km, nearest first', () => {
    const { nearby = [] } = suggestFlightAirports(geo, 'LGW', english).data[0] ?? {}
    expect(nearby).toHaveLength(6)
    expect(nearby.map(({ iata }) => iata)).toContain('LHR')
    expect(nearby.map(({ iata }) => iata)).not.toContain('LGW')
    const distances = nearby.map(({ kilometres }) => kilometres)
    expect(distances).toEqual(distances.toSorted((a, b) => a - b))
    expect(Math.max(...distances)).toBeLessThanOrEqual(300)
  })

  it.each(['london', 'LON', 'Londres'])('begins with all airports of the city for %s', (text) => {
    const [group, ...own] = suggestFlightAirports(geo, text, english).data
    expect(group).toMatchObject({ iata: 'LON', label: 'London (LON), United Kingdom' })
    const airports = group?.cityAirports?.map(({ iata }) => iata) ?? []
    expect(airports[0]).toBe('LCY')
    expect(airports.toSorted()).toEqual(['LCY', 'LGW', 'LHR', 'LTN', 'SEN', 'STN'])
    expect(own.slice(0, 6).map(({ iata }) => iata)).toEqual(airports)
  })

  it('names the city in the language of the page', () => {
    const [group] = suggestFlightAirports(geo, 'tokyo', { language: 'de' }).data
    expect(group).toMatchObject({ iata: 'TYO', name: 'Tokio', label: 'Tokio (TYO), Japan' })
  })

  it('returns the airports of a city, and the nearest for a town without', () => {
    expect(codes('lisbon')[0]).toBe('LIS')
    expect(codes('oxford').slice(0, 3)).toEqual(expect.arrayContaining(['LHR', 'LTN', 'BHX']))
  })

  it('returns only the airport for its code', () => {
    expect(codes('LAX')).toEqual(['LAX'])
  })
})

describe("an airport's own name", () => {
  const cars = (text: string) => suggestCarPlaces(geo, { text }, english).allData
  const flights = (text: string) => suggestFlightAirports(geo, text, english).data

  it.each([
    ['heathrow', 'LHR'],
    ['gatwick', 'LGW'],
    ['schiphol', 'AMS'],
    ['fiumicino', 'FCO'],
    ['narita', 'NRT'],
    ['kastrup', 'CPH'],
    ['malpensa', 'MXP'],
    ["o'hare", 'ORD'],
    ['charles de gaule', 'CDG'],
  ])('%s puts it first for cars and flights: %s', (text, iata) => {
    expect(cars(text)[0]?.iata).toBe(iata)
    expect(flights(text)[0]?.iata).toBe(iata)
  })

  it.each([
    ['gatwick', 'LGW'],
    ['schiphol', 'AMS'],
    ['kastrup', 'CPH'],
    ['heathrow', 'LHR'],
  ])('%s ranks before misspelt names and small towns for hotels: %s', (text, iata) => {
    expect(hotels(text)[0]?.iata).toBe(iata)
    expect(hotels(text)[1]?.type).toBe('city')
  })

  it.each([
    ['narita', 'Narita'],
    ['fiumicino', 'Fiumicino-Isola Sacra'],
    ['barcelna', 'Barcelona'],
    ['londn', 'London'],
    ['new yrok', 'New York City'],
    ['york', 'York'],
    ['munchen', 'Munich'],
    ['firenze', 'Florence'],
    ['santos', 'Santos'],
  ])('%s stays the town, misspelling or other spelling of that name for hotels: %s', (text, name) => {
    expect(hotels(text)[0]).toMatchObject({ type: 'city', name })
  })

  it('puts misspelt names below an airport whose full name is typed', () => {
    const places = hotels('linate')
    const at = places.findIndex(({ iata }) => iata === 'LIN')
    expect(places[0]?.name).toBe('Linate')
    expect(places.slice(0, at).map(({ name }) => name)).not.toContain('Linares')
    expect(places.slice(at).map(({ name }) => name)).toContain('Linares')
  })

  it('corrects no spelling for an airport if another has the exact word', () => {
    expect(flights('orly').map(({ iata }) => iata)).toEqual(['ORY'])
  })
})

describe('every suggestion', () => {
  it('answers any text of up to a hundred characters, within the limit', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 100 }), fc.nat(12), (text, limit) => {
        const options = { language: 'en', limit }
        expect(suggestHotelPlaces(geo, { text }, options).allData.length).toBeLessThanOrEqual(limit)
        expect(suggestActivityPlaces(geo, { text }, options).allData.length).toBeLessThanOrEqual(limit)
        expect(suggestCarPlaces(geo, { text }, options).allData.length).toBeLessThanOrEqual(limit)
        expect(suggestFlightAirports(geo, text, options).data.length).toBeLessThanOrEqual(limit)
      }),
      { numRuns: 200 },
    )
  })
})
