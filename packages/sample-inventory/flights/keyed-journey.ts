import type { SupplierPrice } from '../../../src/server/domain/suppliers/supplier-price.ts'
import type { SupplyLedger } from '../../../src/server/domain/suppliers/supply-ledger.ts'
import { brandByCode } from './fare-brands.ts'
import type { FlightKey, KeyedSlice } from './flight-key.ts'
import { type FlightSources, networkOf } from './flight-sources.ts'
import { itineraryById } from './itinerary.ts'
import { isSeparate, journeyPrice } from './journey-price.ts'
import { keyedExtras, type PricedExtras } from './keyed-extras.ts'
import type { NetworkSources } from './network.ts'
import { countOf, type FlightPassengers, seatsFor } from './passengers.ts'
import { bookedSeats, cabinStocks } from './seats-left.ts'
import { fareInClasses, type SliceFare } from './slice-fare.ts'

/** A journey that can be booked by its key. */
export interface KeyedJourney extends PricedExtras {
  readonly key: FlightKey
  readonly fares: readonly SliceFare[]
  readonly price: SupplierPrice
  readonly left: number
}

const MOST_SEATS = 9
const dearness: Readonly<Record<string, number>> = {
  price_up: 1.07,
  price_up_twice: 1.07,
  price_up_again: 1.12,
}

/**
 * Returns a key's journey at the prices of the key's day, with the seats that are left today. `sold_out` if a class of
 * a flight or a chosen seat is taken or the journey has begun; null for a key of no journey.
 */
export async function keyedJourney(
  key: FlightKey,
  sources: Omit<FlightSources, 'ledger'>,
  ledger: SupplyLedger,
): Promise<KeyedJourney | 'sold_out' | null> {
  const { today } = sources.dataset()
  const network = networkOf(sources.dataset())
  const found = key.slices.map((slice) => soldSlice(slice, network))
  const sold = found.filter((one) => one !== null)
  if (sold.length < found.length || !isParty(key.passengers) || !isInOrder(sold)) return null
  const first = sold[0]?.itinerary.flights[0]
  if (first === undefined || first.departs * 60_000 <= sources.clock().getTime()) return 'sold_out'
  const booked = await bookedSeats(cabinStocks(sold), ledger)
  const fares = sold.map((slice) => fareInClasses(slice, today, booked))
  const seats = seatsFor(key.passengers)
  if (fares.some(({ left }, slice) => left < seats && isFresh(key, slice))) return 'sold_out'
  // What is booked has its seats, even if none is left for others.
  const left = Math.max(seats, Math.min(MOST_SEATS, ...fares.map((fare) => fare.left)))
  const extras = await keyedExtras(key, fares, today, ledger)
  if (extras === null || extras === 'sold_out') return extras
  const { passengers, penalties, scenario } = key
  const price = journeyPrice({
    fares,
    passengers,
    extras: extras.priced,
    penalties,
    dearness: dearness[scenario ?? ''] ?? 1,
  })
  return { key, fares, price, left, ...extras }
}

/** Returns the fares of a key at its prices, whatever is left of them; null for a key of no journey. */
export function keyedFares(
  { slices }: Pick<FlightKey, 'slices'>,
  dataset: ReturnType<FlightSources['dataset']>,
): SliceFare[] | null {
  const found = slices.map((slice) => soldSlice(slice, networkOf(dataset)))
  const sold = found.filter((one) => one !== null)
  return sold.length < found.length ? null : sold.map((slice) => fareInClasses(slice, dataset.today, () => 0))
}

/** Whether the seats of a slice have yet to be taken. */
export function isFresh({ slices }: Pick<FlightKey, 'slices'>, slice: number): boolean {
  return !slices[slice]?.isBooked
}

/** Returns a key at today's prices, in its own classes; nothing that was sold since is in them again. */
export function todaysKey(key: FlightKey, today: number): FlightKey {
  if (key.day === today) return key
  const slices = key.slices.map((slice) => (slice.isBooked ? slice : { ...slice, pricedOn: today }))
  return { ...key, slices, day: today }
}

type SoldSlice = Pick<SliceFare, 'itinerary' | 'brand' | 'steps' | 'pricedOn'>

function soldSlice(
  { itinerary: id, brand: code, steps, pricedOn }: KeyedSlice,
  network: NetworkSources,
): SoldSlice | null {
  const itinerary = itineraryById(id, network)
  const brand = itinerary && brandByCode(itinerary.owner, code)
  if (itinerary === null || brand === null || steps.length !== itinerary.flights.length) return null
  return { itinerary, brand, steps, pricedOn }
}

function isParty(passengers: FlightPassengers): boolean {
  const seats = seatsFor(passengers)
  const infants = countOf(passengers, 'infant')
  const isOfAge = passengers.childAges.every((age) => age <= 11)
  return passengers.adults >= 1 && seats <= MOST_SEATS && infants <= passengers.adults && isOfAge
}

function isInOrder(slices: readonly SoldSlice[]): boolean {
  return slices.every(({ itinerary }, place) => {
    const before = slices[place - 1]?.itinerary
    return before === undefined || itinerary.flights[0].departs >= before.flights[0].departs + before.minutes
  })
}

/** Whether a journey is one ticket, as changes need it. */
export function isOneTicket({ fares }: Pick<KeyedJourney, 'fares'>): boolean {
  return !isSeparate(fares)
}
