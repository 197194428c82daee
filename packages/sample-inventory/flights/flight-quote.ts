import type { QuotedJourney } from '../../../src/server/domain/suppliers/flight-shapes.ts'
import type { SupplierQuote } from '../../../src/server/domain/suppliers/product-supplier.ts'
import type { TravellerRequirement } from '../../../src/server/domain/suppliers/traveller.ts'
import { leadRequirements } from '../supply/sample-quote.ts'
import { describeFares } from './describe-fare.ts'
import { describeJourney } from './describe-journey.ts'
import { isDomestic } from './flight.ts'
import { type ChosenSeat, encodeFlightKey, type FlightKey } from './flight-key.ts'
import { flightPolicy } from './flight-policy.ts'
import { type FlightSources, networkOf } from './flight-sources.ts'
import { holdTerms } from './hold-terms.ts'
import { offeredServices } from './keyed-extras.ts'
import { type KeyedJourney, keyedJourney, todaysKey } from './keyed-journey.ts'
import { passengerList, seatsFor } from './passengers.ts'
import { takesNoInfants } from './seat-map.ts'
import { plannedSeat } from './seat-plan.ts'
import type { SliceFare } from './slice-fare.ts'
import { takenOf } from './taken-seats.ts'

/** Beyond this, the passport is part of the booking. */
const DOCUMENTS_KM = 3_000

const requirements: readonly TravellerRequirement[] = [
  ...leadRequirements,
  { field: 'name', of: 'everyone' },
  { field: 'title', of: 'everyone' },
  { field: 'gender', of: 'everyone' },
  { field: 'dateOfBirth', of: 'everyone' },
]

/** Returns today's price of a key's journey, recalculated if the key is from another day. */
export async function flightQuote(
  key: FlightKey,
  sources: FlightSources,
): Promise<SupplierQuote<QuotedJourney> | null> {
  const current = todaysKey(key, sources.dataset().today)
  const found = await keyedJourney(current, sources, sources.ledger)
  if (found === null) return null
  if (key.scenario === 'sold_out_at_quote') return { status: 'sold_out' }
  if (found !== 'sold_out') return quoteOfJourney(found, sources)
  const taken = await takenOf(current, sources, sources.ledger)
  return { status: 'sold_out', ...(taken.length > 0 && { taken }) }
}

/** Returns the quote of an available journey. */
export function quoteOfJourney(
  found: KeyedJourney,
  sources: Pick<FlightSources, 'dataset' | 'clock'>,
): SupplierQuote<QuotedJourney> {
  const { key, fares, price, left } = found
  // The second quote in this scenario is dearer once more.
  const next: FlightKey = key.scenario === 'price_up_twice' ? { ...key, scenario: 'price_up_again' } : key
  const subject = quotedJourney(found, sources)
  const isNeeded = subject.documents === 'required'
  return {
    status: 'available',
    rateKey: encodeFlightKey(next),
    price,
    policy: flightPolicy(fares, key, price, sources.dataset().today),
    requirements: isNeeded ? [...requirements, { field: 'document', of: 'everyone' }] : requirements,
    left,
    scenario: key.scenario,
    subject,
  }
}

/** Returns what a journey's key books. */
export function quotedJourney(
  { key, fares, services }: Pick<KeyedJourney, 'key' | 'fares' | 'services'>,
  { dataset, clock }: Pick<FlightSources, 'dataset' | 'clock'>,
): QuotedJourney {
  const { passengers, scenario } = key
  const payLater = holdTerms(fares, clock(), scenario)
  return {
    ...describeJourney(fares, networkOf(dataset()).atlas, scenario),
    passengers: describePassengers(passengers),
    slices: describeFares(fares, passengers, scenario),
    services: services.map(({ service, passenger, count }) => ({
      id: service.id,
      kind: service.kind,
      ...(service.code !== null && { code: service.code }),
      slices: service.slices,
      ...(service.kilograms !== null && { kilograms: service.kilograms }),
      passenger,
      count,
    })),
    seats: key.seats.map(({ isBooked: _, ...chosen }) => ({
      ...chosen,
      ...(isWithoutInfants(chosen, fares) && { isWithoutInfants: true }),
    })),
    documents: documentsOf(fares),
    offered: offeredServices(fares, passengers, scenario).map(({ id, passengers: who, maximum }) => ({
      id,
      passengers: who,
      maximum,
    })),
    allowsPartialCancellation: scenario !== 'no_partial_cancellation' && seatsFor(passengers) > 1,
    ...(payLater && {
      payLater: {
        priceUntil: payLater.priceUntil?.toISOString() ?? null,
        payBy: payLater.payBy.toISOString(),
      },
    }),
  }
}

/** Whether no adult with an infant may sit on a chosen seat. */
function isWithoutInfants({ slice, segment, seat }: ChosenSeat, fares: readonly SliceFare[]): boolean {
  const aircraft = fares[slice]?.itinerary.flights[segment]?.aircraft
  const planned = aircraft && plannedSeat(aircraft, seat)
  return planned ? takesNoInfants(planned) : false
}

/** Returns the passengers as quotes and details list them. */
export function describePassengers(passengers: FlightKey['passengers']): QuotedJourney['passengers'] {
  return passengerList(passengers).map(({ type, age }) => ({ type, ...(age !== null && { age }) }))
}

/** Returns whether the airline takes identity documents: long flights abroad need them, others abroad accept them. */
export function documentsOf(fares: readonly SliceFare[]): QuotedJourney['documents'] {
  const abroad = fares.flatMap(({ itinerary }) => itinerary.flights).filter((flight) => !isDomestic(flight))
  if (abroad.some(({ kilometres }) => kilometres > DOCUMENTS_KM)) return 'required'
  return abroad.length > 0 ? 'offered' : 'none'
}
