import type { JourneyChange } from '../../../src/server/domain/suppliers/flight-shapes.ts'
import { jointNights } from '../../../src/server/domain/suppliers/ledger-night.ts'
import type { SupplyLedger } from '../../../src/server/domain/suppliers/supply-ledger.ts'
import { dateOfDay } from '../../../src/server/kernel/dates/calendar.ts'
import { hasLeads, type StockedProduct, type StockUnits } from '../supply/stocked-product.ts'
import { airlineCredits } from './airline-credits.ts'
import { amendedJourney } from './amend-journey.ts'
import { cabinOn, cabinStock, leftInClass } from './flight-fill.ts'
import { decodeFlightKey, type FlightKey } from './flight-key.ts'
import { flightPolicy } from './flight-policy.ts'
import { type FlightSources, networkOf } from './flight-sources.ts'
import { flightTickets } from './flight-tickets.ts'
import { LONGEST_HOLD_SECONDS } from './hold-terms.ts'
import { itineraryById } from './itinerary.ts'
import { isFresh, type KeyedJourney, keyedJourney } from './keyed-journey.ts'
import { movedJourney } from './moved-journey.ts'
import { paidExtras } from './paid-extras.ts'
import { seatsFor } from './passengers.ts'
import { cabinStockOf, KEPT } from './seats-left.ts'

/** Returns flights as the booking half of the built-in supplier sees them. */
export function stockedFlights(sources: FlightSources): StockedProduct<FlightKey> {
  return {
    product: 'flight',
    capabilities: { actions: ['cancel', 'change', 'add_services'] },
    longestHoldSeconds: LONGEST_HOLD_SECONDS,
    decode: decodeFlightKey,
    unitsOf: (key, ledger) => unitsOf(key, sources, ledger),
    isNamed: (travellers, seats) =>
      hasLeads(travellers, 1) &&
      travellers.filter(({ type, givenName, familyName }) => type !== 'infant' && givenName && familyName)
        .length >= seats,
    // The product kind defines the content of its changes.
    amendQuote: (key, change, ledger) => amendedJourney(key, change as JourneyChange, sources, ledger),
    async changesEndAt({ slices: [first] }) {
      const departs =
        first && itineraryById(first.itinerary, networkOf(sources.dataset()))?.flights[0].departs
      return departs === undefined ? null : new Date(departs * 60_000)
    },
    isRebooked: false,
    moving: ['schedule_changed', 'flight_cancelled'],
    movedTo: (key, code) => movedJourney(key, code, sources),
    creditsOf: (key) => airlineCredits(key, sources, sources.ledger),
    ticketsOf: (reference, key) => flightTickets(reference, { ...key, ...paidExtras(key, sources) }),
  }
}

async function unitsOf(
  key: FlightKey,
  sources: FlightSources,
  ledger: SupplyLedger,
): Promise<StockUnits | 'sold_out' | null> {
  const found = await keyedJourney(key, sources, ledger)
  if (found === null || found === 'sold_out') return found
  if (key.scenario === 'seat_taken' && key.seats.length > 0) return 'sold_out'
  const { today } = sources.dataset()
  const { price, fares, seatStocks } = found
  const rooms = seatsFor(key.passengers)
  return {
    ...jointNights([...cabinUnits(found, today), ...seatStocks.map((stock) => ({ ...stock, free: rooms }))]),
    rooms,
    price: { amount: price.net, currency: price.currency },
    policy: flightPolicy(fares, key, price, key.day),
  }
}

/** The seats that the ledger may give in each flight's class. */
function cabinUnits({ key, fares }: KeyedJourney, today: number) {
  return fares.flatMap((fare, slice) =>
    fare.itinerary.flights.map((flight, place) => {
      const cabin = cabinOn(flight, fare.brand.cabin)
      const left = leftInClass(cabinStock(flight, cabin, today), fare.steps[place] ?? 0)
      const { stock } = cabinStockOf(flight, cabin)
      return { stock, date: dateOfDay(flight.day), free: isFresh(key, slice) ? left : KEPT }
    }),
  )
}
