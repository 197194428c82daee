import { describe, expect, it } from 'vitest'
import type { ResortSearchCriteria, WeekChange } from '../../../src/server/domain/suppliers/resort-shapes.ts'
import type { WeekRate } from '../../../src/server/domain/suppliers/resort-week.ts'
import { atlanticCoasts } from '../../../src/server/domain/suppliers/testing-resort-fixture.ts'
import {
  allWeeks,
  resortCriteria,
  weekRequest,
} from '../../../src/server/domain/suppliers/testing-resort-search.ts'
import { dateOfDay, dayNumber, utcDay } from '../../../src/server/kernel/dates/calendar.ts'
import { memorySupplyLedger } from '../memory-supply-ledger.ts'
import { daysOfCheckIn } from './check-in-days.ts'
import { unitStock } from './free-weeks.ts'
import { freeUnitsOn } from './resort-price.ts'
import { resortSupply } from './resort-supply.ts'
import { testResorts } from './testing-resorts.ts'
import { decodeWeekKey, encodeWeekKey, type WeekKey } from './week-key.ts'

const start = '2026-11-21T12:00:00Z'

/** The supplier of weeks with its ledger, on a clock that tests set. */
function openWeeks() {
  let now = new Date(start)
  const clock = () => now
  const base = testResorts(start)
  const ledger = memorySupplyLedger(clock)
  const dataset = () => ({ ...base.dataset(), today: utcDay(now) })
  const sources = { ...base, clock, ledger, dataset }
  const weeks = resortSupply(sources, { clock, isScripted: true, pause: async () => undefined })

  async function available(rateKey: string) {
    const quote = await weeks.quote(rateKey)
    if (quote?.status !== 'available') throw new Error('the week is not free')
    return quote
  }
  async function book(reference: string, rateKey: string) {
    const quote = await available(rateKey)
    await weeks.hold({ reference, rateKey: quote.rateKey, seconds: 900 })
    const booking = await weeks.book(weekRequest(reference))
    return { quote, booking }
  }
  async function changeQuote(reference: string, change: WeekChange) {
    const quote = await weeks.amendQuote(reference, change)
    if (quote?.status !== 'available') throw new Error(`the change is ${quote?.status ?? 'refused'}`)
    return { ...quote, subject: quote.subject as Awaited<ReturnType<typeof available>>['subject'] }
  }
  async function change(reference: string, amendment: string, requested: WeekChange) {
    const quote = await changeQuote(reference, requested)
    const expected = { amount: quote.price.net, currency: quote.price.currency }
    const { travellers, answers } = weekRequest(reference)
    const { rateKey } = quote
    const answer = await weeks.amend({ reference, amendment, rateKey, expected, travellers, answers })
    return { quote, answer }
  }
  async function takenOf(unitId: string, date: string): Promise<number> {
    const stock = unitStock({ id: unitId })
    return (await ledger.taken([stock], date, date)).get(stock)?.get(date) ?? 0
  }
  const rates = async (changes: Partial<ResortSearchCriteria> = {}) => {
    const { offers } = await allWeeks(weeks, resortCriteria({ area: atlanticCoasts, ...changes }))
    return offers.map(({ cheapest, others }) => [cheapest, ...others].map(({ rate }) => rate))
  }
  return {
    sources,
    weeks,
    book,
    change,
    changeQuote,
    takenOf,
    rates,
    go: (moment: string) => {
      now = new Date(moment)
    },
  }
}

const keyOf = (rateKey: string): WeekKey => {
  const key = decodeWeekKey(rateKey)
  if (key === null) throw new Error('it is a key')
  return key
}
const cot = [{ code: 'cot', count: 1 }]
const certificates = (count: number) => [{ code: 'guest_certificate', count }]
const ends = (list: readonly WeekRate[]): [WeekRate, WeekRate] => {
  const [cheapest, dearest] = [list[0], list.at(-1)]
  if (!cheapest || !dearest || dearest.price.net <= cheapest.price.net) throw new Error('its prices differ')
  return [cheapest, dearest]
}

describe('a change to a cheaper week', () => {
  it('returns nothing of a booking that is not refunded, however often it changes', async () => {
    const { rates, book, change, weeks } = openWeeks()
    const list = (await rates()).find((one) => one.length > 1 && one[0]?.policy.isRefundable === false)
    const [cheapest, dearest] = ends(list ?? [])
    const { quote } = await book('r1', dearest.rateKey)
    const { quote: changed } = await change('r1', 'a1', { rateKey: cheapest.rateKey, extras: [] })
    expect(changed.subject.week).toEqual(cheapest.week)
    expect(changed.price.net).toBe(quote.price.net)
    expect(changed.price.base).toBe(quote.price.base)
    expect(changed.price.breakdown.at(-1)).toEqual({
      label: 'not_refunded',
      amount: dearest.price.net - cheapest.price.net,
    })
    expect((await change('r1', 'a2', { extras: [] })).quote.price.net).toBe(quote.price.net)
    expect((await weeks.cancelQuote('r1'))?.refund.amount).toBe(0)
  })

  it('returns no price of extras that are removed from a booking that is not refunded', async () => {
    const { rates, book, changeQuote } = openWeeks()
    const list = (await rates()).find((one) => one[0]?.policy.isRefundable === false) ?? []
    const key = { ...keyOf(list[0]?.rateKey ?? ''), extras: [{ code: 'insurance', count: 1 }] }
    const { quote } = await book('r1', encodeWeekKey(key))
    expect((await changeQuote('r1', { extras: [] })).price.net).toBe(quote.price.net)
  })

  it('costs less if the resort refunds the booking', async () => {
    const { rates, book, changeQuote } = openWeeks()
    const list = (await rates()).find((one) => one.length > 1 && one[0]?.policy.isRefundable === true)
    const [cheapest, dearest] = ends(list ?? [])
    await book('r1', dearest.rateKey)
    const changed = await changeQuote('r1', { rateKey: cheapest.rateKey, extras: [] })
    expect(changed.price.net).toBe(cheapest.price.net)
  })

  it('is refused if it removes the fee for another guest', async () => {
    const { rates, book, weeks } = openWeeks()
    const key = { ...keyOf((await rates())[0]?.[0]?.rateKey ?? ''), extras: certificates(1) }
    await book('r1', encodeWeekKey(key))
    expect(await weeks.amendQuote('r1', { extras: [] })).toBeNull()
  })
})

/** A unit and week with one unit free at the start, of which none is free on a later day on which it may change. */
function soldLater(sources: ReturnType<typeof openWeeks>['sources'], from: number, until: number) {
  for (const resort of sources.resorts) {
    for (const unit of resort.units) {
      for (const first of daysOfCheckIn(resort, from + 90, from + 150, 7)) {
        const free = (day: number) =>
          Math.min(...Array.from({ length: 7 }, (_, night) => freeUnitsOn(resort, unit, first + night, day)))
        if (free(from) !== 1) continue
        for (let day = from + 1; day <= Math.min(until, first - 46); day += 1) {
          if (free(day) === 0) return { unitId: unit.id, checkIn: dateOfDay(first), day }
        }
      }
    }
  }
  throw new Error('no unit of the data set sells so')
}

describe('the stock of a week', () => {
  it('stays reserved for its booking when the last unit of others is sold', async () => {
    const { sources, book, change, takenOf, weeks, go } = openWeeks()
    const today = dayNumber(start.slice(0, 10))
    const { unitId, checkIn, day } = soldLater(sources, today, today + 100)
    const key: WeekKey = { unitId, checkIn, nights: 7, people: 2, extras: [], day: today, scenario: null }
    await book('r1', encodeWeekKey(key))
    go(`${dateOfDay(day)}T12:00:00Z`)
    expect(await weeks.quote(encodeWeekKey({ ...key, day }))).toEqual({ status: 'sold_out' })
    const { answer } = await change('r1', 'a1', { extras: certificates(1) })
    expect(answer.status).toBe('applied')
    expect(await takenOf(unitId, checkIn)).toBe(1)
  })

  it("is today's for the key of yesterday", async () => {
    const { sources, weeks, go } = openWeeks()
    const today = dayNumber(start.slice(0, 10))
    const { unitId, checkIn, day } = soldLater(sources, today, today + 100)
    const key: WeekKey = {
      unitId,
      checkIn,
      nights: 7,
      people: 2,
      extras: [],
      day: day - 1,
      scenario: null,
    }
    go(`${dateOfDay(day)}T00:10:00Z`)
    await expect(
      weeks.hold({ reference: 'r1', rateKey: encodeWeekKey(key), seconds: 900 }),
    ).rejects.toMatchObject({ name: 'SupplierRefusal', code: 'sold_out' })
  })
})

describe('a booking that the resort moved to another unit', () => {
  /** A booking in another unit of its resort, which the traveller accepted. */
  async function moved() {
    const at = openWeeks()
    for (const list of await at.rates({ scenario: 'unit_moved' })) {
      const found = await at.weeks.quote(list[0]?.rateKey ?? '')
      const hasCot = found?.status === 'available' && found.subject.offered.some(({ code }) => code === 'cot')
      if (list.length < 3 || !hasCot) continue
      const { quote, booking } = await at.book('r1', found.rateKey)
      const [move] = await at.weeks.changes('r1')
      if (move === undefined) throw new Error('the resort moves it')
      const other = (move.becomes as typeof quote.subject).unit.id
      await at.weeks.acceptChange('r1', move.reference)
      return { ...at, list, quote, booking, other, checkIn: quote.subject.week.checkIn }
    }
    throw new Error('a resort has cots and several weeks')
  }

  it('leaves it for the unit that the traveller chooses, and stays there in later changes', async () => {
    const { change, list, quote, other, checkIn, takenOf } = await moved()
    expect(await takenOf(other, checkIn)).toBe(1)
    const chosen = list.find(({ unitId, week }) => unitId !== other && week.checkIn !== checkIn)
    if (chosen === undefined) return expect.fail('the resort has another week')
    await change('r1', 'a1', { rateKey: chosen.rateKey, extras: [] })
    const stock = async () => [
      await takenOf(chosen.unitId, chosen.week.checkIn),
      await takenOf(other, checkIn),
      await takenOf(other, chosen.week.checkIn),
      await takenOf(quote.subject.unit.id, checkIn),
    ]
    expect(await stock()).toEqual([1, 0, 0, 0])
    const { quote: later } = await change('r1', 'a2', { extras: certificates(1) })
    expect(later.subject.unit.id).toBe(chosen.unitId)
    expect(await stock()).toEqual([1, 0, 0, 0])
  })

  it('keeps unit, price and certificate in a change of extras, although the unit is full', async () => {
    const { sources, weeks, change, quote, booking, other, checkIn, takenOf } = await moved()
    const resort = sources.resorts.find(({ units }) => units.some(({ id }) => id === other))
    const unit = resort?.units.find(({ id }) => id === other)
    if (!resort || !unit) return expect.fail('the unit exists')
    const first = dayNumber(checkIn)
    const nights = Array.from({ length: 7 }, (_, night) => ({ date: dateOfDay(first + night), free: 10_000 }))
    const stock = unitStock(unit)
    await sources.ledger.hold({ reference: 'all', stock, nights, rooms: 50, seconds: 900, detail: {} })
    const { quote: later, answer } = await change('r1', 'a1', { extras: cot })
    expect(later.subject.unit.id).toBe(other)
    expect(later.price.net).toBe(quote.price.net)
    expect(await takenOf(other, checkIn)).toBe(51)
    expect(answer.tickets).toEqual(booking.tickets)
    expect((await weeks.retrieve('r1'))?.tickets).toEqual(booking.tickets)
  })
})

describe('a certificate', () => {
  it('has another number for each other guest', async () => {
    const { rates, book, change } = openWeeks()
    const { booking } = await book('r1', (await rates())[0]?.[0]?.rateKey ?? '')
    const numbers = [booking.tickets?.[0]?.code]
    for (const count of [1, 2, 3]) {
      const { quote, answer } = await change('r1', `a${count}`, { extras: certificates(count) })
      expect(quote.price.priceLines[0]?.amount).toBe(6_900 * count)
      numbers.push(answer.tickets?.[0]?.code)
    }
    expect(numbers).not.toContain(undefined)
    expect(new Set(numbers).size).toBe(4)
  })
})

it('a key of a changed booking is no key to quote a better one', async () => {
  const { rates, weeks } = openWeeks()
  const [rate] = (await rates())[0] ?? []
  if (rate === undefined) return expect.fail('a week is free')
  const key = keyOf(rate.rateKey)
  const forged = { ...key, booked: { pricedAs: `${key.unitId}-none`, least: 7, isKept: true } }
  expect(decodeWeekKey(encodeWeekKey(forged))).toEqual(forged)
  const quote = await weeks.quote(encodeWeekKey(forged))
  expect(quote).toMatchObject({ status: 'available', rateKey: rate.rateKey })
})
