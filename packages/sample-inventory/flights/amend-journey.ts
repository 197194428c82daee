import type { JourneyChange, QuotedJourney } from '../../../src/server/domain/suppliers/flight-shapes.ts'
import type { SupplierQuote } from '../../../src/server/domain/suppliers/product-supplier.ts'
import type { SupplyLedger } from '../../../src/server/domain/suppliers/supply-ledger.ts'
import { sellsTogether } from './airlines.ts'
import { withoutPassengers } from './changed-passengers.ts'
import { brandByCode } from './fare-brands.ts'
import { journeyTerm, sliceTerm } from './fare-terms.ts'
import {
  bookedKey,
  type ChosenSeat,
  type ChosenService,
  type FlightKey,
  type KeyedSeat,
  type KeyedSlice,
} from './flight-key.ts'
import { quoteOfJourney } from './flight-quote.ts'
import { type FlightSources, networkOf } from './flight-sources.ts'
import { itineraryById } from './itinerary.ts'
import { currencyOf } from './journey-price.ts'
import { offeredServices } from './keyed-extras.ts'
import { isOneTicket, type KeyedJourney, keyedJourney } from './keyed-journey.ts'
import { seatsFor } from './passengers.ts'
import { bookedSeats, cabinStocks } from './seats-left.ts'
import { type SliceFare, sliceFare } from './slice-fare.ts'

/**
 * Returns a booked journey after a change: other flights at today's price with the charge of the fare, fewer passengers
 * at the charge of their refund, further services and other seats. Null if its terms forbid it.
 */
export async function amendedJourney(
  booked: FlightKey,
  change: JourneyChange,
  sources: FlightSources,
  ledger: SupplyLedger,
): Promise<SupplierQuote<QuotedJourney> | null> {
  const { slices = [], without = [], services = [], seats = [] } = change
  if (without.length > 0 && booked.scenario === 'no_partial_cancellation') return null
  // A booking keeps its seats, whatever is sold since.
  const kept = bookedKey(booked)
  const before = await keyedJourney(kept, sources, ledger)
  if (before === null || before === 'sold_out' || (slices.length > 0 && !isOneTicket(before))) return null
  const smaller = withoutPassengers(kept, without)
  const replaced = smaller && (await replacedSlices(smaller, slices, before.fares, sources, ledger))
  if (smaller === null || replaced === null) return null
  if (replaced === 'sold_out') return { status: 'sold_out' }
  const changed = new Set(slices.map(({ slice }) => slice))
  const key: FlightKey = {
    ...smaller,
    slices: replaced.slices,
    services: withServices(smaller.services, services),
    seats: withSeats(
      smaller.seats.filter(({ slice }) => !changed.has(slice)),
      seats,
    ),
    penalties: booked.penalties + replaced.penalty + (await leavingPenalty(smaller, before, sources, ledger)),
  }
  const found = await keyedJourney(keptServices(key, before), sources, ledger)
  if (found === 'sold_out') return { status: 'sold_out' }
  const isSameCurrency = found !== null && currencyOf(found.fares) === currencyOf(before.fares)
  return isSameCurrency ? quoteOfJourney(found, sources) : null
}

interface Replaced {
  readonly slices: readonly KeyedSlice[]
  /** In minor units of the journey's currency. */
  readonly penalty: number
}

async function replacedSlices(
  { slices, passengers }: FlightKey,
  changes: JourneyChange['slices'],
  fares: readonly SliceFare[],
  sources: FlightSources,
  ledger: SupplyLedger,
): Promise<Replaced | 'sold_out' | null> {
  const { today } = sources.dataset()
  const result = [...slices]
  let penalty = 0
  for (const { slice, itinerary: id } of changes) {
    const fare = fares[slice]
    const itinerary = itineraryById(id, networkOf(sources.dataset()))
    if (fare === undefined || itinerary === null || !isSameWay(fare, itinerary.flights)) return null
    const brand = brandByCode(itinerary.owner, fare.brand.code)
    const term = sliceTerm(fare, 'change', passengers, currencyOf(fares))
    const others = fares.every((one) => sellsTogether(one.itinerary.owner, itinerary.owner))
    if (brand === null || term.allowed === 'no' || !others) return null
    const booked = await bookedSeats(cabinStocks([{ itinerary, brand }]), ledger)
    const found = sliceFare(itinerary, brand, seatsFor(passengers), today, booked)
    if (found === null) return 'sold_out'
    result[slice] = { itinerary: id, brand: brand.code, steps: found.steps, pricedOn: today }
    penalty = Math.max(penalty, term.penalty?.amount ?? 0)
  }
  return { slices: result, penalty }
}

/** Whether flights lead between the airports of a slice. */
function isSameWay({ itinerary }: SliceFare, flights: SliceFare['itinerary']['flights']): boolean {
  const ends = (list: SliceFare['itinerary']['flights']) => [list[0].from, (list.at(-1) ?? list[0]).to]
  const [from, to] = ends(itinerary.flights)
  const [start, end] = ends(flights)
  return from === start && to === end
}

/** What passengers pay who leave: the charge of their refund, or all of their share, seats included, without one. */
async function leavingPenalty(
  smaller: FlightKey,
  before: KeyedJourney,
  sources: FlightSources,
  ledger: SupplyLedger,
): Promise<number> {
  const booked = before.key
  if (smaller === booked) return 0
  const after = await keyedJourney(smaller, sources, ledger)
  const share = after === null || after === 'sold_out' ? 0 : before.price.net - after.price.net
  const left = { adults: seatsFor(booked.passengers) - seatsFor(smaller.passengers), childAges: [] }
  const { allowed, penalty } = journeyTerm(before.fares, 'refund', left, before.price.currency)
  return allowed === 'yes' ? Math.min(share, penalty?.amount ?? 0) : share
}

function withServices(booked: readonly ChosenService[], more: readonly ChosenService[]): ChosenService[] {
  const counts = new Map(booked.map((one) => [`${one.id} ${one.passenger}`, one]))
  for (const { id, passenger, count } of more) {
    const name = `${id} ${passenger}`
    counts.set(name, { id, passenger, count: count + (counts.get(name)?.count ?? 0) })
  }
  return [...counts.values()]
}

function withSeats(booked: readonly KeyedSeat[], more: readonly ChosenSeat[]): KeyedSeat[] {
  const isReplaced = (one: ChosenSeat) =>
    more.some(
      ({ slice, segment, passenger }) =>
        slice === one.slice && segment === one.segment && passenger === one.passenger,
    )
  return [...booked.filter((one) => !isReplaced(one)), ...more]
}

/** Services that other flights of a slice do not have are lost. */
function keptServices(key: FlightKey, { fares, services }: KeyedJourney): FlightKey {
  const ids = new Set(services.map(({ id }) => id))
  const offered = new Set(offeredServices(fares, key.passengers, key.scenario).map(({ id }) => id))
  return { ...key, services: key.services.filter(({ id }) => !ids.has(id) || offered.has(id)) }
}
