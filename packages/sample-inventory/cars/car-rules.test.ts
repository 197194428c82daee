import { describe, expect, it } from 'vitest'
import type { CarSearchCriteria } from '../../../src/server/domain/suppliers/car-shapes.ts'
import {
  allCars,
  carCriteria,
  lisbonAirport,
} from '../../../src/server/domain/suppliers/testing-car-search.ts'
import { testCities, testingGeo } from '../../../src/server/domain/suppliers/testing-geo.ts'
import {
  expectSoundPolicy,
  expectSoundPrice,
} from '../../../src/server/domain/suppliers/testing-sound-rate.ts'
import { suppliedProduct } from '../../../src/server/domain/suppliers/testing-supplied-product.ts'
import { createInventory } from '../inventory.ts'

const clock = () => new Date('2026-11-21T12:00:00Z')
const cars = suppliedProduct(createInventory({ geo: testingGeo(), clock }), 'car')
const { hamlet, dubai, madrid } = testCities

const search = (changes: Partial<CarSearchCriteria>) => allCars(cars, carCriteria({ limit: 400, ...changes }))
const at = (point: { latitude: number; longitude: number }, dateTime: string) => ({ point, dateTime })

/** The rate of the first offer that fits. */
async function first(
  changes: Partial<CarSearchCriteria>,
  fits: (offer: Awaited<ReturnType<typeof search>>['offers'][number]) => boolean = () => true,
) {
  const offer = (await search(changes)).offers.find(fits)
  if (offer === undefined) throw new Error('nothing fits')
  return offer
}

describe('a search without a car', () => {
  it.each([
    ['no_desk', { pickUp: at({ latitude: 0, longitude: -30 }, '2027-03-05T10:00:00') }],
    ['border_not_allowed', { return: at(madrid, '2027-03-08T10:00:00') }],
    ['border_not_allowed', { return: at(dubai, '2027-03-08T10:00:00') }],
    ['driver_too_young', { driverAge: 18 }],
    // A Sunday, in a town without an airport.
    ['desk_closed', { pickUp: at(hamlet, '2027-03-07T10:00:00'), return: at(hamlet, '2027-03-09T10:00:00') }],
    ['desk_closed', { pickUp: at(hamlet, '2027-03-05T10:00:00'), return: at(hamlet, '2027-03-07T06:00:00') }],
  ])('says %s', async (reason, changes) => {
    expect(await search(changes)).toEqual({ offers: [], none: reason })
  })

  it('gives no reason if it finds one', async () => {
    expect((await search({})).none).toBeUndefined()
  })
})

describe('a rental', () => {
  it('runs over a closed day, and over midnight', async () => {
    const overSunday = {
      pickUp: at(hamlet, '2027-03-06T10:00:00'),
      return: at(hamlet, '2027-03-08T10:00:00'),
    }
    expect((await first(overSunday)).rental.days).toBe(2)
    const overNight = {
      pickUp: at(lisbonAirport, '2027-03-05T22:00:00'),
      return: at(lisbonAirport, '2027-03-06T08:00:00'),
    }
    expect((await first(overNight)).rental.days).toBe(1)
  })

  it('outside the hours costs a fee, which is a separate line', async () => {
    const changes = { pickUp: at(lisbonAirport, '2027-03-06T00:30:00') }
    const { rental, cheapest } = await first(changes, (one) => one.rental.pickUp.isOutOfHours)
    expect(rental.dropOff.isOutOfHours).toBe(false)
    expect(cheapest.price.priceLines).toContainEqual({
      code: 'out_of_hours_fee',
      kind: 'fee',
      amount: 3_500,
      treatment: 'pass_through',
    })
  })

  it('of more than 28 days is sold by some companies, at a monthly price and with limited distance', async () => {
    const month = await search({ return: at(lisbonAirport, '2027-04-05T10:00:00') })
    const days = await search({ return: at(lisbonAirport, '2027-04-02T10:00:00') })
    expect(month.offers.length).toBeGreaterThan(0)
    const companies = (found: typeof month) => new Set(found.offers.map(({ rental }) => rental.provider.code))
    expect(companies(days)).toContain('dfl')
    expect(companies(month)).not.toContain('dfl')
    for (const { rental } of month.offers)
      expect(rental).toMatchObject({ days: 31, mileage: { isUnlimited: false, limitKm: 3_100 } })
  })

  it('is for drivers of the class and the company alone', async () => {
    const young = await search({ driverAge: 22 })
    const old = await search({ driverAge: 79 })
    for (const { rental } of [...young.offers, ...old.offers]) {
      expect(rental.driverAge).toBeGreaterThanOrEqual(rental.minimumAge)
      expect(rental.driverAge).toBeLessThanOrEqual(rental.maximumAge ?? 99)
    }
    const categories = (found: typeof young) =>
      new Set(found.offers.map(({ rental }) => rental.vehicle.category))
    expect(categories(young)).not.toContain('luxury')
    expect(categories(old)).toContain('luxury')
    expect(old.offers.every(({ rental }) => rental.provider.code !== 'dfl')).toBe(true)
  })

  it('tells electric cars apart, and states who takes debit cards', async () => {
    const { offers } = await search({})
    for (const { rental } of offers) {
      const { fuel, rangeKm } = rental.vehicle
      expect(rangeKm === undefined).toBe(fuel !== 'electric')
      expect(rental.fuelPolicy === 'charged_to_same').toBe(fuel === 'electric')
    }
    const takesDebit = new Set(offers.map(({ rental }) => rental.acceptedCards.includes('debit')))
    expect(takesDebit).toEqual(new Set([true, false]))
  })
})

describe('a rate', () => {
  it('has a sound price and policy under every plan and cover, with all its extras', async () => {
    const { offers } = await search({
      limit: 30,
      driverAge: 23,
      return: at(lisbonAirport, '2027-03-20T09:00:00'),
    })
    for (const { cheapest, others } of offers) {
      const details = await cars.details({ rateKey: cheapest.rateKey })
      const extras = details?.extras.map(({ code, maximum }) => ({ code, count: maximum })) ?? []
      const full = await cars.details({ rateKey: cheapest.rateKey, extras })
      expect(full?.rates).toHaveLength(1 + others.length)
      for (const { price, policy } of [cheapest, ...others, ...(full?.rates ?? [])]) {
        expectSoundPrice(price)
        expectSoundPolicy(policy, price)
      }
      expect(full?.rates[0]?.price.net).toBeGreaterThan(cheapest.price.net)
    }
  })

  it('has less excess with more cover, and costs more', async () => {
    const { cheapest, others } = await first({})
    const rates = [cheapest, ...others].filter(({ payment }) => payment === cheapest.payment)
    const of = (level: string) => {
      const rate = rates.find(({ cover }) => cover.level === level)
      return { excess: rate?.cover.damageExcess.amount ?? 0, net: rate?.price.net ?? 0 }
    }
    const [basic, cover, zero] = [of('basic'), of('cover'), of('zero_excess')]
    expect(basic.excess).toBeGreaterThan(cover.excess)
    expect(cover.excess).toBeGreaterThan(zero.excess)
    expect(zero.excess).toBe(0)
    expect(basic.net).toBeLessThan(cover.net)
    expect(cover.net).toBeLessThan(zero.net)
  })

  it('has extras whose price is capped for long rentals', async () => {
    const long = await first({ return: at(lisbonAirport, '2027-03-25T10:00:00') })
    const details = await cars.details({ rateKey: long.cheapest.rateKey })
    expect(details?.extras.find(({ code }) => code === 'extra_driver')).toMatchObject({ isCapped: true })
    const short = await cars.details({ rateKey: (await first({})).cheapest.rateKey })
    expect(short?.extras.find(({ code }) => code === 'extra_driver')).toMatchObject({ isCapped: false })
  })

  it('cannot be forged: a class, plan or extra that the company does not have has no rate', async () => {
    const { cheapest } = await first({})
    const plain = atob(cheapest.rateKey.replaceAll('-', '+').replaceAll('_', '/'))
    const forged = (from: string | RegExp, to: string) =>
      btoa(plain.replace(from, to)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
    const day = /~(\d+)~$/
    const unknown = [
      forged(/-[a-z]{3}-/, '-zzz-'),
      forged(/-[a-z]{4}~/, '-zzzz~'),
      forged(/~(basic|cover|zero_excess)~/, '~$1~champagne.1'),
      forged(/~(basic|cover|zero_excess)~/, '~$1~extra_driver.9'),
    ]
    for (const rateKey of unknown) expect(await cars.quote(rateKey)).toBeNull()
    // A key of another day is priced again.
    const old = await cars.quote(forged(day, '~1~'))
    expect(old).toMatchObject({ price: { net: cheapest.price.net } })
    // A car that no desk has is gone.
    expect(await cars.quote(forged(/~lis-/, '~opo-'))).toEqual({ status: 'sold_out' })
  })
})
