import { expect, it } from 'vitest'
import { airportsOfCity, metropolitanAreas } from './metropolitan-areas.ts'
import { sharedGeo } from './shared-geo.ts'

it('names cities and airports that the geography has', async () => {
  const geo = await sharedGeo()
  expect(metropolitanAreas.length).toBeGreaterThan(50)
  for (const { code, city, countryCode, airports } of metropolitanAreas) {
    expect(code).toMatch(/^[A-Z]{3}$/)
    const found = geo.suggestCities(city, 5).filter((one) => one.countryCode === countryCode)
    expect(found[0]?.name, code).toBe(city)
    expect(airports.length, code).toBeGreaterThan(1)
    for (const airport of airports) expect(geo.suggestAirports(airport, 1)[0]?.iata, code).toBe(airport)
  }
})

it('has each code once, with the airports of the city', () => {
  expect(new Set(metropolitanAreas.map(({ code }) => code)).size).toBe(metropolitanAreas.length)
  expect(airportsOfCity('LON')).toContain('LGW')
  expect(airportsOfCity('LGW')).toBeNull()
})
