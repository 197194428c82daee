import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { testCities, testingGeo } from '../../../src/server/domain/suppliers/testing-geo.ts'
import { dayNumber } from '../../../src/server/kernel/dates/calendar.ts'
import { distanceMiles } from '../../geography/distance-miles.ts'
import type { Geo } from '../../geography/geo.ts'
import { loadGeo } from '../../geography/load-geo.ts'
import { datasetSeed } from '../dataset.ts'
import { resortRegions } from './resort-atlas.ts'
import { resortDirectory } from './resort-directory.ts'
import { unitAvailability } from './resort-price.ts'
import { searchResorts } from './resort-search.ts'
import { suggestResorts } from './suggest-resorts.ts'
import { testResorts } from './testing-resorts.ts'

const seed = datasetSeed('test')
const resorts = resortDirectory(seed)
const today = dayNumber('2026-11-21')

describe('the atlas', () => {
  const subregions = resortRegions.flatMap((region) => region.subregions)

  it('has about ten regions, each with its own subregions', () => {
    expect(resortRegions.length).toBeGreaterThanOrEqual(8)
    for (const { subregions: own } of resortRegions) expect(own.length).toBeGreaterThanOrEqual(4)
    const ids = [...resortRegions, ...subregions].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^[a-z][a-z-]{2,50}$/)
  })

  it('has no typing errors: every place has a name and a point, and a subregion is not half a continent', () => {
    for (const { name, countryCode, places } of subregions) {
      expect(name).not.toBe('')
      expect(countryCode).toMatch(/^[A-Z]{2}$/)
      expect(places.length).toBeGreaterThanOrEqual(1)
      for (const place of places) {
        expect(place.name).toMatch(/^\p{Lu}/u)
        expect(Math.abs(place.latitude)).toBeLessThan(70)
        expect(distanceMiles(place, places[0] ?? place)).toBeLessThan(800)
      }
    }
  })

  describe('on the real map', () => {
    let geo: Geo
    beforeAll(async () => {
      geo = await loadGeo()
    })

    it('has every place in its country', () => {
      const misplaced = subregions.flatMap(({ countryCode, name, places }) =>
        places
          .filter((place) => !geo.citiesNear(place, 40, 40).some((city) => city.countryCode === countryCode))
          .map((place) => `${place.name}, ${name}`),
      )
      expect(misplaced).toEqual([])
    })
  })
})

describe('the directory', () => {
  it('has hundreds of resorts with distinct ids and units', () => {
    expect(resorts.length).toBeGreaterThan(400)
    expect(new Set(resorts.map(({ id }) => id)).size).toBe(resorts.length)
    for (const { id, units, position, subregion } of resorts) {
      expect(id).toMatch(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/)
      expect(units.length).toBeGreaterThanOrEqual(1)
      expect(subregion.places.some((place) => distanceMiles(place, position) < 1)).toBe(true)
      for (const unit of units) expect(unit.sleeps).toBe(unit.bedrooms * 2 + 2)
    }
  })

  it('gives no two resorts of a subregion the same name', () => {
    for (const { id } of resortRegions.flatMap((region) => region.subregions)) {
      const names = resorts.filter(({ subregion }) => subregion.id === id).map(({ name }) => name)
      expect(new Set(names).size).toBe(names.length)
    }
  })
})

describe('searchResorts', () => {
  const sources = testResorts()
  const search = (point: { latitude: number; longitude: number }, start = '2026-12-05') =>
    searchResorts({ point, start, limit: 60 }, sources)

  it('offers weeks, nearest first, with each resort and picture once', async () => {
    const offers = await search(testCities.lisbon)
    expect(offers.length).toBeGreaterThan(40)
    const miles = offers.map(({ distanceMiles: own }) => own)
    expect(miles).toEqual(miles.toSorted((a, b) => a - b))
    expect(new Set(offers.map(({ resort }) => resort.name)).size).toBe(offers.length)
    expect(new Set(offers.map(({ resort }) => resort.picture)).size).toBe(offers.length)
    for (const { stay } of offers) {
      expect(dayNumber(stay.end) - dayNumber(stay.start)).toBe(7)
      expect(stay.start >= '2026-12-05' && stay.start <= '2026-12-12').toBe(true)
    }
    expect(offers[0]?.resort.location).toContain('Algarve')
  })

  it('offers nothing in mid-ocean', async () => {
    expect(await search({ latitude: 30, longitude: -40 })).toEqual([])
  })
})

describe('unitAvailability', () => {
  it('costs more for more nights and in season, and never frees what is sold', () => {
    fc.assert(
      fc.property(fc.constantFrom(...resorts), fc.integer({ min: 0, max: 300 }), (resort, ahead) => {
        const unit = resort.units[0]
        if (!unit) return
        const start = new Date((today + ahead) * 86_400_000).toISOString().slice(0, 10)
        const end = new Date((today + ahead + 7) * 86_400_000).toISOString().slice(0, 10)
        const longer = new Date((today + ahead + 8) * 86_400_000).toISOString().slice(0, 10)
        const week = unitAvailability(resort, unit, { start, end }, today)
        expect(unitAvailability(resort, unit, { start, end: longer }, today).price.net).toBeGreaterThan(
          week.price.net,
        )
        expect(week.unitsLeft).toBeLessThanOrEqual(
          unitAvailability(resort, unit, { start, end }, today - 1).unitsLeft,
        )
      }),
    )
  })
})

describe('suggestResorts', () => {
  const ask = (text: string, limit = 10) => suggestResorts(testingGeo(), resorts, text, limit)

  it('finds regions, subregions, resorts and cities by the start of a word', () => {
    expect(ask('caribbean')[0]).toMatchObject({ type: 'region', id: 'caribbean' })
    expect(ask('alg')[0]).toMatchObject({
      type: 'subregion',
      label: 'Algarve, Mediterranean and Atlantic Islands',
    })
    expect(ask('lis').at(-1)).toMatchObject({ type: 'city', label: 'Lisbon, Portugal' })
    const [resort] = resorts
    expect(ask(resort?.name ?? '')[0]?.type).toBe('resort')
  })

  it('respects the limit and accepts any text', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 10 }), (text, limit) => {
        expect(ask(text, limit).length).toBeLessThanOrEqual(limit)
      }),
    )
    expect(ask('  ')).toEqual([])
  })
})
