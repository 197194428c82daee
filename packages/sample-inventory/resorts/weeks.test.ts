import { describe, expect, it } from 'vitest'
import type { ResortSearchCriteria } from '../../../src/server/domain/suppliers/resort-shapes.ts'
import { allWeeks, resortCriteria } from '../../../src/server/domain/suppliers/testing-resort-search.ts'
import { dateOfDay, dayNumber, weekdayOf } from '../../../src/server/kernel/dates/calendar.ts'
import { daysOfCheckIn } from './check-in-days.ts'
import { resortsIn } from './find-weeks.ts'
import type { Resort } from './resort-directory.ts'
import { nightsOf, stayPrice } from './resort-price.ts'
import { resortSupply } from './resort-supply.ts'
import { testResorts } from './testing-resorts.ts'
import { decodeWeekKey, encodeWeekKey, type WeekKey } from './week-key.ts'

const sources = testResorts()
const { resorts } = sources
const { today } = sources.dataset()
const weeks = resortSupply(sources, { clock: sources.clock, isScripted: false, pause: async () => undefined })
const search = (changes: Partial<ResortSearchCriteria> = {}) => allWeeks(weeks, resortCriteria(changes))

async function firstKey(changes: Partial<ResortSearchCriteria> = {}): Promise<WeekKey> {
  const { offers } = await search(changes)
  const key = decodeWeekKey(offers[0]?.cheapest.rate.rateKey ?? '')
  if (key === null) throw new Error('nothing was found')
  return key
}
const resortWith = (fits: (resort: Resort) => boolean): Resort => {
  const found = resorts.find(fits)
  if (found === undefined) throw new Error('no resort of the data set is so')
  return found
}

describe('the days of check-in', () => {
  it('are from Friday to Monday, and some resort begins on each', () => {
    const begun = new Set(
      resorts.flatMap((resort) => daysOfCheckIn(resort, today, today + 20, 7).map(weekdayOf)),
    )
    expect([...begun].toSorted()).toEqual([0, 1, 5, 6])
  })

  it('begin short stays on a Friday or a Monday, where a resort offers them', () => {
    const days = (nights: 3 | 4) => resorts.map((resort) => daysOfCheckIn(resort, today, today + 6, nights))
    expect(new Set(days(3).flat().map(weekdayOf))).toEqual(new Set([5]))
    expect(new Set(days(4).flat().map(weekdayOf))).toEqual(new Set([1]))
    const offering = days(3).filter((found) => found.length > 0).length
    expect(offering).toBeGreaterThan(resorts.length / 4)
    expect(offering).toBeLessThan(resorts.length / 2)
  })
})

describe('the price of a week', () => {
  it('rises around New Year, in the weeks 52 and 53', () => {
    const resort = resortWith(({ subregion }) => subregion.landscape === 'atlantic')
    const [unit] = resort.units
    if (unit === undefined) throw new Error('a resort has units')
    const price = (date: string) =>
      stayPrice(resort, unit, dayNumber(date), 7, dayNumber('2026-01-10')).dollars
    expect(price('2026-12-26')).toBeGreaterThan(1.25 * price('2026-12-12'))
    expect(price('2026-12-26')).toBeGreaterThan(1.25 * price('2027-01-09'))
    // Week 53 of 2026 ends in the next year: its nights are seven, and each has its stock.
    expect(nightsOf(resort, { unit, first: dayNumber('2026-12-28'), nights: 7 }, today)).toHaveLength(7)
  })

  it('is lower for late bargains, which begin within 60 days', () => {
    const all = resorts.slice(0, 60).flatMap((resort) =>
      resort.units.flatMap((unit) =>
        [7, 35, 61, 90].map((ahead) => ({
          ahead,
          ...stayPrice(resort, unit, today + ahead, 7, today),
          later: stayPrice(resort, unit, today + ahead, 7, today + ahead - 61).dollars,
        })),
      ),
    )
    const bargains = all.filter(({ isBargain }) => isBargain)
    expect(bargains.length).toBeGreaterThan(10)
    for (const { ahead, dollars, later } of bargains) {
      expect(ahead).toBeLessThanOrEqual(60)
      expect(dollars).toBeLessThan(0.9 * later)
    }
  })

  it('has the fees of the resort in its currency, and the deal of the same week costs the same', async () => {
    const { offers } = await search()
    const due = offers.flatMap(({ cheapest }) => cheapest.rate.price.dueLocally)
    expect(new Set(due.map(({ currency }) => currency))).toEqual(new Set(['EUR']))
    expect(new Set(due.map(({ code }) => code)).has('occupancy_tax')).toBe(true)
    const key = await firstKey()
    const found = await weeks.quote(encodeWeekKey({ ...key, extras: [] }))
    const [, unit] =
      resorts
        .flatMap((one) => one.units.map((own) => [one, own] as const))
        .find(([, own]) => own.id === key.unitId) ?? []
    const resort = resortWith(({ units }) => units.some(({ id }) => id === unit?.id))
    if (found?.status !== 'available' || unit === undefined) return expect.fail('it is free')
    const { dollars } = stayPrice(resort, unit, dayNumber(key.checkIn), key.nights, today)
    expect(found.price.net).toBe(Math.round(dollars * 100))
  })
})

describe('a search', () => {
  it('finds weeks that begin in the window, each resort once with its cheapest first', async () => {
    const { offers } = await search()
    expect(offers.length).toBeGreaterThan(4)
    expect(new Set(offers.map(({ resort }) => resort.id)).size).toBe(offers.length)
    for (const { cheapest, others } of offers) {
      const all = [cheapest, ...others]
      const nets = all.map(({ rate }) => rate.price.net)
      expect(nets).toEqual(nets.toSorted((a, b) => a - b))
      for (const { rate } of all) {
        expect(rate.week.checkIn >= '2027-03-12' && rate.week.checkIn <= '2027-03-29').toBe(true)
      }
    }
  })

  it('does not offer a week that begins before the window, and counts it among wider dates', async () => {
    const { offers } = await search({ area: { regions: ['mediterranean'] } })
    const isOnceAWeek = (id: string) =>
      daysOfCheckIn(
        resortWith((one) => one.id === id),
        today,
        today + 6,
        7,
      ).length === 1
    const offer = offers.find(({ resort }) => isOnceAWeek(resort.id))
    if (offer === undefined) return expect.fail('some resort begins its weeks on one day')
    // The day after check-in lies within the week, and no week of the resort begins on it.
    const next = dateOfDay(dayNumber(offer.cheapest.rate.week.checkIn) + 1)
    const found = await search({
      area: { resorts: [offer.resort.id] },
      checkIn: { from: next, until: next },
    })
    expect(found).toMatchObject({ offers: [], none: 'no_week' })
    expect(found.wider?.find(({ by }) => by === 'dates')?.resorts).toBe(1)
  })

  it('finds six people a unit for six, but not in privacy for four', async () => {
    const { offers } = await search({ people: 6 })
    expect(offers.length).toBeGreaterThan(0)
    expect(offers.every(({ cheapest }) => cheapest.unit.sleeps >= 6)).toBe(true)
    const { offers: apart } = await search({ people: 6, needsPrivacy: true })
    expect(apart.every(({ cheapest }) => cheapest.unit.sleepsInPrivacy >= 6)).toBe(true)
    expect(apart.length).toBeLessThan(offers.length)
  })

  it('respects bedrooms and kitchen', async () => {
    const { offers } = await search({ bedrooms: 2, kitchen: 'full' })
    expect(offers.length).toBeGreaterThan(0)
    for (const { cheapest, others } of offers) {
      for (const { unit } of [cheapest, ...others]) {
        expect([unit.bedrooms >= 2, unit.kitchen]).toEqual([true, 'full'])
      }
    }
  })

  it.each<[string, Partial<ResortSearchCriteria>]>([
    ['no_resort', { area: { regions: ['atlantis'] } }],
    ['no_resort', { area: { near: { latitude: 0, longitude: -30, name: '', miles: 300 } } }],
    ['too_many_people', { people: 20 }],
    ['no_unit', { bedrooms: 4 }],
    ['no_week', { checkIn: { from: '2027-03-16', until: '2027-03-17' } }],
    ['above_maximum', { accepts: () => false }],
  ])('says %s', async (none, changes) => {
    expect(await search(changes)).toMatchObject({ offers: [], none })
  })

  it('finds the only resort of a subregion, and more one step wider', async () => {
    const checkIn = { from: '2027-03-12', until: '2027-05-29' }
    const { offers, wider = [] } = await search({ area: { subregions: ['mediterranean-azores'] }, checkIn })
    expect(offers).toHaveLength(1)
    const area = wider.find(({ by }) => by === 'area')
    expect(area?.regions).toEqual(['mediterranean'])
    expect(area?.resorts).toBeGreaterThan(20)
    const counted = await search({ area: { regions: ['mediterranean'] }, checkIn })
    expect(counted.offers).toHaveLength(area?.resorts ?? 0)
  })

  it('compares one price of each resort if the cheapest is above the maximum', async () => {
    let compared = 0
    const accepts = () => {
      compared += 1
      return false
    }
    const area = { regions: ['mediterranean'] }
    expect((await search({ area, accepts })).none).toBe('above_maximum')
    // The search itself, wider dates, and the two other lengths of stay.
    expect(compared).toBeLessThanOrEqual(4 * resortsIn(area, resorts).length)
    expect(compared).toBeGreaterThan(0)
  })

  it('finds a resort of two subregions in each, and once in both', () => {
    const shared = resortWith(({ foundIn }) => foundIn.size > 1)
    const found = (...subregions: string[]) =>
      resortsIn({ subregions }, resorts).filter(({ id }) => id === shared.id)
    const both = [...shared.foundIn]
    for (const one of both) expect(found(one)).toHaveLength(1)
    expect(found(...both)).toHaveLength(1)
  })

  it('begins with the resort whose deal led here', async () => {
    const { offers } = await search()
    const last = offers.at(-1)?.resort.id ?? ''
    expect((await search({ resortId: last })).offers[0]?.resort.id).toBe(last)
  })

  it('sells neither today nor more than 24 months ahead', async () => {
    const soon = await search({
      area: { regions: ['mediterranean'] },
      checkIn: { from: '2026-11-01', until: '2026-11-29' },
    })
    expect(soon.offers.length).toBeGreaterThan(0)
    expect(soon.offers.every(({ cheapest }) => cheapest.rate.week.checkIn >= '2026-11-22')).toBe(true)
    expect((await search({ checkIn: { from: '2028-11-25', until: '2029-02-01' } })).none).toBe('no_week')
  })

  it('stops for a reader who has left', async () => {
    const left = new AbortController()
    left.abort()
    const seen = []
    for await (const batch of weeks.search(resortCriteria(), { signal: left.signal })) seen.push(batch)
    expect(seen).toEqual([])
  })
})

describe('a key', () => {
  it('is short, and no other text is one', async () => {
    const key = await firstKey()
    const all = {
      ...key,
      people: 20,
      extras: [
        { code: 'guest_certificate', count: 1 },
        { code: 'linen', count: 9 },
      ],
    }
    expect(encodeWeekKey(all).length).toBeLessThan(300)
    expect(decodeWeekKey(encodeWeekKey(all))).toEqual(all)
    for (const text of ['', 'AAAA', 'x'.repeat(5_000), `${encodeWeekKey(key)}A`, '%%%']) {
      expect(decodeWeekKey(text)).toBeNull()
    }
    const unsorted = { ...all, extras: all.extras.toReversed() }
    expect(decodeWeekKey(encodeWeekKey(unsorted))).toBeNull()
  })

  it.each<[string, (key: WeekKey) => WeekKey]>([
    ['an unknown unit', (key) => ({ ...key, unitId: 'mediterranean-algarve-99-2br' })],
    ['another weekday', (key) => ({ ...key, checkIn: '2027-03-16' })],
    ['more people than the unit sleeps', (key) => ({ ...key, people: 9 })],
    ['nobody', (key) => ({ ...key, people: 0 })],
    ['a far future', (key) => ({ ...key, checkIn: '2099-03-14' })],
    ['a scenario of a demo', (key) => ({ ...key, scenario: 'price_up' })],
  ])('of %s is refused', async (_, forge) => {
    const forged = encodeWeekKey(forge(await firstKey()))
    expect(await weeks.quote(forged)).toBeNull()
    expect(await weeks.details({ rateKey: forged })).toBeNull()
  })

  it.each<[string, (key: WeekKey) => WeekKey]>([
    [
      'more of an extra than there is',
      (key) => ({ ...key, extras: [{ code: 'guest_certificate', count: 9 }] }),
    ],
    ['an unknown extra', (key) => ({ ...key, extras: [{ code: 'champagne', count: 1 }] })],
  ])('with %s is refused', async (_, forge) => {
    expect(await weeks.quote(encodeWeekKey(forge(await firstKey())))).toBeNull()
  })

  it('of a past week is sold out', async () => {
    const key = await firstKey()
    const past = {
      ...key,
      checkIn: new Date((dayNumber(key.checkIn) - 7 * 40) * 86_400_000).toISOString().slice(0, 10),
    }
    expect(await weeks.quote(encodeWeekKey(past))).toEqual({ status: 'sold_out' })
  })
})

describe('a resort', () => {
  it('lists the free weeks of each unit within eight weeks, the requested one first', async () => {
    const key = await firstKey()
    const found = await weeks.details({ rateKey: encodeWeekKey(key) })
    if (found === null) return expect.fail('it exists')
    const [first, ...others] = found.rates
    expect(first).toEqual(found.rate)
    const days = others.map(({ week }) => week.checkIn)
    expect(days).toEqual(days.toSorted())
    for (const day of days) expect(Math.abs(dayNumber(day) - dayNumber(key.checkIn))).toBeLessThanOrEqual(56)
    expect(found.about).toContain(found.resort.name)
    expect(found.pictures.length).toBeGreaterThan(4)
    expect(found.reviews.samples.length).toBeGreaterThanOrEqual(3)
    expect(found.extras.map(({ code }) => code)).toContain('guest_certificate')
  })

  it('is read with its own rate alone if no other is needed', async () => {
    const rateKey = encodeWeekKey(await firstKey())
    const found = await weeks.details({ rateKey, isAlone: true })
    expect(found?.rates).toEqual([found?.rate])
    expect((await weeks.details({ rateKey }))?.rates.length).toBeGreaterThan(1)
  })

  it('passes the fee for another guest through, and adds the other extras to the price', async () => {
    const key = await firstKey()
    const rateKey = encodeWeekKey(key)
    const plain = await weeks.details({ rateKey })
    const extras = [
      { code: 'guest_certificate', count: 1 },
      { code: 'insurance', count: 1 },
    ]
    const found = await weeks.details({ rateKey, extras })
    const priceOf = (code: string) => plain?.extras.find((one) => one.code === code)?.price.amount ?? 0
    expect(found?.rate?.price.priceLines).toEqual([
      { code: 'guest_certificate', kind: 'fee', amount: 6_900, treatment: 'pass_through' },
    ])
    expect((found?.rate?.price.net ?? 0) - (plain?.rate?.price.net ?? 0)).toBe(6_900 + priceOf('insurance'))
  })
})
