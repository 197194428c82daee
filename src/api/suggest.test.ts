import { describe, expect, it } from 'vitest'
import type { AirportEntry } from '../contract/types.ts'
import { flightPlaces } from './suggest.ts'

const entry = (iata: string, municipality: string, more: Partial<AirportEntry> = {}): AirportEntry => ({
  iata,
  name: `${municipality} Airport`,
  label: `${municipality} Airport (${iata}), Somewhere`,
  municipality,
  countryCode: 'GB',
  country: 'Somewhere',
  latitude: 51,
  longitude: 0,
  ...more,
})
const near = (iata: string, kilometres: number) => ({ iata, name: `${iata} Field`, kilometres })
const placesOf = (...data: AirportEntry[]) => flightPlaces.placesOf({ data })

describe('suggestions of airports', () => {
  it('have the airports of a city below it, with their distance from its centre', () => {
    const city = entry('LON', 'London', { cityAirports: [near('LCY', 10), near('LHR', 23)] })
    const [london, ...others] = placesOf(
      city,
      entry('LCY', 'London'),
      entry('LHR', 'London'),
      entry('YXU', 'London'),
    )
    expect(london).toMatchObject({ id: 'LON-all', isCity: true, name: 'London Airport (LON)' })
    expect(london?.isNested).toBeUndefined()
    expect(others.map(({ code, isNested, distance }) => [code, isNested, distance])).toEqual([
      ['LCY', true, { from: 'centre', kilometres: 10 }],
      ['LHR', true, { from: 'centre', kilometres: 23 }],
      ['YXU', undefined, undefined],
    ])
  })

  it('have near airports below the one that was typed, with their distance from it', () => {
    const malmo = entry('MMX', 'Malmö', { nearby: [near('CPH', 28), near('RNB', 119), near('GOT', 240)] })
    const places = placesOf(malmo, entry('MLA', 'Malta'), entry('CPH', 'Copenhagen'))
    expect(places.map(({ code, distance }) => [code, distance])).toEqual([
      ['MMX', undefined],
      ['RNB', { from: 'airport', kilometres: 119 }],
      ['MLA', undefined],
      ['CPH', undefined],
    ])
    expect(places[1]).toMatchObject({ id: 'RNB', name: 'RNB Field (RNB)', label: '', isNested: true })
  })
})
