import { describe, expect, it } from 'vitest'
import { decodeAcriss } from '../../../src/server/domain/suppliers/acriss.ts'
import type { CarCriteria } from '../../../src/server/domain/suppliers/car-offer.ts'
import { testCities, testingGeo } from '../../../src/server/domain/suppliers/testing-geo.ts'
import { dayNumber } from '../../../src/server/kernel/dates/calendar.ts'
import { datasetSeed } from '../dataset.ts'
import { memorySupplyLedger } from '../memory-supply-ledger.ts'
import { carDesks } from './car-desks.ts'
import { fleet } from './car-fleet.ts'
import { carProviders } from './car-providers.ts'
import { searchCars } from './car-search.ts'
import type { CarSources } from './car-sources.ts'

const geo = testingGeo()
const dataset = { geo, seed: datasetSeed('test'), today: dayNumber('2026-11-21') }
const sources: CarSources = {
  dataset: () => dataset,
  timeZoneAt: () => 'Europe/Lisbon',
  ledger: memorySupplyLedger(() => new Date('2026-11-21T12:00:00Z')),
}
const { lisbon, dubai, hamlet } = testCities
const porto = { latitude: 41.2481, longitude: -8.68139 }

function criteria(changes: Partial<CarCriteria> = {}): CarCriteria {
  return {
    pickUp: { point: lisbon, dateTime: '2026-12-04T10:00:00' },
    return: { point: lisbon, dateTime: '2026-12-06T10:00:00' },
    driverAge: 25,
    countryOfResidence: 'US',
    limit: 500,
    ...changes,
  }
}

/** Prices of the cars that both searches offer, in pairs. */
async function compared(one: CarCriteria, other: CarCriteria): Promise<[number, number][]> {
  const others = new Map((await searchCars(other, sources)).map(({ id, price }) => [id, price.net]))
  return (await searchCars(one, sources)).flatMap(({ id, price }) => {
    const found = others.get(id)
    return found === undefined ? [] : [[price.net, found] as [number, number]]
  })
}

describe('carDesks', () => {
  it('are at the nearest airports and in the town', () => {
    expect(carDesks(geo, lisbon).map(({ name }) => name)).toEqual([
      'Humberto Delgado Airport (LIS)',
      'Lisbon City Centre',
    ])
  })

  it('are in the next town if there is no airport, and nowhere at sea', () => {
    expect(carDesks(geo, hamlet).map(({ name }) => name)).toEqual(['Le Blanc City Centre'])
    expect(carDesks(geo, { latitude: 0, longitude: -30 })).toEqual([])
  })

  it('contain the word City only once', () => {
    const newYork = { ...lisbon, name: 'New York City' }
    expect(carDesks(testingGeo([newYork], []), lisbon)[0]?.name).toBe('New York City Centre')
  })
})

describe('searchCars', () => {
  it.each([
    ['Lisbon', lisbon, 's=winter&c=mediterranean'],
    ['Dubai', dubai, 's=winter&c=arid'],
  ])('shows each car in the season and climate of %s', async (_, point, view) => {
    const offers = await searchCars(
      criteria({
        pickUp: { point, dateTime: '2026-12-04T10:00:00' },
        return: { point, dateTime: '2026-12-06T10:00:00' },
      }),
      sources,
    )
    expect(offers.length).toBeGreaterThan(0)
    for (const { picture } of offers) expect(picture).toContain(view)
  })

  it('offers each car once, with a distinct picture', async () => {
    const offers = await searchCars(criteria(), sources)
    expect(offers.length).toBeGreaterThan(30)
    expect(new Set(offers.map(({ id }) => id)).size).toBe(offers.length)
    expect(new Set(offers.map(({ picture }) => picture)).size).toBe(offers.length)
  })

  it('costs more for more days, a young driver and a one-way rental', async () => {
    const usual = criteria()
    const longer = criteria({ return: { point: lisbon, dateTime: '2026-12-06T10:30:01' } })
    const young = criteria({ driverAge: 24 })
    for (const other of [longer, young]) {
      const pairs = await compared(usual, other)
      expect(pairs.length).toBeGreaterThan(20)
      for (const [here, there] of pairs) expect(there).toBeGreaterThan(here)
    }
    const away = criteria({ return: { point: porto, dateTime: '2026-12-06T10:00:00' } })
    const pairs = await compared(usual, away)
    expect(pairs.length).toBeGreaterThan(10)
    for (const [here, there] of pairs) expect(there).toBeGreaterThan(here + 2_500)
    expect((await searchCars(away, sources))[0]?.returnDesk.name).toBe(
      'Francisco de Sá Carneiro Airport (OPO)',
    )
  })

  it('charges nothing for half an hour of delay', async () => {
    const later = criteria({ return: { point: lisbon, dateTime: '2026-12-06T10:30:00' } })
    for (const [here, there] of await compared(criteria(), later)) expect(there).toBe(here)
  })

  it('has none where no desk is, and none across a border', async () => {
    const ocean = { point: { latitude: 0, longitude: -30 }, dateTime: '2026-12-06T10:00:00' }
    expect(await searchCars(criteria({ return: ocean }), sources)).toEqual([])
    const from = { ...ocean, dateTime: '2026-12-04T10:00:00' }
    expect(await searchCars(criteria({ pickUp: from }), sources)).toEqual([])
    const abroad = { point: dubai, dateTime: '2026-12-06T10:00:00' }
    expect(await searchCars(criteria({ return: abroad }), sources)).toEqual([])
  })
})

describe('the fleet', () => {
  it('has ACRISS classes that match its seats', () => {
    expect(new Set(fleet.map(({ acriss }) => acriss)).size).toBe(fleet.length)
    for (const { acriss, seats, bags, doors, rangeKm } of fleet) {
      const decoded = decodeAcriss(acriss)
      expect(decoded, acriss).not.toBeNull()
      expect(rangeKm !== undefined).toBe(decoded?.fuel === 'electric')
      // The current table tells electric cars by their range.
      if (rangeKm !== undefined) expect(acriss.endsWith(rangeKm >= 400 ? 'E' : 'C')).toBe(true)
      expect(seats).toBeGreaterThanOrEqual(4)
      expect(bags).toBeGreaterThanOrEqual(1)
      expect(doors).toBeGreaterThanOrEqual(2)
    }
  })

  it('uses the name of no real make or company', () => {
    const real =
      /corsa|opel|ford|fiat|toyota|renault|peugeot|volkswagen|\bvw\b|bmw|audi|mercedes|kia|hyundai|nissan|honda|tesla|volvo|skoda|seat\b|dacia|hertz|avis|sixt|europcar|enterprise|alamo|budget|thrifty|dollar\b/i
    const names = [...fleet.flatMap(({ vehicles }) => vehicles), ...carProviders.map(({ name }) => name)]
    expect(names.filter((name) => real.test(name))).toEqual([])
  })
})
