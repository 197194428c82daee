import { describe, expect, it } from 'vitest'
import { sharedGeo } from '../../../packages/geography/shared-geo.ts'
import { allCars, carCriteria } from '../../../src/server/domain/suppliers/testing-car-search.ts'
import { suppliedProduct } from '../../../src/server/domain/suppliers/testing-supplied-product.ts'
import { createInventory } from '../inventory.ts'

const geo = await sharedGeo()
const clock = () => new Date('2026-11-21T12:00:00Z')
const cars = suppliedProduct(createInventory({ geo, clock }), 'car')
const places = {
  palma: { latitude: 39.5517, longitude: 2.73881 },
  ibiza: { latitude: 38.8729, longitude: 1.37312 },
  manacor: { latitude: 39.5696, longitude: 3.20955 },
  barcelona: { latitude: 41.2971, longitude: 2.07846 },
  perpignan: { latitude: 42.7404, longitude: 2.87067 },
}
type Place = keyof typeof places

function oneWay(from: Place, to: Place) {
  const pickUp = { point: places[from], dateTime: '2027-03-05T10:00:00' }
  const back = { point: places[to], dateTime: '2027-03-08T10:00:00' }
  return allCars(cars, carCriteria({ pickUp, return: back, limit: 400 }))
}

async function detailsAt(place: Place) {
  const { offers } = await oneWay(place, place)
  return Promise.all(offers.slice(0, 30).map(({ cheapest: { rateKey } }) => cars.details({ rateKey })))
}

describe('a one-way rental', () => {
  it('goes to another island with a company alone whose cars may go on a ferry', async () => {
    for (const to of ['ibiza', 'barcelona'] as const) {
      const { offers, none } = await oneWay('palma', to)
      expect(new Set(offers.map(({ rental }) => rental.provider.name))).toEqual(
        offers.length > 0 ? new Set(['Valerun']) : new Set(),
      )
      if (offers.length === 0) expect(none).toBe('ferry_not_allowed')
    }
    const { offers } = await oneWay('palma', 'manacor')
    expect(new Set(offers.map(({ rental }) => rental.provider.name)).size).toBeGreaterThan(1)
  })

  it('does not end in another country', async () => {
    expect(await oneWay('barcelona', 'perpignan')).toEqual({ offers: [], none: 'border_not_allowed' })
  })
})

describe('the details of a car', () => {
  it('say that it leaves an island with a ferry alone, and so not the country', async () => {
    const details = await detailsAt('palma')
    expect(details.length).toBeGreaterThan(10)
    for (const found of details) {
      const ferries = found?.rental.provider.name === 'Valerun' ? 'allowed' : 'not_allowed'
      expect(found?.rental.territory).toEqual({ ferries, abroad: 'not_allowed' })
      expect(found?.extras.map(({ code }) => code)).not.toContain('cross_border')
    }
  })

  it('say that it leaves the country with an extra where a road leads abroad', async () => {
    for (const found of await detailsAt('barcelona')) {
      expect(found?.rental.territory?.abroad).toBe('with_extra')
      expect(found?.extras.map(({ code }) => code)).toContain('cross_border')
    }
  })
})
