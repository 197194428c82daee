import { describe, expect, it } from 'vitest'
import type { SupplierSeat } from '../../../src/server/domain/suppliers/flight-shapes.ts'
import { stockedNights } from '../../../src/server/domain/suppliers/ledger-night.ts'
import type { SupplyLedger } from '../../../src/server/domain/suppliers/supply-ledger.ts'
import { flightCriteria, flightRequest } from '../../../src/server/domain/suppliers/testing-flight-fixture.ts'
import { memorySupplyLedger } from '../memory-supply-ledger.ts'
import {
  change,
  firstFreeSeats,
  isFreeToRefund,
  type SuppliedFlights,
  suppliedFlights,
} from './testing-supply.ts'

/** Where a process dies: at the n-th write of the ledger, before it or after it. */
interface Death {
  readonly at: number
  readonly isStored: boolean
}

class Killed extends Error {}

const MINUTE = 60_000

/** Flights whose process can die, on a ledger that survives it. */
async function flightsThatDie() {
  let now = Date.parse('2026-11-21T12:00:00Z')
  let death: Death | null = null
  let writes = 0
  const ledger = memorySupplyLedger(() => new Date(now))
  const stocks = new Set<string>()
  async function dying<Answer>(write: () => Promise<Answer>): Promise<Answer> {
    writes += 1
    const isLast = death?.at === writes
    if (isLast && !death?.isStored) throw new Killed()
    const answer = await write()
    if (isLast) throw new Killed()
    return answer
  }
  const mortal: SupplyLedger = {
    hold(wanted) {
      for (const { stock } of stockedNights(wanted)) stocks.add(stock)
      return dying(() => ledger.hold(wanted))
    },
    extend: (reference, seconds) => dying(() => ledger.extend(reference, seconds)),
    release: (reference) => dying(() => ledger.release(reference)),
    confirm: (reference) => dying(() => ledger.confirm(reference)),
    cancel: (reference, outcome) => dying(() => ledger.cancel(reference, outcome)),
    move(wanted) {
      for (const { stock } of stockedNights(wanted)) stocks.add(stock)
      return dying(() => ledger.move(wanted))
    },
    find: ledger.find,
    taken: ledger.taken,
  }
  const at = await suppliedFlights(true, { ledger: mortal, clock: () => new Date(now) })
  return {
    at,
    ledger,
    wait(milliseconds: number) {
      now += milliseconds
    },
    /** Runs a step whose process dies. A step writes once, so that a second write is never reached. */
    async kill(where: Death, step: () => Promise<unknown>): Promise<void> {
      death = where
      writes = 0
      const end = await step().then(
        () => 'done' as const,
        (error: unknown) => error,
      )
      death = null
      if (end !== 'done' && !(end instanceof Killed)) throw end
      expect(end !== 'done').toBe(where.at === 1)
    },
    /** Units by stock and date, of all that a test has touched. */
    async taken(): Promise<string[]> {
      const found = await ledger.taken([...stocks], '2027-01-01', '2027-12-31')
      return [...found].flatMap(([stock, days]) =>
        [...days].map(([date, units]) => `${stock} ${date} ${units}`),
      )
    },
    /** What an entry takes, as {@link taken} lists it. */
    async unitsOf(reference: string): Promise<string[]> {
      const entry = await ledger.find(reference)
      if (entry === null || (entry.state !== 'held' && entry.state !== 'confirmed')) return []
      return stockedNights(entry).map(({ stock, date }) => `${stock} ${date} ${entry.rooms}`)
    },
  }
}

const deaths = [1, 2].flatMap((at) => [false, true].map((isStored): Death => ({ at, isStored })))
const reference = 'r1'

const isForAll = ({ disclosures = [] }: SupplierSeat) => !disclosures.includes('exit_row')

/** A return with a seat on each flight, and the change that a traveller makes of it. */
async function journeyOf(at: SuppliedFlights) {
  const rateKey = await at.keyOf(
    flightCriteria({ passengers: { adults: 2, childAges: [] } }),
    (rate) => isFreeToRefund(rate) && rate.slices.every(({ change: term }) => term.allowed === 'yes'),
  )
  const { seatMaps = [] } = await at.details(rateKey, { withSeatMaps: true })
  const first = firstFreeSeats(seatMaps, isForAll)
  const second = firstFreeSeats(
    seatMaps,
    (one) => isForAll(one) && !first.some(({ seat }) => seat === one.seat),
  )
  expect(second.length).toBeGreaterThan(0)
  const { rate } = await at.details(rateKey, { seats: first })
  const quote = await at.available(rate?.rateKey ?? '')
  const request = flightRequest(reference, quote.subject)
  return { rateKey: quote.rateKey, request, changes: change({ without: [1], seats: second }) }
}

describe('a process that dies', () => {
  it.each(deaths)('at write $at (stored: $isStored) of any step leaves nothing half done', async (where) => {
    const { at, kill, taken, unitsOf, wait, ledger } = await flightsThatDie()
    const { rateKey, request, changes } = await journeyOf(at)
    const isWhole = async () =>
      expect((await taken()).toSorted()).toEqual((await unitsOf(reference)).toSorted())
    const hold = () => at.flights.hold({ reference, rateKey, seconds: 900 })
    const book = () => at.flights.book(request)
    const cancel = async () => {
      const quote = await at.flights.cancelQuote(reference)
      return quote && at.flights.cancel(reference, { expectedPenalty: quote.penalty })
    }

    // A hold lapses unless it is requested again, and is then one hold.
    await kill(where, hold)
    await isWhole()
    wait(16 * MINUTE)
    expect(await taken()).toEqual([])
    await hold()
    await kill(where, () => at.flights.release(reference))
    await isWhole()
    await at.flights.release(reference)
    expect(await taken()).toEqual([])

    await hold()
    await kill(where, () => at.flights.extend(reference, 900))
    await isWhole()
    await kill(where, book)
    await isWhole()
    // The hold's last second is over.
    wait(16 * MINUTE)
    expect((await at.flights.retrieve(reference))?.status ?? null).toBe(
      (await ledger.find(reference))?.state === 'confirmed' ? 'confirmed' : null,
    )
    await isWhole()
    expect((await book()).status).toBe('confirmed')
    await isWhole()
    wait(16 * MINUTE)
    await isWhole()

    const quote = await at.flights.amendQuote(reference, changes)
    if (quote?.status !== 'available') return expect.fail('one can leave, and another seat is free')
    const amend = () =>
      at.flights.amend({
        ...request,
        amendment: 'a1',
        rateKey: quote.rateKey,
        expected: { amount: quote.price.net, currency: quote.price.currency },
      })
    await kill(where, amend)
    await isWhole()
    wait(16 * MINUTE)
    await isWhole()
    expect((await amend()).status).toBe('applied')
    expect((await ledger.find(reference))?.rooms).toBe(1)
    await isWhole()

    await kill(where, cancel)
    await isWhole()
    await cancel()
    expect(await taken()).toEqual([])
  })
})
