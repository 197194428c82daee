import { expect, it } from 'vitest'
import type { CruiseSearchCriteria } from '../../../src/server/domain/suppliers/cruise-shapes.ts'
import { dayNumber } from '../../../src/server/kernel/dates/calendar.ts'
import { decodeCruiseKey, encodeCruiseKey } from './cruise-key.ts'
import { scriptedCruisePlaces } from './scripted-cruise-places.ts'
import {
  allCruises,
  cruiseCriteria,
  cruiseRequest,
  openCruises,
  refundableKey,
  startOfTests,
} from './testing-cruises.ts'

const cruises = openCruises()

async function available(rateKey: string, supplier = cruises) {
  const quote = await supplier.quote(rateKey)
  if (quote?.status !== 'available') throw new Error('not available')
  return quote
}

/** A balcony with a number. */
const cabinKey = (supplier = cruises) => refundableKey(supplier, cruiseCriteria(), 'B2')

it('finds a region’s sailings of a quarter, each with its cheapest cabins by kind', async () => {
  const { offers } = await allCruises(cruises, cruiseCriteria())
  expect(offers.length).toBeGreaterThan(20)
  for (const { sailing, cheapest, others, category, fare } of offers) {
    expect(sailing.region.code).toBe('mediterranean')
    expect(sailing.departsOn >= '2027-06-01' && sailing.departsOn <= '2027-08-31').toBe(true)
    expect(cheapest.rates[0]).toMatchObject({ category: category.code, fare: fare.code })
    expect(others.map(({ kind }) => kind)).not.toContain(cheapest.kind)
    for (const { rates } of others)
      expect(rates[0]?.price.net).toBeGreaterThanOrEqual(cheapest.rates[0]?.price.net ?? 0)
  }
})

it.each<[string, Partial<CruiseSearchCriteria>, (name: string) => boolean]>([
  ['a port', { place: { kind: 'port', code: 'MTMLA' } }, () => true],
  ['a ship', { ships: ['halcyon-grace'] }, (ship) => ship === 'halcyon-grace'],
  ['a line', { lines: ['auriga-cruises'] }, (ship) => ship.startsWith('auriga')],
])('finds sailings by %s', async (_, criteria, fits) => {
  const { offers } = await allCruises(cruises, cruiseCriteria({ ...criteria }))
  expect(offers.length).toBeGreaterThan(0)
  for (const { sailing } of offers) {
    expect(fits(sailing.ship.code)).toBe(true)
    if (criteria.place)
      expect(sailing.calls.some(({ port }) => port?.code === criteria.place?.code)).toBe(true)
  }
})

it('prices several cabins together, in the order of the search', async () => {
  const cabins = [
    { adults: 2, ages: [] },
    { adults: 1, ages: [70] },
    { adults: 2, ages: [6, 9] },
  ]
  const { offers } = await allCruises(cruises, cruiseCriteria({ cabins, lines: ['auriga-cruises'] }))
  expect(offers.length).toBeGreaterThan(5)
  for (const { cheapest } of offers) {
    expect(cheapest.rates).toHaveLength(3)
    expect(cheapest.rates.map(({ rateKey }) => decodeCruiseKey(rateKey)?.guests.adults)).toEqual([2, 1, 2])
  }
})

it.each<[string, Partial<CruiseSearchCriteria>, string]>([
  ['no_sailing', { place: { kind: 'region', code: 'antarctica' } }, 'no_sailing'],
  ['no_sailing', { place: { kind: 'port', code: 'XX' } }, 'no_sailing'],
  ['no_sailing', { from: '2099-01', until: '2099-12' }, 'no_sailing'],
  ['no_sailing', { from: '2027-08', until: '2027-06' }, 'no_sailing'],
  ['no_adult', { cabins: [{ adults: 0, ages: [12] }] }, 'no_adult'],
  ['too_many_guests', { cabins: [{ adults: 5, ages: [] }] }, 'too_many_guests'],
  ['adults_only', { lines: ['halcyon-ocean-club'], cabins: [{ adults: 2, ages: [10] }] }, 'adults_only'],
])('says %s for %o', async (_, criteria, none) => {
  const { offers, last } = await allCruises(cruises, cruiseCriteria(criteria))
  expect(offers).toEqual([])
  expect(last).toEqual({ offers: [], isLast: true, none })
})

it('shows a sailing with its route, grid, extras and terms', async () => {
  const [offer] = (await allCruises(cruises, cruiseCriteria({ lines: ['auriga-cruises'] }))).offers
  const query = { guests: { adults: 2, ages: [] }, residence: 'GB', isPastGuest: false }
  const found = await cruises.details({ sailing: offer?.sailing.id ?? '', ...query })
  const { sailing, route, categories, rates, fares, recommended, extras } = found?.sailing ?? {}
  expect(sailing).toEqual(offer?.sailing)
  expect(route?.length).toBeGreaterThan(sailing?.calls.length ?? 0)
  expect(rates?.length).toBeGreaterThan(10)
  expect(rates?.map(({ price }) => price.net)).toEqual(
    rates?.map(({ price }) => price.net).toSorted((a, b) => a - b),
  )
  expect(fares?.map(({ code }) => code)).toEqual(['flex', 'sale', 'allin'])
  expect(recommended?.[0]).toEqual({ category: rates?.[0]?.category, why: 'cheapest' })
  expect(new Set(categories?.map(({ code }) => code)).size).toBe(categories?.length)
  expect(extras?.some(({ kind, day }) => kind === 'excursion' && day !== undefined)).toBe(true)
  expect(await cruises.details({ sailing: 'x.y.20270101', ...query })).toBeNull()
})

it('has the deck plans of a category with the cabins that suit best, and none for a guarantee', async () => {
  const plans = (await cruises.details({ cabinsOf: await cabinKey() }))?.cabins
  const free = plans?.decks.flatMap(({ cabins }) => cabins).filter(({ isFree }) => isFree) ?? []
  expect(free.length).toBeGreaterThan(1)
  expect(new Set(free.map(({ category }) => category))).toEqual(new Set(['B2']))
  for (const number of plans?.suggested ?? []) expect(free.map((one) => one.number)).toContain(number)
  const guarantee = await cruises.details({ cabinsOf: await refundableKey(cruises, cruiseCriteria()) })
  expect(guarantee?.cabins).toEqual({ decks: [], suggested: [] })
})

it('prices a chosen cabin with dining and extras, and refuses what the ship does not have', async () => {
  const rateKey = await cabinKey()
  const plain = await available(rateKey)
  const found = await cruises.details({ rateKey, dining: 'late', extras: [{ code: 'wifi', count: 2 }] })
  const chosen = await available(found?.rate?.rateKey ?? '')
  expect(chosen.subject).toMatchObject({
    dining: { code: 'late' },
    extras: [{ code: 'wifi', kind: 'wifi', count: 2 }],
  })
  expect(chosen.price.net).toBeGreaterThan(plain.price.net)
  expect(chosen.subject.cabin).toEqual(plain.subject.cabin)
  expect(await cruises.details({ rateKey, extras: [{ code: 'wifi', count: 9 }] })).toBeNull()
  expect(await cruises.details({ rateKey, extras: [{ code: 'balloon', count: 1 }] })).toBeNull()
  expect((await cruises.details({ rateKey, cabin: 'ZZ9' }))?.rate).toBeNull()
})

it('gives the last cabin to one of several callers, and counts guarantees in the category', async () => {
  const supplier = openCruises()
  const { rateKey } = await available(await cabinKey(supplier), supplier)
  const holds = await Promise.allSettled(
    ['a', 'b', 'c'].map((reference) => supplier.hold({ reference, rateKey, seconds: 900 })),
  )
  expect(holds.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const cabins = (await supplier.details({ cabinsOf: rateKey }))?.cabins?.decks.flatMap((deck) => deck.cabins)
  expect(cabins?.find(({ number }) => number === decodeCruiseKey(rateKey)?.cabin)?.isFree).toBe(false)
  const guarantee = await refundableKey(supplier, cruiseCriteria())
  const before = await available(guarantee, supplier)
  await supplier.hold({ reference: 'g', rateKey: before.rateKey, seconds: 900 })
  expect((await available(guarantee, supplier)).left).toBe(before.left - 1)
})

it('holds no key of a change, nor one with a price of another day', async () => {
  const { rateKey } = await available(await cabinKey())
  const key = decodeCruiseKey(rateKey)
  if (key === null) throw new Error('no key')
  for (const forged of [
    { ...key, isKept: true },
    { ...key, pricedOn: key.day - 1 },
  ])
    await expect(
      cruises.hold({ reference: 'forged', rateKey: encodeCruiseKey(forged), seconds: 60 }),
    ).rejects.toThrow('rejected')
})

it('can be held until the option ends', async () => {
  const quote = await available(await cabinKey())
  const until = quote.subject.payments.optionUntil ?? ''
  expect(quote.subject.payLater).toEqual({ priceUntil: until, payBy: until })
  const seconds = (Date.parse(until) - Date.parse(startOfTests)) / 1_000
  const { expiresAt } = await cruises.hold({ reference: 'option', rateKey: quote.rateKey, seconds })
  expect(expiresAt.toISOString()).toBe(until)
})

it('changes dining at the booked price, takes a price that has fallen, and no rate of another party', async () => {
  const now = { at: startOfTests }
  const supplier = openCruises(() => new Date(now.at), { isScripted: true })
  const search = cruiseCriteria({ scenario: 'price_drop' })
  const quote = await available(await refundableKey(supplier, search, 'B2'), supplier)
  await supplier.hold({ reference: 'r', rateKey: quote.rateKey, seconds: 900 })
  await supplier.book(cruiseRequest('r', quote.subject))
  now.at = '2026-12-05T12:00:00Z'
  const netOf = async (change: object) => {
    const changed = await supplier.amendQuote('r', change)
    if (changed?.status !== 'available') throw new Error('cannot be changed')
    return changed
  }
  expect((await netOf({ dining: 'late' })).price.net).toBe(quote.price.net)
  const cheaper = await netOf({ reprice: true })
  expect(cheaper.price.net).toBeLessThan(quote.price.net)
  const amended = await supplier.amend({
    reference: 'r',
    amendment: 'drop',
    rateKey: cheaper.rateKey,
    expected: { amount: cheaper.price.net, currency: cheaper.price.currency },
    travellers: cruiseRequest('r', quote.subject).travellers,
    answers: [],
  })
  expect(amended.status).toBe('applied')
  const other = await refundableKey(supplier, search, 'BG')
  expect(await supplier.amendQuote('r', { rateKey: encodeOther(other) })).toBeNull()
  now.at = '2027-05-28T12:00:00Z'
  expect(await supplier.amendQuote('r', { reprice: true })).toBeNull()
})

it('acts out a story at each scripted place, only where scenarios are active', async () => {
  const scripted = openCruises(undefined, { isScripted: true })
  for (const { code, scenario } of scriptedCruisePlaces) {
    const criteria = cruiseCriteria({ place: { kind: 'port', code }, from: '2027-06', until: '2027-06' })
    const { offers } = await allCruises(scripted, criteria)
    expect(decodeCruiseKey(offers[0]?.cheapest.rates[0]?.rateKey ?? '')?.scenario).toBe(scenario)
    expect((await allCruises(cruises, criteria)).last?.none).toBe('no_sailing')
  }
})

it('skips a port, upgrades a guarantee to a numbered cabin, and swaps the ship', async () => {
  for (const scenario of ['port_skipped', 'guarantee_upgraded', 'ship_swapped'] as const) {
    const supplier = openCruises(undefined, { isScripted: true })
    const quote = await available(await refundableKey(supplier, cruiseCriteria({ scenario })), supplier)
    await supplier.hold({ reference: scenario, rateKey: quote.rateKey, seconds: 900 })
    await supplier.book(cruiseRequest(scenario, quote.subject))
    const [change] = await supplier.changes(scenario)
    const becomes = change?.becomes as typeof quote.subject
    if (scenario === 'port_skipped') {
      expect(becomes.sailing.calls.some(({ kind }) => kind === 'skipped')).toBe(true)
    } else {
      expect(becomes.cabin?.number).toBeDefined()
      expect(becomes.category.kind).toMatch(/balcony|suite/)
      expect(becomes.sailing.ship.code === quote.subject.sailing.ship.code).toBe(scenario !== 'ship_swapped')
    }
    expect(dayNumber(becomes.sailing.departsOn)).toBe(dayNumber(quote.subject.sailing.departsOn))
  }
})

function encodeOther(rateKey: string): string {
  const key = decodeCruiseKey(rateKey)
  if (key === null) throw new Error('no key')
  return encodeCruiseKey({ ...key, guests: { adults: 1, ages: [] } })
}
