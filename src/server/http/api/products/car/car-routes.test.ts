import { beforeAll, describe, expect, it } from 'vitest'
import {
  decodeCarRateKey,
  encodeCarRateKey,
} from '../../../../../../packages/sample-inventory/cars/car-rate-key.ts'
import type { CarAnswer, CarOffer, CarRate } from '../../../../../contract/types.ts'
import { openTestApp, type TestApp } from '../../../../hosts/testing-app.ts'
import { contractValidators } from '../../../../kernel/validation/contract-validators.ts'
import { expectContract } from '../../../../kernel/validation/expect-contract.ts'
import { foundCars, lisbonAirport, mayRental } from './testing-cars.ts'

const isPart = contractValidators({})('components/schemas/CarSearchPart')

const bookingMenuItemOptions = [{ title: 'Cars' as const, active: true }]

let app: TestApp
let closed: TestApp
beforeAll(async () => {
  app = await openTestApp({}, { aurora: { bookingMenuItemOptions } })
  closed = await openTestApp(
    {},
    {
      aurora: { bookingMenuItemOptions, allowNonLoginFlow: false },
      meridian: { bookingMenuItemOptions: [{ title: 'Hotels', active: true }] },
    },
  )
})

const post = (path: string, body: object, headers: Record<string, string> = {}, from = app) =>
  from.call(`/api/car-rental/${path}`, { method: 'POST', body, headers })

async function details(rateKey: string, headers: Record<string, string> = {}, from = app) {
  const response = await post('details', { rateKey }, headers, from)
  expect(response.status).toBe(200)
  return ((await response.json()) as { data: CarAnswer }).data
}

async function refusal(response: Response) {
  const { errors = [] } = (await response.json()) as { errors?: { field: string; reason: string }[] }
  return { status: response.status, fields: errors.map(({ field }) => field), reasons: errors }
}

const as = async (email: string) => ({ cookie: await app.signIn(email) })

/** A car whose extras are paid here, and one whose are paid at the desk. */
async function carWith(paidAt: 'here' | 'desk', code: string) {
  const { offers } = await foundCars(app)
  for (const { rateKey } of offers) {
    const answer = await details(rateKey)
    const extra = answer.extras.find((one) => one.code === code && one.paidAt === paidAt)
    const [rate] = answer.rates
    if (extra && rate) return { answer, extra, rate }
  }
  throw new Error(`no car has ${code} paid ${paidAt}`)
}

describe('a search for cars', () => {
  it("names the nearby place in the reader's language", async () => {
    const center = { latitude: 38.7167, longitude: -9.1333 }
    const pickUp = { ...mayRental.pickUp, ...center, name: '' }
    const { done } = await foundCars(app, { ...mayRental, pickUp }, { 'accept-language': 'de' })
    expect(done).toMatchObject({ near: 'Lissabon' })
  })

  it('is answered in lines of the contract, the last of which counts offers and days', async () => {
    const { parts, offers, done } = await foundCars(app)
    for (const part of parts) expect(isPart?.(part), JSON.stringify(isPart?.errors?.[0])).toBe(true)
    expect(offers.length).toBeGreaterThan(40)
    expect(done).toEqual({
      kind: 'done',
      total: offers.length,
      isSample: true,
      days: 3,
      near: expect.any(String),
    })
  })

  it('counts the days like a rental, with the grace period, also if it finds no car', async () => {
    const dropOff = { ...mayRental.dropOff, at: '2026-05-10T10:20:00' }
    const { offers } = await foundCars(app, { ...mayRental, dropOff })
    const { done } = await foundCars(app, { ...mayRental, dropOff, driverAge: 18 })
    expect(done).toMatchObject({ total: 0, none: 'driver_too_young', days: 2 })
    expect(offers[0]?.rental.days).toBe(2)
  })

  it('has the cars and prices of the deals', async () => {
    const { pickUp, dropOff, driverAge: age, residence: countryOfResidence } = mayRental
    const deals = await app.call('/api/dealray/deals/car-search', {
      method: 'POST',
      body: {
        pickupLatitude: pickUp.latitude,
        pickupLongitude: pickUp.longitude,
        pickUpDateTime: pickUp.at,
        returnDateTime: dropOff.at,
        age,
        countryOfResidence,
      },
    })
    const { response } = (await deals.json()) as {
      response: { link: string; rates: { totalRate: number } }[]
    }
    const { offers } = await foundCars(app)
    const totals = new Map(offers.map(({ rental, price }) => [rental.carId, price?.total]))
    expect(response.length).toBeGreaterThan(20)
    for (const { link, rates } of response) {
      const id = new URLSearchParams(link.split('?')[1]).get('carId') ?? ''
      expect(totals.get(id)).toBe(Math.round(rates.totalRate * 100))
    }
  })

  it('begins with the named car, once, and without it if it is gone', async () => {
    const { offers } = await foundCars(app)
    const last = offers.at(-1)?.rental.carId ?? ''
    const led = await foundCars(app, { ...mayRental, carId: last })
    const ids = led.offers.map(({ rental }) => rental.carId)
    expect(ids).toEqual([last, ...offers.map(({ rental }) => rental.carId).filter((id) => id !== last)])
    const gone = await foundCars(app, { ...mayRental, carId: 'lis-xxx-none' })
    expect(gone.offers).toHaveLength(offers.length)
  })

  it('shows everyone the same total, and only agents the wholesale rate (spec §6)', async () => {
    const [visitor, agent] = await Promise.all([
      foundCars(app),
      foundCars(app, mayRental, await as('sales@test.example')),
    ])
    for (const [index, { price, others }] of agent.offers.entries()) {
      expect(price?.total).toBe(visitor.offers[index]?.price?.total)
      expect(price?.net).toBeGreaterThan(0)
      expect(others.every((other) => (other.price?.net ?? 0) > 0)).toBe(true)
    }
    for (const { price, others } of visitor.offers) {
      expect(price).not.toHaveProperty('net')
      for (const other of others) expect(other.price).not.toHaveProperty('net')
    }
  })

  it('shows a visitor no price and no fee if the agency requires sign-in', async () => {
    const { offers } = await foundCars(closed)
    for (const { price, policy, others } of offers) {
      expect(price).toBeUndefined()
      expect(others.some((other) => 'price' in other)).toBe(false)
      expect(policy.steps.every(({ penalty, costs }) => penalty === undefined && costs !== undefined)).toBe(
        true,
      )
    }
    const { rates, extras } = await details(offers[0]?.rateKey ?? '', {}, closed)
    expect([...rates, ...extras].some((one) => 'price' in one)).toBe(false)
  })

  it.each([
    ['a pick-up in the past', { pickUp: { ...mayRental.pickUp, at: '2026-03-09T10:00:00' } }, 'pickUp.at'],
    [
      'a return before the pick-up',
      { dropOff: { ...mayRental.dropOff, at: '2026-05-08T09:59:00' } },
      'dropOff.at',
    ],
    ['more than 90 days', { dropOff: { ...mayRental.dropOff, at: '2026-08-07T10:00:00' } }, 'dropOff.at'],
    [
      'a day that does not exist',
      { dropOff: { ...mayRental.dropOff, at: '2026-02-30T10:00:00' } },
      'dropOff.at',
    ],
    [
      'an hour that does not exist',
      { dropOff: { ...mayRental.dropOff, at: '2026-05-11T24:00:00' } },
      'dropOff.at',
    ],
    ['a time that clocks skip', { pickUp: { ...mayRental.pickUp, at: '2026-03-29T01:30:00' } }, 'pickUp.at'],
    ['a driver under 18', { driverAge: 17 }, 'driverAge'],
  ])('refuses %s and names the field', async (_, change, field) => {
    const response = await post('search', { ...mayRental, ...change })
    expect(await refusal(response)).toMatchObject({ status: 422, fields: [field] })
  })

  it('says why it finds none', async () => {
    const none = async (change: object) => (await foundCars(app, { ...mayRental, ...change })).done.none
    const at = (latitude: number, longitude: number) => ({ ...mayRental.dropOff, latitude, longitude })
    expect(await none({ pickUp: { ...mayRental.pickUp, latitude: 0, longitude: -30 } })).toBe('no_desk')
    expect(await none({ dropOff: at(40.4165, -3.70256) })).toBe('border_not_allowed')
    expect(await none({ driverAge: 18 })).toBe('driver_too_young')
    expect(await none({ driverAge: 99, pickUp: mayRental.pickUp })).toBeUndefined()
  })

  it('says what the requested car was if it is not free, and nothing of an unknown one', async () => {
    const { offers } = await foundCars(app)
    const ids = new Set(offers.map(({ rental }) => rental.carId))
    const [free] = ids
    const gone = [...ids].map((id) => `lis-obx-${id.split('-')[2]}`).find((id) => !ids.has(id))
    const goneOf = async (carId = '') => (await foundCars(app, { ...mayRental, carId })).done.gone
    expect(await goneOf(gone)).toEqual({
      category: expect.any(String),
      transmission: expect.any(String),
      seats: expect.any(Number),
      desk: offers.find(({ rental }) => rental.pickUp.desk.airport === 'LIS')?.rental.pickUp.desk.name,
    })
    expect(await goneOf(free)).toBeUndefined()
    expect(await goneOf('c1-unknown')).toBeUndefined()
  })

  it('is 404 for an agency that does not sell cars', async () => {
    const response = await closed.call('/api/car-rental/search', {
      method: 'POST',
      body: mayRental,
      host: 'meridian.localhost',
    })
    expect(response.status).toBe(404)
  })
})

describe('a car', () => {
  it('has its desks with hours, every cover and payment, and its extras', async () => {
    const { offers } = await foundCars(app)
    const answer = await details(offers[0]?.rateKey ?? '')
    expectContract('getCar', { data: answer })
    const { rental, rates, extras } = answer
    expect(rental.pickUp.desk.hours).toHaveLength(7)
    expect(new Set(rates.map(({ cover }) => cover.level))).toEqual(new Set(['basic', 'cover', 'zero_excess']))
    expect(extras.map(({ code }) => code)).toContain('extra_driver')
    const totals = rates.map(({ price }) => price?.total ?? 0)
    expect(totals).toEqual(totals.toSorted((a, b) => a - b))
    expect(totals[0]).toBe(offers[0]?.price?.total)
  })

  it('is refused for a text that is no key, and for a key of a company that does not exist', async () => {
    for (const path of ['details', 'price']) {
      const body = { rateKey: 'AAAAAAAAAAAA', ...(path === 'price' && { extras: [] }) }
      expect(await refusal(await post(path, body))).toMatchObject({ status: 422, fields: ['rateKey'] })
    }
  })

  it('is refused for a key whose car comes back before it was picked up', async () => {
    const porto = { latitude: 41.2481, longitude: -8.68139, name: 'Porto (OPO)' }
    const { offers } = await foundCars(app, { ...mayRental, pickUp: { ...porto, at: mayRental.pickUp.at } })
    const key = decodeCarRateKey(offers[0]?.rateKey ?? '')
    if (key === null) throw new Error('it is a key')
    // Lisbon is to the west, where an earlier hour may be later: but no earlier day.
    const dropOff = { ...key.dropOff, at: '2026-05-07T18:00:00' }
    const rateKey = encodeCarRateKey({ ...key, dropOff })
    expect(decodeCarRateKey(rateKey)).not.toBeNull()
    for (const path of ['details', 'price']) {
      const body = { rateKey, ...(path === 'price' && { extras: [] }) }
      expect(await refusal(await post(path, body))).toMatchObject({ status: 422, fields: ['rateKey'] })
    }
    const quote = await app.call('/api/quotes', {
      method: 'POST',
      body: { items: [{ product: 'car', rateKey }], currency: 'EUR' },
    })
    expect(quote.status).toBe(422)
  })

  it('costs more by exactly the shown price of an extra that is paid here', async () => {
    const { extra, rate } = await carWith('here', 'extra_driver')
    const priced = await post('price', {
      rateKey: rate.rateKey,
      extras: [{ code: 'extra_driver', count: 1 }],
    })
    const { data } = (await priced.json()) as { data: CarRate }
    expectContract('priceCar', { data })
    expect((data.price?.total ?? 0) - (rate.price?.total ?? 0)).toBe(extra.price?.amount)
    expect(data.price?.breakdown.map(({ label }) => label)).toContain('extra_driver')
    expect(data.rateKey).not.toBe(rate.rateKey)
  })

  it('keeps its total with an extra that is paid at the desk, in the desk currency', async () => {
    const { extra, rate } = await carWith('desk', 'child_seat')
    const priced = await post('price', { rateKey: rate.rateKey, extras: [{ code: 'child_seat', count: 2 }] })
    const { data } = (await priced.json()) as { data: CarRate }
    expect(data.price?.total).toBe(rate.price?.total)
    expect(data.price?.dueLocally).toContainEqual({
      code: 'child_seat',
      amount: 2 * (extra.price?.amount ?? 0),
      currency: 'EUR',
      estimate: expect.any(Number),
    })
  })

  it.each([
    ['more than the maximum', [{ code: 'extra_driver', count: 4 }], 'extras[0].count'],
    ['an unknown extra', [{ code: 'champagne', count: 1 }], 'extras[0].code'],
    [
      'an extra twice',
      [
        { code: 'extra_driver', count: 1 },
        { code: 'extra_driver', count: 1 },
      ],
      'extras[1].code',
    ],
  ])('refuses %s', async (_, extras, field) => {
    const { offers } = await foundCars(app)
    const response = await post('price', { rateKey: offers[0]?.rateKey, extras })
    expect(await refusal(response)).toMatchObject({ status: 422, fields: [field] })
  })
})

describe('a price', () => {
  const lines = ({ price }: CarOffer) => new Set(price?.priceLines.map(({ code }) => code))

  it('contains every mandatory fee as a line, and what is due at the desk apart', async () => {
    const porto = { ...mayRental.dropOff, latitude: 41.2481, longitude: -8.68139 }
    const young = await foundCars(app, { ...mayRental, driverAge: 22, dropOff: porto })
    for (const offer of young.offers.filter(({ rental }) => rental.pickUp.desk.airport)) {
      expect(lines(offer)).toEqual(new Set(['airport_fee', 'one_way_fee', 'young_driver_fee']))
      const { total = 0, subtotal = 0, priceLines = [], dueLocally = [] } = offer.price ?? {}
      expect(subtotal + priceLines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total)
      expect(dueLocally).toMatchObject([{ code: 'vehicle_licence_fee', currency: 'EUR' }])
    }
    const old = await foundCars(app, { ...mayRental, driverAge: 76 })
    expect(old.offers.length).toBeGreaterThan(5)
    for (const offer of old.offers) expect(lines(offer)).toContain('senior_driver_fee')
  })

  it('differs for people who live in the country', async () => {
    const [abroad, home] = await Promise.all([
      foundCars(app),
      foundCars(app, { ...mayRental, residence: 'PT' }),
    ])
    const limited = home.offers.filter(({ rental }) => !rental.mileage.isUnlimited).length
    expect(limited).toBeGreaterThan(abroad.offers.filter(({ rental }) => !rental.mileage.isUnlimited).length)
    expect(home.offers[0]?.price?.total).toBeLessThan(abroad.offers[0]?.price?.total ?? 0)
  })

  it('is of one class at one desk with different excess', async () => {
    const { offers } = await foundCars(app)
    const excess = offers
      .filter(({ rental }) => rental.vehicle.acriss === 'ECMR' && rental.pickUp.desk.airport === 'LIS')
      .map(({ cover }) => cover.damageExcess.amount)
    expect(new Set(excess).size).toBeGreaterThan(1)
    expect(lisbonAirport.name).toContain('LIS')
  })
})
