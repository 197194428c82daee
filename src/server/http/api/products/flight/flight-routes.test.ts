import { beforeAll, describe, expect, it } from 'vitest'
import type { FlightAnswer, FlightFare, SeatMap, SeatMapElement } from '../../../../../contract/types.ts'
import { openTestApp, type TestApp } from '../../../../hosts/testing-app.ts'
import { contractValidators } from '../../../../kernel/validation/contract-validators.ts'
import { expectContract } from '../../../../kernel/validation/expect-contract.ts'
import { findFare, flightDetails, flightSlice, foundFlights, juneFlights } from './testing-flights.ts'

const isPart = contractValidators({})('components/schemas/FlightSearchPart')
const bookingMenuItemOptions = [{ title: 'Air Travel' as const, active: true }]

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
  from.call(`/api/flight/${path}`, { method: 'POST', body, headers })

async function refusal(response: Response) {
  const { errors = [] } = (await response.json()) as { errors?: { field: string; reason: string }[] }
  return { status: response.status, fields: errors.map(({ field }) => field) }
}

async function dataOf<Data>(response: Response): Promise<Data> {
  expect(response.status).toBe(200)
  return ((await response.json()) as { data: Data }).data
}

/** A family by two airlines' cities, with everyone whom rules distinguish. */
const family = {
  slices: [
    { from: { kind: 'city', code: 'LON' }, to: { kind: 'airport', code: 'FRA' }, date: '2026-06-05' },
    flightSlice('FRA', 'LIS', '2026-06-09'),
    { from: { kind: 'airport', code: 'LIS' }, to: { kind: 'city', code: 'LON' }, date: '2026-06-14' },
  ],
  passengers: { adults: 2, childAges: [7, 1] },
}

describe('a search for flights', () => {
  it('is answered in lines of the contract, each flight, airport and airline once', async () => {
    const { parts, offers, done } = await foundFlights(app, { ...juneFlights, maximumConnections: 1 })
    for (const part of parts) expect(isPart?.(part), JSON.stringify(isPart?.errors?.[0])).toBe(true)
    const lines = parts.flatMap((part) => (part.kind === 'offers' ? [part] : []))
    const ids = lines.flatMap(({ itineraries }) => itineraries.map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
    const codes = lines.flatMap(({ airports }) => airports.map(({ code }) => code))
    expect(new Set(codes).size).toBe(codes.length)
    for (const offer of offers) for (const id of offer.itineraries) expect(ids).toContain(id)
    expect(done).toMatchObject({ kind: 'done', total: offers.length, isSample: true })
    expect(done.typical?.low.amount).toBeLessThan(done.typical?.high.amount ?? 0)
  })

  it('finds a multi-city journey for a family between cities and airports', async () => {
    const { offers } = await foundFlights(app, family)
    expect(offers.length).toBeGreaterThan(0)
    for (const { itineraries, left } of offers) {
      expect(itineraries).toHaveLength(3)
      expect(left).toBeGreaterThanOrEqual(3)
    }
  })

  it('keeps the flights that the traveller has chosen for the first slice', async () => {
    const { offers } = await foundFlights(app)
    const [chosen = ''] = offers.at(-1)?.itineraries ?? []
    const next = await foundFlights(app, { ...juneFlights, chosen: [chosen] })
    expect(next.offers.length).toBeGreaterThan(0)
    expect(new Set(next.offers.map(({ itineraries }) => itineraries[0]))).toEqual(new Set([chosen]))
  })

  it('shows everyone the same total, and only agents the wholesale rate (spec §6)', async () => {
    const cookie = await app.signIn('sales@test.example')
    const [visitor, agent] = await Promise.all([
      foundFlights(app),
      foundFlights(app, juneFlights, { cookie }),
    ])
    for (const [index, { price, others }] of agent.offers.entries()) {
      expect(price?.total).toBe(visitor.offers[index]?.price?.total)
      expect(price?.net).toBeGreaterThan(0)
      for (const other of others) expect(other.price?.net).toBeGreaterThan(0)
    }
    expect(JSON.stringify(visitor.offers)).not.toContain('"net"')
  })

  it('shows a visitor no price and no penalty if the agency requires sign-in', async () => {
    const { offers, done } = await foundFlights(closed)
    expect(done).not.toHaveProperty('typical')
    const answer = await flightDetails(closed, offers[0]?.rateKey ?? '')
    const days = await post(
      'calendar',
      { ...juneFlights, from: '2026-06-01', until: '2026-06-07' },
      {},
      closed,
    )
    const seats = await post('seats', { rateKey: offers[0]?.rateKey }, {}, closed)
    const texts = [JSON.stringify([offers, answer]), await days.text(), await seats.text()]
    for (const text of texts) expect(text).not.toMatch(/"(price|penalty|level|refund":\{"amount)/)
  })

  it.each([
    [
      'an airport that does not exist',
      { slices: [flightSlice('QQQ', 'LIS', '2026-06-05')] },
      'slices[0].from.code',
    ],
    ['a past day', { slices: [flightSlice('LIS', 'FRA', '2026-03-09')] }, 'slices[0].date'],
    ['slices out of order', { slices: [...juneFlights.slices].reverse() }, 'slices[1].date'],
    ['a tenth seat', { passengers: { adults: 9, childAges: [5] } }, 'passengers'],
    ['more infants than adults', { passengers: { adults: 1, childAges: [0, 1] } }, 'passengers.childAges'],
    ['a child alone', { passengers: { adults: 0, childAges: [9] } }, 'passengers.adults'],
    ['all flights chosen', { chosen: ['P12208LISFRA260605', 'P12207FRALIS260612'] }, 'chosen'],
    ['an airline in and out', { airlines: ['P1'], withoutAirlines: ['P1'] }, 'withoutAirlines[0]'],
    ['a currency without a rate', { currency: 'XXX' }, 'currency'],
    ['seven slices', { slices: Array.from({ length: 7 }, () => juneFlights.slices[0]) }, 'slices'],
  ])('refuses %s and names the field', async (_, change, field) => {
    const { status, fields } = await refusal(await post('search', { ...juneFlights, ...change }))
    expect([status, fields]).toEqual([422, [field]])
  })

  it.each([
    [{ slices: [flightSlice('INV', 'ARN', '2026-06-05')] }, 'no_flights'],
    [{ airlines: ['Z9'] }, 'airlines_do_not_fly'],
  ])('says why it finds none (%o)', async (change, none) => {
    expect((await foundFlights(app, { ...juneFlights, ...change })).done).toMatchObject({ total: 0, none })
  })

  it('is 404 for an agency that does not sell flights', async () => {
    const response = await closed.call('/api/flight/search', {
      method: 'POST',
      body: juneFlights,
      host: 'meridian.localhost',
    })
    expect(response.status).toBe(404)
  })
})

interface Seated {
  rateKey: string
  answer: FlightAnswer
  map: SeatMap
  maps: SeatMap[]
}

let known: Promise<Seated> | undefined
/** A fare whose seats are sold, with its maps. */
function seated(): Promise<Seated> {
  known ??= findSeated()
  return known
}

async function findSeated(): Promise<Seated> {
  const { offers } = await foundFlights(app, family)
  for (const { rateKey } of offers) {
    const answer = await flightDetails(app, rateKey)
    const { maps } = await dataOf<{ maps: SeatMap[] }>(await post('seats', { rateKey }))
    const map = maps.find(({ slice, segment }) => slice === 0 && segment === 0)
    if (map && maps.length > 1) return { rateKey, answer, map, maps }
  }
  throw new Error('no flight has a seat map')
}

const freeSeats = ({ cabins }: SeatMap): SeatMapElement[] =>
  cabins.flatMap(({ rows }) =>
    rows.flatMap(({ sections }) => sections.flat().filter(({ kind, isFree }) => kind === 'seat' && isFree)),
  )

describe('a journey', () => {
  it('has its fares cheapest first, its services and its passengers', async () => {
    const { offers } = await foundFlights(app, family)
    const answer = await flightDetails(app, offers[0]?.rateKey ?? '')
    expectContract('getFlight', { data: answer })
    const totals = answer.fares.map(({ price }) => price?.total ?? 0)
    expect(totals).toEqual(totals.toSorted((a, b) => a - b))
    expect(totals).toContain(offers[0]?.price?.total)
    expect(answer.passengers).toEqual([
      { type: 'adult' },
      { type: 'adult' },
      { type: 'child', age: 7 },
      { type: 'infant', age: 1 },
    ])
    const bags = answer.services.filter(({ kind }) => kind === 'checked_bag')
    expect(bags.length).toBeGreaterThan(0)
    for (const { passengers } of bags) expect(passengers).toEqual([0, 1, 2])
  })

  it('costs more by exactly the shown prices of a bag and a seat', async () => {
    const { rateKey, answer, map } = await seated()
    const before = answer.fares.find((one) => one.rateKey === rateKey)?.price?.total ?? 0
    const bag = answer.services.find(({ kind }) => kind === 'checked_bag')
    const seat = freeSeats(map).find(
      ({ price, disclosures = [] }) => price && !disclosures.includes('exit_row'),
    )
    const services = [{ id: bag?.id, passenger: 0, count: 1 }]
    const seats = [{ slice: 0, segment: 0, passenger: 2, seat: seat?.seat }]
    const fare = await dataOf<FlightFare>(await post('price', { rateKey, services, seats }))
    expectContract('priceFlight', { data: fare })
    const added = (fare.price?.total ?? 0) - before
    // The price elsewhere is rounded once for the fare and once for each service.
    expect(Math.abs(added - (bag?.price?.amount ?? 0) - (seat?.price?.amount ?? 0))).toBeLessThanOrEqual(2)
    expect(fare.rateKey).not.toBe(rateKey)
    expect(fare.price?.breakdown.map(({ label }) => label)).toContain('checked_bag')
  })

  it('has a map for each segment that has one, in the contract’s shape', async () => {
    const { maps } = await seated()
    expectContract('getFlightSeats', { data: { maps } })
    for (const map of maps) {
      const names = map.cabins.flatMap(({ rows }) =>
        rows.flatMap(({ sections }) => sections.flat().flatMap(({ seat }) => seat ?? [])),
      )
      expect(new Set(names).size).toBe(names.length)
    }
  })

  it.each([
    [
      'a service of another journey',
      { services: [{ id: 'bag.9', passenger: 0, count: 1 }] },
      'services[0].id',
    ],
    ['a bag for an infant', { services: [{ id: 'bag.0', passenger: 3, count: 1 }] }, 'services[0].passenger'],
    [
      'a passenger who does not fly',
      { services: [{ id: 'bag.0', passenger: 9, count: 1 }] },
      'services[0].passenger',
    ],
    ['more bags than fit', { services: [{ id: 'bag.0', passenger: 0, count: 9 }] }, 'services[0].count'],
    [
      'a seat of another segment',
      { seats: [{ slice: 0, segment: 5, passenger: 0, seat: '20A' }] },
      'seats[0].segment',
    ],
    [
      'a seat of another slice',
      { seats: [{ slice: 5, segment: 0, passenger: 0, seat: '20A' }] },
      'seats[0].slice',
    ],
    [
      'a seat that is not there',
      { seats: [{ slice: 0, segment: 0, passenger: 0, seat: '99Z' }] },
      'seats[0].seat',
    ],
    [
      'a seat for an infant',
      { seats: [{ slice: 0, segment: 0, passenger: 3, seat: '20A' }] },
      'seats[0].passenger',
    ],
  ])('refuses %s', async (_, change, field) => {
    const { rateKey } = await seated()
    const response = await post('price', { rateKey, services: [], seats: [], ...change })
    expect(await refusal(response)).toEqual({ status: 422, fields: [field] })
  })

  it('is refused for a forged key: another fare, fewer passengers, an earlier price', async () => {
    const { fare } = await findFare(app)
    const text = atob(fare.rateKey.replaceAll('-', '+').replaceAll('_', '/'))
    const keys = [
      text.replace(/![\d.]+(?=[*~])/, '!99'),
      text.replace(/~1~/, '~0~'),
      text.replace(/flex|max|classic|pack/, 'zzz'),
      text.slice(0, -3),
      'x',
    ].map((one) => btoa(one).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '').padEnd(8, 'A'))
    for (const rateKey of keys) {
      for (const [path, rest] of [
        ['details', {}],
        ['seats', {}],
        ['price', { services: [], seats: [] }],
      ] as const) {
        const response = await post(path, { rateKey, ...rest })
        expect([422, 409, 200], `${path} ${rateKey}`).toContain(response.status)
        if (response.status !== 200) continue
        // A class that is not sold is described, and has no price.
        const { data } = (await response.json()) as { data: { fares?: FlightFare[]; maps?: object[] } }
        const own = data.fares?.filter((one) => one.rateKey === rateKey) ?? []
        expect(own, `${path} ${rateKey}`).toEqual([])
      }
    }
  })
})

describe('the calendar', () => {
  it('has the cheapest total of each day, as its search finds it', async () => {
    const body = { ...juneFlights, from: '2026-06-01', until: '2026-06-30' }
    const response = await post('calendar', body)
    const data = await dataOf<{ days: { date: string; price?: { amount: number }; level?: string }[] }>(
      response,
    )
    expectContract('getFlightCalendar', { data })
    expect(data.days).toHaveLength(30)
    const day = data.days.find(({ date }) => date === '2026-06-05')
    const { offers } = await foundFlights(app)
    const cheapest = Math.min(...offers.map(({ price }) => price?.total ?? Number.POSITIVE_INFINITY))
    expect(day?.price?.amount).toBe(cheapest)
    expect(new Set(data.days.map(({ level }) => level))).toContain('low')
  })

  it.each([
    ['63 days', { until: '2026-08-03' }, 'until'],
    ['an end before its start', { until: '2026-05-31' }, 'until'],
    ['a day that does not exist', { from: '2026-02-30' }, 'from'],
  ])('refuses %s', async (_, change, field) => {
    const body = { ...juneFlights, from: '2026-06-01', until: '2026-06-30', ...change }
    expect(await refusal(await post('calendar', body))).toEqual({ status: 422, fields: [field] })
  })
})
