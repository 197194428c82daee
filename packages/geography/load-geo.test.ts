import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { proofRuns } from '../../scripts/proof-cases.ts'
import { readCities } from './compile/read-cities.ts'
import { distanceMiles } from './distance-miles.ts'
import type { Geo } from './geo.ts'
import { geoFile, loadGeo } from './load-geo.ts'

const lisbon = { latitude: 38.71667, longitude: -9.13333 }
const newYork = { latitude: 40.71427, longitude: -74.00597 }
const cities = readCities()
let geo: Geo
let folder = ''

beforeAll(async () => {
  geo = await loadGeo()
  folder = await mkdtemp(join(tmpdir(), 'livery-geo-'))
}, 120_000)
afterAll(() => rm(folder, { recursive: true }))

const cityNames = (text: string, limit = 8) =>
  geo.suggestCities(text, limit).map((city) => `${city.name} ${city.countryCode}`)
const codes = (text: string, limit = 8) => geo.suggestAirports(text, limit).map((airport) => airport.iata)

describe('the compiled file', () => {
  it('is made again if it is missing, incomplete or from other sources, and reads the same', async () => {
    const whole = await readFile(geoFile)
    const file = join(folder, 'places.bin')
    await writeFile(file, whole.subarray(0, 1000))
    const made = await loadGeo(file)
    expect(made.citiesNear(lisbon, 10, 3)).toEqual(geo.citiesNear(lisbon, 10, 3))
    expect((await readFile(file)).equals(whole)).toBe(true)
  }, 120_000)
})

describe('largestCity', () => {
  it('is the most populous city of its country, and none for an unknown code', () => {
    // The list begins with the largest, so a country's last entry in the map is its largest.
    const largest = new Map(cities.toReversed().map((city) => [city.countryCode, city]))
    for (const [country, { id, name }] of largest)
      expect(geo.largestCity(country), country).toMatchObject({ id, name })
    for (const none of ['', 'XX', '__proto__', 'pt']) expect(geo.largestCity(none)).toBeNull()
  })
})

describe('nameIn', () => {
  it.each([
    ['ar', 'لشبونة'],
    ['da', 'Lissabon'],
    ['de', 'Lissabon'],
    ['es', 'Lisboa'],
    ['fr', 'Lisbonne'],
    ['no', 'Lisboa'],
    ['pt', 'Lisboa'],
    ['sv', 'Lissabon'],
    ['en', 'Lisbon'],
    ['xx', 'Lisbon'],
  ])('is the name of a city in %s', (language, name) => {
    expect(geo.nameIn(language, { id: 2267057, name: 'Lisbon' })).toBe(name)
  })

  it('is the main name of a city without a translation, and of an unknown one', () => {
    expect(geo.nameIn('de', { id: 5412230, name: 'Aspen' })).toBe('Aspen')
    expect(geo.nameIn('ar', { id: 0, name: 'Nowhere' })).toBe('Nowhere')
  })

  it('leads back to the city from any of its names', () => {
    const found = (text: string) => geo.suggestCities(text, 1)[0]?.name
    for (const [name, ...others] of [
      ['Lisbon', 'لشبونة', 'Lissabon', 'Lisbonne', 'Lisboa'],
      ['Copenhagen', 'København', 'Köpenhamn', 'Kopenhagen', 'Copenhague'],
      ['Cairo', 'القاهرة', 'Le Caire', 'Kairo'],
    ])
      for (const other of others) expect(found(other), other).toBe(name)
  })
})

describe('citiesNear', () => {
  it('returns real cities with their distance, nearest first', () => {
    const [first, ...rest] = geo.citiesNear(lisbon, 15, 20)
    expect(first).toMatchObject({ id: 2267057, name: 'Lisbon', countryCode: 'PT', distanceMiles: 0 })
    expect(first?.population).toBeGreaterThan(500_000)
    expect(rest.length).toBe(19)
    const distances = rest.map((city) => city.distanceMiles)
    expect(distances).toEqual(distances.toSorted((a, b) => a - b))
    expect(Math.max(...distances)).toBeLessThanOrEqual(15)
  })

  it('finds cities over the date line', () => {
    const found = geo.citiesNear({ latitude: -16.8, longitude: -179.9 }, 60, 50)
    expect(found.map((city) => city.name)).toContain('Labasa')
    expect(found.every((city) => city.countryCode === 'FJ')).toBe(true)
  })

  it('finds exactly the nearest cities, from anywhere', () => {
    const coordinate = (limit: number) => fc.double({ min: -limit, max: limit, noNaN: true })
    fc.assert(
      fc.property(coordinate(90), coordinate(180), (latitude, longitude) => {
        const point = { latitude, longitude }
        const miles = cities.map((city) => distanceMiles(city, point)).filter((each) => each <= 300)
        const nearest = miles.sort((a, b) => a - b).slice(0, 10)
        const found = geo.citiesNear(point, 300, 10).map((city) => city.distanceMiles)
        expect(found).toHaveLength(nearest.length)
        for (const [place, each] of found.entries()) expect(each).toBeCloseTo(nearest[place] ?? Number.NaN, 1)
      }),
      { numRuns: proofRuns({ few: 8, all: 20 }) },
    )
  })

  it('returns the same for any radius from half way round the world', () => {
    const ids = (miles: number) => geo.citiesNear(lisbon, miles, 5).map((city) => city.id)
    expect(ids(20_000)).toEqual(ids(50))
    expect(ids(Number.POSITIVE_INFINITY)).toEqual(ids(50))
  })

  it('returns none for an invalid point, no radius or a limit of zero', () => {
    expect(geo.citiesNear({ latitude: Number.NaN, longitude: 0 }, 10, 5)).toEqual([])
    expect(geo.citiesNear({ latitude: 91, longitude: 0 }, 10, 5)).toEqual([])
    expect(geo.citiesNear(lisbon, -1, 5)).toEqual([])
    expect(geo.citiesNear(lisbon, 10, 0)).toEqual([])
  })

  it('returns none in the middle of the ocean', () => {
    expect(geo.citiesNear({ latitude: -48, longitude: -123 }, 500, 5)).toEqual([])
  })
})

describe('citiesIn', () => {
  const aroundLondon = { west: -0.6, south: 51.2, east: 0.4, north: 51.8 }
  const namesIn = (options?: { withDistricts: boolean }) =>
    geo.citiesIn(aroundLondon, 500, options).map(({ name }) => name)

  it('returns the largest towns of the rectangle first', () => {
    const cities = geo.citiesIn(aroundLondon, 5)
    expect(cities[0]?.name).toBe('London')
    expect(cities).toHaveLength(5)
    expect(cities.map(({ population }) => population)).toEqual(
      cities.map(({ population }) => population).toSorted((a, b) => b - a),
    )
  })

  it('returns districts only if they are asked for', () => {
    const towns = new Set(namesIn())
    const all = namesIn({ withDistricts: true })
    expect(all.length).toBeGreaterThan(towns.size)
    expect(all).toEqual(expect.arrayContaining([...towns]))
  })

  it('returns nothing for a rectangle of sea', () => {
    expect(geo.citiesIn({ west: -40, south: 30, east: -39, north: 31 }, 10)).toEqual([])
  })
})

describe('airportsNear', () => {
  it('returns airports with scheduled service, nearest first', () => {
    const near = geo.airportsNear(newYork, 25, 10)
    expect(near.map((airport) => airport.iata)).toEqual(expect.arrayContaining(['LGA', 'JFK', 'EWR']))
    expect(near[0]?.iata).toBe('LGA')
    expect(near.find((airport) => airport.iata === 'JFK')).toMatchObject({
      municipality: 'New York City',
      size: 'large',
    })
  })

  it('returns no more than requested and none outside the radius', () => {
    expect(geo.airportsNear(newYork, 25, 1)).toHaveLength(1)
    expect(geo.airportsNear(newYork, 1, 10)).toEqual([])
  })
})

describe('suggestCities', () => {
  it.each([
    ['paris', 'Paris FR'],
    ['PARIS', 'Paris FR'],
    ['lis', 'Lisbon PT'],
    ['porto', 'Porto PT'],
    ['bath', 'Bath GB'],
    ['new york', 'New York City US'],
    ['st petersburg', 'Saint Petersburg RU'],
  ])('prefers for %s the largest place of that name: %s', (text, expected) => {
    expect(cityNames(text)[0]).toBe(expected)
  })

  it.each([
    ['malmo', 'Malmö SE'],
    ['sao paulo', 'São Paulo BR'],
    ['tromso', 'Tromsø NO'],
    ['Ærøskøbing', 'Ærøskøbing DK'],
    ['weissenburg in bayern', 'Weißenburg in Bayern DE'],
    ['lodz', 'Łódź PL'],
  ])('finds %s without the marks of its language: %s', (text, expected) => {
    expect(cityNames(text)).toContain(expected)
  })

  it.each([
    ['munchen', 'Munich DE'],
    ['MÜNCHEN', 'Munich DE'],
    ['kobenhavn', 'Copenhagen DK'],
    ['lisboa', 'Lisbon PT'],
    ['roma', 'Rome IT'],
    ['londres', 'London GB'],
    ['القاهرة', 'Cairo EG'],
    ['دبي', 'Dubai AE'],
    ['nyc', 'New York City US'],
    ['majorca', 'Palma ES'],
    ['bali', 'Denpasar ID'],
  ])('knows a further name: %s is %s', (text, expected) => {
    expect(cityNames(text)[0]).toBe(expected)
  })

  it.each([
    ['lisbn', 'Lisbon PT'],
    ['pariss', 'Paris FR'],
    ['barcelna', 'Barcelona ES'],
    ['amstredam', 'Amsterdam NL'],
    ['copenhaggen', 'Copenhagen DK'],
    ['barcellonna', 'Barcelona ES'],
    ['nwe york', 'New York City US'],
  ])('corrects a misspelling: %s is %s', (text, expected) => {
    expect(cityNames(text)[0]).toBe(expected)
  })

  it('allows no misspelling in three letters, and two only from eight letters on', () => {
    expect(cityNames('xqz')).toEqual([])
    expect(cityNames('bxrcxlo')).toEqual([])
    expect(cityNames('bxrcxlona')[0]).toBe('Barcelona ES')
  })

  it('ranks names that start with the text before names that contain it', () => {
    const found = cityNames('york')
    expect(found[0]).toBe('York GB')
    expect(found).toContain('New York City US')
  })

  it('narrows by country and by region', () => {
    expect(cityNames('paris fr')[0]).toBe('Paris FR')
    const [texan] = geo.suggestCities('Paris, TX', 3)
    expect(texan).toMatchObject({ name: 'Paris', countryCode: 'US', adminCode: 'TX' })
    expect(cityNames('vienna, us').every((name) => name.endsWith('US'))).toBe(true)
  })

  it("returns a country's largest cities for its name in any of the nine languages", () => {
    for (const name of ['portugal', 'Portugal ', 'البرتغال']) expect(cityNames(name)[0]).toBe('Lisbon PT')
    expect(cityNames('Deutschland')[0]).toBe('Berlin DE')
  })

  it('returns each city once and no more than requested', () => {
    for (const text of ['s', 'san', 'la', 'new']) {
      const ids = geo.suggestCities(text, 20).map((city) => city.id)
      expect(ids).toHaveLength(20)
      expect(new Set(ids).size).toBe(20)
    }
    expect(geo.suggestCities('san', 0)).toEqual([])
  })

  it('never throws, whatever is typed', () => {
    const anything = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 100 }),
      fc.string({
        unit: fc.constantFrom('a', 'e', 'n', ' ', ',', 'ø', 'ß', 'م', '\u0000', '-'),
        maxLength: 100,
      }),
    )
    fc.assert(
      fc.property(anything, (text) => {
        expect(geo.suggestCities(text, 5).length).toBeLessThanOrEqual(5)
        expect(geo.suggestAirports(text, 5).length).toBeLessThanOrEqual(5)
      }),
      { numRuns: proofRuns({ few: 60, all: 300 }) },
    )
  })
})

describe('suggestAirports', () => {
  it.each(['LHR', 'lhr', ' Lis ', 'GOA'])('ranks the airport with the code %s first', (text) => {
    expect(codes(text)[0]).toBe(text.trim().toUpperCase())
  })

  it.each([
    ['london', ['LHR', 'LGW', 'STN', 'LTN', 'LCY']],
    ['LON', ['LHR', 'LGW', 'STN', 'LTN']],
    ['new york', ['JFK', 'LGA', 'EWR']],
    ['paris', ['CDG', 'ORY']],
    ['münchen', ['MUC']],
    ['kobenhavn', ['CPH']],
    ['istanbul', ['IST', 'SAW']],
    ['tenerife', ['TFS', 'TFN']],
    ['دبي', ['DXB']],
  ])('finds the airports of %s by the name of the city', (text, expected) => {
    expect(codes(text)).toEqual(expect.arrayContaining(expected))
  })

  it.each([
    ['heathrow', 'LHR'],
    ['copenhagen airport', 'CPH'],
    ['flughafen wien', 'VIE'],
    ['charles de gaulle', 'CDG'],
    ['heathrwo', 'LHR'],
    ['portland, or', 'PDX'],
    ['portland, me', 'PWM'],
    ['manchester uk', 'MAN'],
    ['portugal', 'LIS'],
  ])('finds %s: %s', (text, expected) => {
    expect(codes(text)[0]).toBe(expected)
  })

  it('leaves out air bases and club fields', () => {
    expect(codes('northolt')).not.toContain('NHT')
  })
})
