import { expect, it } from 'vitest'
import { dateOfDay, dayNumber } from '../../../src/server/kernel/dates/calendar.ts'
import { bookedCabin } from './testing-booked-cabin.ts'
import { cruiseRequest, openCruises, startOfTests } from './testing-cruises.ts'

type Booked = Awaited<ReturnType<typeof bookedCabin>>

/** Sets the clock to noon, so many days before the sailing. */
function waitUntil({ now, quote }: Booked, daysBefore: number): void {
  now.at = `${dateOfDay(dayNumber(quote.subject.sailing.departsOn) - daysBefore)}T12:00:00Z`
}

it('gives nothing back for a simpler cabin or fewer extras after the final payment', async () => {
  const booked = await bookedCabin({ category: 'B2', extrasOf: () => ['wifi'] })
  expect((await booked.changedTo({ extras: [] })).price.net).toBeLessThan(booked.quote.price.net)
  for (const days of [75, 40, 10]) {
    waitUntil(booked, days)
    expect(await booked.changed({ extras: [] })).toBeNull()
    expect((await booked.changedTo({ dining: 'late' })).price.net).toBe(booked.quote.price.net)
  }
  waitUntil(booked, 40)
  expect(await booked.changed({ rateKey: await booked.rateKeyOf('I2') })).toBeNull()
})

it('gives no milder fare, but a stricter one', async () => {
  const sale = await bookedCabin({ category: 'B2', fare: 'sale' })
  expect(await sale.changed({ rateKey: await sale.rateKeyOf('B2') })).toBeNull()
  expect(await sale.changed({ rateKey: await sale.rateKeyOf('B1', 'allin') })).toBeNull()
  const flexible = await bookedCabin({ category: 'B2' })
  const stricter = await flexible.changedTo({ rateKey: await flexible.rateKeyOf('B2', 'sale') })
  expect(stricter.subject.fare.code).toBe('sale')
})

it('gives no milder fare in place of a last-minute one', async () => {
  const late = await bookedCabin({
    criteria: { place: { kind: 'region', code: 'caribbean' }, from: '2026-12', until: '2026-12' },
    category: 'B2',
    fare: 'late',
  })
  expect(await late.changed({ rateKey: await late.rateKeyOf('B2') })).toBeNull()
  expect(await late.changed({ rateKey: await late.rateKeyOf('B2', 'sale') })).toBeNull()
})

it('takes a key of the booked category and fare as the wish for today’s price, until the final payment', async () => {
  const booked = await bookedCabin({ category: 'B2' })
  waitUntil(booked, 76)
  expect((await booked.changedTo({ rateKey: await booked.rateKeyOf('B2') })).subject.fare.code).toBe('flex')
  waitUntil(booked, 75)
  expect(await booked.changed({ rateKey: await booked.rateKeyOf('B2') })).toBeNull()
  expect(await booked.changed({ reprice: true })).toBeNull()
})

it('leaves out booked extras that a new fare includes', async () => {
  const booked = await bookedCabin({ category: 'B2', extrasOf: () => ['drinks', 'photos', 'wifi'] })
  const { subject } = await booked.changedTo({ rateKey: await booked.rateKeyOf('B2', 'allin') })
  expect(subject.extras.map(({ code }) => code)).toEqual(['photos'])
})

it('shows the cabin that the ledger has after an upgrade, and after each later change', async () => {
  const booked = await bookedCabin({ criteria: { scenario: 'guarantee_upgraded' } })
  const { becomes } = await booked.accepted()
  const better = becomes.cabin?.number
  expect(better).toBeDefined()
  expect((await booked.change({ dining: 'late' })).cabin?.number).toBe(better)
  expect(await booked.taken(better)).toBe(1)
  const other = (await booked.change({ rateKey: await booked.rateKeyOf('B2') })).cabin?.number
  expect(other).not.toBe(better)
  expect([await booked.taken(better), await booked.taken(other)]).toEqual([0, 1])
  const later = await booked.change({ dining: 'early' })
  expect([later.cabin?.number, later.category.code]).toEqual([other, 'B2'])
  expect([await booked.taken(better), await booked.taken(other)]).toEqual([0, 1])
})

it('lets the line choose the cabin on another ship', async () => {
  const booked = await bookedCabin({ criteria: { scenario: 'ship_swapped' }, category: 'B2' })
  const { becomes } = await booked.accepted()
  const later = await booked.change({ dining: 'late' })
  expect([later.sailing.ship.code, later.cabin]).toEqual([becomes.sailing.ship.code, becomes.cabin])
  expect(await booked.changed({ rateKey: await booked.rateKeyOf('B1') })).toBeNull()
})

it('gives two bookings on a swapped ship a cabin each', async () => {
  const { supplier, ledger, quote, accepted } = await bookedCabin({ criteria: { scenario: 'ship_swapped' } })
  const other = await supplier.quote(quote.rateKey)
  if (other?.status !== 'available') throw new Error('not available')
  await supplier.hold({ reference: 'other', rateKey: other.rateKey, seconds: 900 })
  await supplier.book(cruiseRequest('other', other.subject))
  const first = (await accepted()).becomes
  const [change] = await supplier.changes('other')
  const second = change?.becomes as typeof quote.subject
  expect(second.sailing.ship.code).toBe(first.sailing.ship.code)
  expect(second.cabin?.number).not.toBe(first.cabin?.number)
  const stocks = [first, second].map(
    ({ sailing, cabin }) => `cruise/${sailing.id}/${sailing.ship.code}/cabin-${cabin?.number}`,
  )
  const { departsOn } = quote.subject.sailing
  const taken = await ledger.taken(stocks, departsOn, departsOn)
  expect(stocks.map((stock) => taken.get(stock)?.get(departsOn))).toEqual([1, 1])
})

it('upgrades a guarantee to one cabin when two look for the first time at once', async () => {
  const { supplier, ledger } = await bookedCabin({ criteria: { scenario: 'guarantee_upgraded' } })
  const before = await ledger.find('r')
  const changes = await supplier.changes('r')
  let reads = 0
  const find = async (reference: string) => {
    reads += 1
    return reads === 1 ? before : ledger.find(reference)
  }
  const late = openCruises(() => new Date(startOfTests), { isScripted: true, ledger: { ...ledger, find } })
  expect(changes).toHaveLength(1)
  expect(await late.changes('r')).toEqual(changes)
})
