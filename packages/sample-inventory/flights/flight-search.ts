import type {
  FlightSearchCriteria,
  FlightSearchOffer,
} from '../../../src/server/domain/suppliers/flight-shapes.ts'
import type { OfferBatch } from '../../../src/server/domain/suppliers/product-supplier.ts'
import type { Scenario } from '../../../src/server/domain/suppliers/scenario.ts'
import { describeJourney } from './describe-journey.ts'
import type { FlightCriteria } from './flight-criteria.ts'
import type { FlightOffer } from './flight-offers.ts'
import { flightRate } from './flight-rate.ts'
import { networkOf } from './flight-sources.ts'
import { holdTerms } from './hold-terms.ts'
import { type FlightSearchOptions, flightOffers } from './offers.ts'
import { typicalPrice } from './price-calendar.ts'

/** Yields the offers of a search as the supplier sells them, and what is typical on its last batch. */
export async function* searchFlights(
  wanted: FlightSearchCriteria,
  scenario: Scenario | null,
  options: FlightSearchOptions,
): AsyncGenerator<OfferBatch<FlightSearchOffer>> {
  const { sources } = options
  const criteria: FlightCriteria = {
    ...wanted,
    cabin: wanted.cabin ?? 'economy',
    maximumConnections: wanted.maximumConnections ?? 2,
    scenario,
  }
  if (scenario === 'no_flights') {
    yield { offers: [], isLast: true, none: 'no_flights' }
    return
  }
  const network = networkOf(sources.dataset())
  const { today } = sources.dataset()
  const moment = { today, now: sources.clock() }
  for await (const { offers, isLast, none } of flightOffers(criteria, options)) {
    const shown = offers
      .filter((offer) => isShown(offer, scenario, moment.now))
      .map(({ others, ...cheapest }) => ({
        ...describeJourney(cheapest.fares, network.atlas, scenario),
        cheapest: flightRate(cheapest, moment),
        others: others.map((other) => flightRate(other, moment)),
      }))
    const typical = isLast && none === undefined ? typicalPrice(criteria, network, today) : null
    yield { offers: shown, isLast, ...(none !== undefined && { none }), ...(typical && { typical }) }
  }
}

function isShown({ fares }: FlightOffer, scenario: Scenario | null, now: Date): boolean {
  if (scenario === 'connecting_only') return fares.every(({ itinerary }) => itinerary.flights.length > 1)
  return scenario !== 'holds_only' || holdTerms(fares, now, scenario) !== null
}
