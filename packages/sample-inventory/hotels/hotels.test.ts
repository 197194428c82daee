import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testCities } from '../../../src/server/domain/suppliers/testing-geo.ts'
import { distanceMiles } from '../../geography/distance-miles.ts'
import { landReach } from '../../geography/places/seaside.ts'
import { sectorCount } from '../../geography/places/shore-code.ts'
import { datasetSeed } from '../dataset.ts'
import { randomStream } from '../random.ts'
import { cityRadiusMiles, spreadInCity } from '../spread-in-city.ts'
import { listCityHotels } from './city-hotels.ts'
import { hotelBrands } from './hotel-brands.ts'
import { hotelPicture } from './hotel-picture.ts'
import { occupancyFactor } from './hotel-price.ts'
import { countryLexicon } from './lexicons/country-lexicon.ts'

const seed = datasetSeed('test')
const countries = 'US GB AU KE ES MX PT BR FR IT DE NL NO PL RU GR TR AE IN ID TH CN JP KR FI MA'.split(' ')
const metropolis = (countryCode: string) => ({
  ...testCities.madrid,
  id: 1,
  countryCode,
  population: 9_000_000,
})

describe('names', () => {
  it.each(countries)('are three hundred different ones in a metropolis of %s', (country) => {
    const names = listCityHotels(metropolis(country), seed).hotels.map(({ name }) => name)
    expect(names).toHaveLength(300)
    expect(new Set(names).size).toBe(300)
    for (const name of names) expect(name).toMatch(/^[^{}|]{4,60}$/)
  })

  it.each(countries)('come from words and patterns that cannot collide in %s', (country) => {
    const { words, modest, middle, grand, quarters } = countryLexicon(country)
    const patterns = [...modest, ...middle, ...grand]
    expect(new Set(patterns).size).toBe(patterns.length)
    expect(new Set(words).size).toBe(words.length)
    expect(words.length % 17).not.toBe(0)
    expect(words.length).toBeGreaterThanOrEqual(36)
    expect(quarters).toHaveLength(5)
    for (const pattern of patterns) expect(pattern).toContain('{w}')
  })

  it('are in the language of the place', () => {
    const inside = (country: string) =>
      listCityHotels(metropolis(country), seed)
        .hotels.map(({ name }) => name)
        .join(' ')
    expect(inside('FR')).toMatch(/Hôtel|Auberge/)
    expect(inside('DE')).toMatch(/Gasthof|Pension/)
    expect(inside('MA')).toContain('Riad')
    expect(inside('JP')).toContain('Ryokan')
  })

  it('are those of no real chain', () => {
    const chains =
      /hilton|marriott|hyatt|\bibis\b|novotel|mercure|sofitel|accor|radisson|sheraton|westin|ritz|four seasons|holiday inn|best western|wyndham|kempinski|\bnh\b|meli[aá]|riu\b|iberostar|barcel[oó]|scandic|premier inn|travelodge|motel 6|oyo|taj\b|oberoi|raffles|peninsula|mandarin|shangri|fairmont|aman\b|rosewood|savoy|waldorf|intercontinental|crowne|hampton|ramada|leonardo|steigenberger|moxy|aloft|pestana|pousadas de/i
    const names = countries.flatMap((country) =>
      listCityHotels(metropolis(country), seed).hotels.map(({ name }) => name),
    )
    expect(names.filter((name) => chains.test(name))).toEqual([])
  })

  it('use a chain only in places with enough demand', () => {
    const brands = Object.values(hotelBrands).flat()
    const isChain = (name: string) => brands.some((brand) => name.startsWith(brand))
    expect(listCityHotels(testCities.london, seed).hotels.some(({ name }) => isChain(name))).toBe(true)
    expect(listCityHotels(testCities.aspen, seed).hotels.some(({ name }) => isChain(name))).toBe(false)
  })
})

describe('listCityHotels', () => {
  it('has two in a village and three hundred in a metropolis', () => {
    expect(listCityHotels(testCities.hamlet, seed).hotels).toHaveLength(2)
    expect(listCityHotels(testCities.london, seed).hotels).toHaveLength(300)
    const { length } = listCityHotels(testCities.cascais, seed).hotels
    expect(length).toBeGreaterThan(10)
    expect(length).toBeLessThan(40)
  })

  it('is the same for the same seed and different for another', () => {
    expect(listCityHotels(testCities.lisbon, seed)).toEqual(listCityHotels(testCities.lisbon, seed))
    expect(listCityHotels(testCities.lisbon, seed).hotels[0]?.name).not.toBe(
      listCityHotels(testCities.lisbon, datasetSeed('other')).hotels[0]?.name,
    )
  })

  it('keeps ratings within the scales, with palaces only in places with enough demand', () => {
    for (const city of Object.values(testCities)) {
      for (const { stars, guestRating, capacity, retailShare } of listCityHotels(city, seed).hotels) {
        expect([2, 2.5, 3, 3.5, 4, 4.5, 5]).toContain(stars)
        if (city.population < 5_000) expect(stars).toBeLessThanOrEqual(4)
        expect(guestRating).toBeGreaterThanOrEqual(3)
        expect(guestRating).toBeLessThanOrEqual(5)
        expect(capacity).toBeGreaterThanOrEqual(2)
        expect(retailShare).toBeGreaterThan(0.12)
      }
    }
  })
})

describe('spreadInCity', () => {
  it('keeps hotels out of the sea and within the city', () => {
    const { nice } = testCities
    const reach = landReach(nice)
    fc.assert(
      fc.property(fc.integer(), (streamSeed) => {
        const { position, miles } = spreadInCity(nice, reach, randomStream(streamSeed))
        const radius = cityRadiusMiles(nice.population)
        expect(distanceMiles(nice, position)).toBeLessThanOrEqual(radius * 1.01)
        expect(miles).toBeLessThanOrEqual(radius)
        const bearing =
          Math.atan2(position.longitude - nice.longitude, position.latitude - nice.latitude) * (180 / Math.PI)
        const sector = Math.round(((bearing + 360) % 360) / (360 / sectorCount)) % sectorCount
        const away = distanceMiles(nice, position)
        if (away > 1.3 && sector >= 4 && sector <= 6) expect.fail(`a hotel ${away} miles out at sea`)
      }),
    )
  })

  it("places an islet's hotels around its quay", () => {
    const islet = Array.from({ length: sectorCount }, () => 0)
    fc.assert(
      fc.property(fc.integer(), (streamSeed) => {
        expect(spreadInCity(testCities.london, islet, randomStream(streamSeed)).miles).toBeLessThanOrEqual(
          0.4,
        )
      }),
    )
  })
})

it('shows no two equal pictures in a city, and only what the place has', () => {
  const { hotels, place } = listCityHotels(testCities.london, seed)
  const pictures = hotels.map((hotel) => hotelPicture(hotel, place, '2026-12-04').url)
  expect(new Set(pictures).size).toBe(pictures.length)
  for (const picture of pictures) expect(picture).toMatch(/^\/scenes\/(old-town|skyline|apartment)\//)
  expect(pictures.every((picture) => picture.includes('s=winter'))).toBe(true)
})

it('costs less for a single guest, more for a third, nothing for a baby, and per room', () => {
  const two = { adults: 2, childAges: [] }
  expect(occupancyFactor([two])).toBe(1)
  expect(occupancyFactor([two, two])).toBe(2)
  expect(occupancyFactor([{ adults: 1, childAges: [] }])).toBeLessThan(1)
  expect(occupancyFactor([{ adults: 3, childAges: [] }])).toBeGreaterThan(1.2)
  expect(occupancyFactor([{ adults: 2, childAges: [1] }])).toBe(1)
  expect(occupancyFactor([{ adults: 2, childAges: [8] }])).toBeLessThan(
    occupancyFactor([{ adults: 2, childAges: [15] }]),
  )
})
