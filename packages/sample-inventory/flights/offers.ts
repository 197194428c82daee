import type { OfferBatch } from '../../../src/server/domain/suppliers/product-supplier.ts'
import type { SearchRun } from '../supply/sample-search.ts'
import { journeysFrom } from './combine-slices.ts'
import { searchSlice, sliceItineraries } from './connections.ts'
import { cheapestFare } from './fare-options.ts'
import {
  dayOf,
  endsOf,
  type FlightCriteria,
  isAccepted,
  isInTime,
  type RequestedSlice,
} from './flight-criteria.ts'
import { type FlightOffer, flightOffer } from './flight-offers.ts'
import { type FlightSources, networkOf } from './flight-sources.ts'
import { type Itinerary, itineraryById } from './itinerary.ts'
import { adultDollars, taxDollars } from './journey-price.ts'
import type { NetworkSources } from './network.ts'
import { noFlightReason } from './no-flights.ts'
import { seatsFor } from './passengers.ts'
import { bookedSeats, cabinStocks } from './seats-left.ts'
import type { SliceFare } from './slice-fare.ts'

/** Flights are sold until so long before their departure. */
const LEAST_MINUTES_AHEAD = 60

interface SearchMoment {
  readonly today: number
  readonly now: Date
}

export interface FlightSearchOptions extends SearchRun {
  readonly sources: FlightSources
}

/**
 * Yields the offers of a journey: nonstop first, then with connections, and the other days of a flexible search last.
 * Each itinerary of the first open slice comes with the cheapest and the fastest later slices.
 */
export async function* flightOffers(
  criteria: FlightCriteria,
  { sources, signal, breathe }: FlightSearchOptions,
): AsyncGenerator<OfferBatch<FlightOffer>> {
  const dataset = sources.dataset()
  const network = networkOf(dataset)
  const moment = { today: dataset.today, now: sources.clock() }
  let count = 0
  for (const shift of shifts(criteria.flexibleDays ?? 0)) {
    for (const fares of journeyStages(criteria, shift, network, moment)) {
      await breathe()
      if (signal.aborted) return
      const offers = await pricedOffers(fares, criteria, dataset.today, sources)
      count += offers.length
      if (offers.length > 0) yield { offers, isLast: false }
    }
  }
  if (signal.aborted) return
  if (count > 0) yield { offers: [], isLast: true }
  else yield { offers: [], isLast: true, none: noFlightReason(criteria, network, dataset.today) }
}

/** Yields the journeys of a search stage by stage, each cheapest first. */
function* journeyStages(
  criteria: FlightCriteria,
  shift: number,
  network: NetworkSources,
  moment: SearchMoment,
): Generator<SliceFare[][]> {
  const { slices, chosen = [], separateTickets = false, maximumConnections } = criteria
  const begun = chosenFares(criteria, shift, network, moment)
  const [open, ...rest] = slices.slice(chosen.length)
  if (begun === null || open === undefined) return
  const later = rest.map((slice) => {
    const ends = endsOf(slice, network.atlas, separateTickets)
    const found = sliceItineraries({ ...ends, day: dayOf(slice) + shift, maximumConnections }, network)
    return faresOf(found, slice, criteria, moment)
  })
  const ends = endsOf(open, network.atlas, separateTickets)
  for (const stage of searchSlice({ ...ends, day: dayOf(open) + shift, maximumConnections }, network)) {
    const journeys = faresOf(stage, open, criteria, moment)
      .filter(({ itinerary }) => isAfter(begun, itinerary))
      .flatMap((fare) => journeysFrom([...begun, fare], later, { separateTickets }))
    yield journeys.sort((a, b) => totalOf(a) - totalOf(b) || (idOf(a) < idOf(b) ? -1 : 1))
  }
}

/** The fares of the chosen flights; null if they are not those of the first slices on the day. */
function chosenFares(
  criteria: FlightCriteria,
  shift: number,
  network: NetworkSources,
  moment: SearchMoment,
): SliceFare[] | null {
  const { slices, chosen = [], separateTickets } = criteria
  const fares: SliceFare[] = []
  for (const [place, id] of chosen.entries()) {
    const [slice, itinerary] = [slices[place], itineraryById(id, network)]
    if (slice === undefined || itinerary === null) return null
    const { from, to } = endsOf(slice, network.atlas, separateTickets)
    const [first] = itinerary.flights
    const isOfSlice = from.includes(first.from) && to.includes(itinerary.flights.at(-1)?.to ?? first.to)
    const [fare] = faresOf([itinerary], slice, criteria, moment)
    if (!isOfSlice || first.day !== dayOf(slice) + shift || fare === undefined) return null
    if (!isAfter(fares, itinerary)) return null
    fares.push(fare)
  }
  return fares
}

function faresOf(
  itineraries: readonly Itinerary[],
  slice: RequestedSlice,
  criteria: FlightCriteria,
  { today, now }: SearchMoment,
): SliceFare[] {
  const earliest = now.getTime() / 60_000 + LEAST_MINUTES_AHEAD
  const party = { seats: seatsFor(criteria.passengers), today }
  return itineraries
    .filter(({ flights }) => flights[0].departs >= earliest)
    .filter((itinerary) => isInTime(slice, itinerary) && isAccepted(criteria, itinerary))
    .flatMap((itinerary) => cheapestFare(itinerary, criteria.cabin, party) ?? [])
}

async function pricedOffers(
  journeys: readonly (readonly SliceFare[])[],
  { passengers, scenario = null }: FlightCriteria,
  today: number,
  { ledger }: FlightSources,
): Promise<FlightOffer[]> {
  const booked = await bookedSeats(cabinStocks(journeys.flat()), ledger)
  return journeys.flatMap((fares) => flightOffer(fares, { passengers, today, booked, scenario }) ?? [])
}

function isAfter(begun: readonly SliceFare[], { flights: [next] }: Itinerary): boolean {
  const last = begun.at(-1)?.itinerary
  return last === undefined || next.departs >= last.flights[0].departs + last.minutes
}

function totalOf(fares: readonly SliceFare[]): number {
  return adultDollars(fares) + taxDollars(fares)
}

function idOf(fares: readonly SliceFare[]): string {
  return fares.map(({ itinerary }) => itinerary.id).join()
}

/** 0, -1, 1, -2, 2 and so on. */
function shifts(flexibleDays: number): number[] {
  return [0, ...Array.from({ length: flexibleDays }, (_, index) => [-index - 1, index + 1]).flat()]
}
