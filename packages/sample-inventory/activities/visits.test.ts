import { describe, expect, it } from 'vitest'
import type { ActivitySearchOffer, PricedSlot } from '../../../src/server/domain/suppliers/activity-shapes.ts'
import {
  activityCriteria,
  allActivities,
  isPlain,
  visitRequest,
} from '../../../src/server/domain/suppliers/testing-activity-fixture.ts'
import { testCities, testingGeo } from '../../../src/server/domain/suppliers/testing-geo.ts'
import { suppliedProduct } from '../../../src/server/domain/suppliers/testing-supplied-product.ts'
import { createInventory } from '../inventory.ts'

/** Activities of the test cities, all in one zone, at a moment. */
function open({ now = '2026-11-21T12:00:00Z', timeZone = 'Europe/Lisbon' } = {}) {
  let at = Date.parse(now)
  const geo = { ...testingGeo(), timeZoneAt: () => timeZone }
  const activities = suppliedProduct(createInventory({ geo, clock: () => new Date(at) }), 'activity')
  const offersOn = (date: string, changes: object = {}) =>
    allActivities(activities, activityCriteria({ date, until: date, ...changes }))
  async function slots(productCode: string, date: string, units: Record<string, number> = { adult: 1 }) {
    const wanted = Object.entries(units).map(([unit, count]) => ({ unit, count }))
    const details = await activities.details({ productCode, visit: { date, units: wanted } })
    return (details?.visit?.options ?? []).flatMap(({ option, slots: all, refusal }) =>
      all.map((slot): PricedSlot & { option: string; refused?: string } => ({
        ...slot,
        option,
        ...(refusal && { refused: refusal.reason }),
      })),
    )
  }
  return {
    activities,
    offersOn,
    slots,
    go(moment: string) {
      at = Date.parse(moment)
    },
  }
}

const startsAtNight = ({ starts }: ActivitySearchOffer) => starts.includes('00:00')
const isOpenAllDay = ({ features }: ActivitySearchOffer) => features.includes('skip_the_line')

describe('a start time', () => {
  it('at midnight begins the date of its ticket, and is cut off the evening before', async () => {
    const { offersOn, slots, go } = open()
    const tour = (await offersOn('2026-12-04')).find(startsAtNight)
    const at = async () =>
      (await slots(tour?.productCode ?? '', '2026-12-04')).find(({ time }) =>
        time.start.endsWith('T00:00:00'),
      )
    const slot = await at()
    expect(slot?.time).toMatchObject({ slot: '2026-12-04T00:00', start: '2026-12-04T00:00:00' })
    expect(slot?.cutoffAt.toISOString().slice(0, 10)).toBe('2026-12-03')
    go('2026-12-03T23:59:00Z')
    expect(await at()).toMatchObject({ status: 'closed' })
    expect((await at())?.rate).toBeUndefined()
  })

  it('does not exist on the day on which clocks skip it', async () => {
    // Clocks in Santiago go from midnight to one o'clock on 6 September 2026.
    const { offersOn, slots } = open({ now: '2026-07-01T12:00:00Z', timeZone: 'America/Santiago' })
    const tours = (await offersOn('2026-09-05')).filter(startsAtNight)
    const timesOn = async (date: string) =>
      (await Promise.all(tours.map(({ productCode }) => slots(productCode, date))))
        .flat()
        .map(({ time }) => time.start.slice(11, 16))
    expect(tours.length).toBeGreaterThan(0)
    expect(await timesOn('2026-09-05')).toContain('00:00')
    const skipped = await timesOn('2026-09-06')
    expect(skipped).toContain('20:00')
    expect(skipped).not.toContain('00:00')
    for (const { starts } of await offersOn('2026-09-06')) expect(starts).not.toContain('00:00')
  })

  it('keeps its local time when clocks change, and its cut-off that many real minutes before', async () => {
    const { offersOn, slots } = open({ now: '2027-03-01T12:00:00Z' })
    const [offer] = await offersOn('2027-03-28')
    const before = await slots(offer?.productCode ?? '', '2027-03-27')
    const after = await slots(offer?.productCode ?? '', '2027-03-28')
    for (const slot of after) {
      const same = before.find(
        ({ option, time }) => option === slot.option && time.start.slice(11) === slot.time.start.slice(11),
      )
      if (!same || slot.time.start.slice(11, 13) < '03') continue
      expect(slot.cutoffAt.getTime() - same.cutoffAt.getTime()).toBe(23 * 3_600_000)
    }
    expect(after.length).toBeGreaterThan(0)
  })

  it('is sold out for three and not for two, and says how many places are left', async () => {
    const { activities, offersOn, slots } = open()
    const few = async (left: number) => {
      for (const { productCode, pricedBy } of await offersOn('2026-12-05')) {
        if (pricedBy === 'group') continue
        const found = (await slots(productCode, '2026-12-05')).find(
          ({ option, vacancies }) => option === 'shared' && vacancies === left,
        )
        if (found) return { productCode, slot: found.time.slot }
      }
      throw new Error('no start time has so many places')
    }
    const { productCode, slot } = await few(2)
    const of = async (adults: number) =>
      (await slots(productCode, '2026-12-05', { adult: adults })).find(
        ({ option, time }) => option === 'shared' && time.slot === slot,
      )
    const [two, three] = [await of(2), await of(3)]
    expect(two?.rate).toBeDefined()
    expect(three).toMatchObject({ refusal: { reason: 'too_few_places', limit: 2 } })
    expect(three?.rate).toBeUndefined()
    await activities.hold({ reference: 'r1', rateKey: two?.rate?.rateKey ?? '', seconds: 900 })
    expect((await of(1))?.status).toBe('sold_out')
  })

  it('has its places in all, and counts those of an own hold or booking as free', async () => {
    const { activities, offersOn, slots } = open()
    const offer = (await offersOn('2026-12-04')).find(isPlain)
    const { productCode = '', rateKey = '' } = offer ?? {}
    const date = '2026-12-04'
    const [before] = await slots(productCode, date)
    expect(before?.capacity).toBeGreaterThanOrEqual(before?.vacancies ?? Number.NaN)
    const visit = { date, units: [{ unit: 'adult', count: 1 }] }
    const placesOf = async (own?: string) => {
      const found = await activities.details({ productCode, visit: { ...visit, ...(own && { own }) } })
      const [option] = found?.visit?.options ?? []
      return option?.slots.map(({ vacancies, capacity }) => ({ vacancies, capacity }))
    }
    const all = await placesOf()
    await activities.hold({ reference: 'own', rateKey, seconds: 900 })
    expect(await placesOf()).not.toEqual(all)
    expect(await placesOf('own')).toEqual(all)
    await activities.book(visitRequest('own'))
    expect(await placesOf('own')).toEqual(all)
    expect(await placesOf('unknown')).toEqual(await placesOf())
    await activities.cancel('own', { expectedPenalty: { amount: 1_000_000, currency: 'USD' } })
    expect(await placesOf('own')).toEqual(all)
  })

  it('has the price of one of each unit, which make up that of a party', async () => {
    const { offersOn, slots } = open()
    const plain = (await offersOn('2026-12-04')).filter(isPlain)
    const party = { adult: 2, child: 1 }
    const all = await Promise.all(plain.map((one) => slots(one.productCode, '2026-12-04', party)))
    const slot = all.flat().find(({ rate }) => rate)
    const net = (unit: string) => slot?.unitPrices?.find((one) => one.unit === unit)?.price.net ?? Number.NaN
    expect(slot?.rate?.price.net).toBe(2 * net('adult') + net('child'))
  })

  it('of a kayak is sold to even numbers of people alone', async () => {
    const { activities, offersOn, slots } = open()
    const kayaks = (await offersOn('2026-12-04')).find(({ category }) => category === 'paddle')
    const of = (adult: number) => slots(kayaks?.productCode ?? '', '2026-12-04', { adult })
    expect((await of(3)).every(({ refused, rate }) => refused === 'uneven_family' && !rate)).toBe(true)
    expect((await of(2)).some(({ rate }) => rate)).toBe(true)
    expect((await activities.quote(kayaks?.rateKey ?? ''))?.status).toBe('available')
  })
})

describe('an open ticket', () => {
  it('is valid for three days, has no limit, and is booked until an hour before closing', async () => {
    const { activities, offersOn, slots, go } = open()
    const house = (await offersOn('2026-12-04')).find(isOpenAllDay)
    const ticket = async () =>
      (await slots(house?.productCode ?? '', '2026-12-04', { adult: 2 })).find(
        ({ option }) => option === 'open',
      )
    const found = await ticket()
    expect(found).toMatchObject({ status: 'freesale', vacancies: null })
    expect(found?.time).toMatchObject({
      isAllDay: true,
      validUntil: '2026-12-06',
      end: '2026-12-04T18:00:00',
    })
    const quote = await activities.quote(found?.rate?.rateKey ?? '')
    expect(quote).toMatchObject({ status: 'available' })
    go('2026-12-04T16:59:00Z')
    expect((await ticket())?.status).toBe('freesale')
    go('2026-12-04T17:01:00Z')
    expect((await ticket())?.status).toBe('closed')
  })
})

describe('a day', () => {
  it('of the calendar has its free places and its places in all, unless some are not counted', async () => {
    const { activities, offersOn } = open()
    const calendar = { from: '2026-12-04', until: '2026-12-10' }
    const daysOf = async (is: (offer: ActivitySearchOffer) => boolean) => {
      const { productCode = '' } = (await offersOn('2026-12-04')).find(is) ?? {}
      const days = (await activities.details({ productCode, calendar }))?.days ?? []
      return days.filter(({ price }) => price)
    }
    const counted = await daysOf(isPlain)
    expect(counted.length).toBeGreaterThan(0)
    for (const { vacancies = Number.NaN, capacity } of counted)
      expect(capacity).toBeGreaterThanOrEqual(vacancies)
    for (const day of await daysOf(({ status }) => status === 'freesale')) {
      expect(day).not.toHaveProperty('vacancies')
      expect(day).not.toHaveProperty('capacity')
    }
  })

  it('without a start time says why, and which day is next', async () => {
    const { activities, offersOn, go } = open()
    const [offer] = await offersOn('2026-12-04')
    const productCode = offer?.productCode ?? ''
    const visitOn = async (date: string) =>
      (await activities.details({ productCode, visit: { date, units: [{ unit: 'adult', count: 1 }] } }))
        ?.visit
    go('2026-12-04T23:30:00Z')
    expect(await visitOn('2026-12-04')).toMatchObject({
      closed: 'too_late',
      nextDate: expect.stringMatching(/^2026-12-/),
    })
    const rests = await Promise.all(
      (await offersOn('2026-12-10', { until: '2026-12-16' })).map(async ({ productCode: code }) =>
        activities.details({ productCode: code, calendar: { from: '2026-12-10', until: '2026-12-16' } }),
      ),
    )
    const closed = rests.filter((one) => one?.days?.some(({ status }) => status === 'closed'))
    expect(closed.length).toBeGreaterThan(0)
    expect(closed.length).toBeLessThan(rests.length)
  })
})

it('gives each activity texts without gaps, in its city', async () => {
  const { activities, offersOn } = open()
  const places = Object.values(testCities).map(({ latitude, longitude }) => ({ latitude, longitude }))
  const texts = new Set<string>()
  for (const point of places) {
    for (const { productCode } of await offersOn('2026-12-04', { point })) {
      const details = await activities.details({ productCode })
      const { product, options } = details ?? {}
      expect(JSON.stringify(product)).not.toMatch(/[{]city|[{]hours|undefined|\|/)
      expect(product?.highlights.length).toBeGreaterThanOrEqual(2)
      expect(product?.places[0]?.kind).toBe('start')
      expect(options?.[0]?.units[0]?.unit).toBe('adult')
      texts.add(product?.description ?? '')
    }
  }
  expect(texts.size).toBeGreaterThan(60)
})
