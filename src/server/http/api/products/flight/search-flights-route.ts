import type { FieldError, FlightCriteria, FlightSearchPart } from '../../../../../contract/types.ts'
import { destinationOf, flightSeller } from '../../../../domain/products/flight/flight-seller.ts'
import { passengerErrors, sliceErrors } from '../../../../domain/products/flight/journey-errors.ts'
import { shownJourney } from '../../../../domain/products/flight/shown-journey.ts'
import { requestedScenario } from '../../../../domain/products/spine/requested-scenario.ts'
import type { FlightSearchOffer } from '../../../../domain/suppliers/flight-shapes.ts'
import { rejectInvalid } from '../../../../kernel/errors/invalid-search.ts'
import type { Route } from '../../../request-context/route.ts'
import { type ProductRouteSources, sellerFor } from '../product-seller.ts'
import { answerInLines, createSearches, firstBatch } from '../search-lines.ts'
import { soldFlights } from './sold-flights.ts'

type Offers = Extract<FlightSearchPart, { kind: 'offers' }>
type Done = Extract<FlightSearchPart, { kind: 'done' }>

/** Makes the route that searches flights, answered in lines (`answerInLines`). */
export function searchFlightsRoute(sources: ProductRouteSources): Route<'searchFlights'> {
  const searches = createSearches<FlightSearchOffer>()
  return async (call) => {
    const { currency, ...asked } = call.body
    const { geo, clock, isDemo } = sources
    const { from: flights, isSample } = soldFlights(call, sources)
    rejectInvalid('body', [
      ...sliceErrors(asked.slices, geo, clock()),
      ...passengerErrors(asked.passengers),
      ...choiceErrors(asked),
    ])
    const seller = await sellerFor(flightSeller, call, currency, sources)
    const criteria = { ...asked, ...requestedScenario(call.request.headers, isDemo) }
    const left = new AbortController()
    const start = (options: Parameters<typeof flights.search>[1]) => flights.search(criteria, options)
    const batches = searches({ call, criteria, left, start })
    const news = newsOfLines()
    let position: ReturnType<typeof destinationOf> = null
    return answerInLines(
      {
        first: await firstBatch(batches),
        batches,
        shown(offer) {
          position ??= destinationOf(offer)
          return seller.offer(offer)
        },
        lineOf: (offers): Omit<Offers, 'kind' | 'offers'> => ({
          // The contract lists the currencies by name, and the seller refused unknown ones.
          currency: currency as Offers['currency'],
          ...news(offers),
        }),
        done(last, total) {
          const typical = last?.typical && seller.typical(last.typical, position)
          return {
            isSample,
            ...(typical && { typical }),
            // A supplier that gives no reason has sold all.
            ...(total === 0 && { none: (last?.none ?? 'no_seats') as NonNullable<Done['none']> }),
          }
        },
      },
      left,
    )
  }
}

/** Returns a function that gives, for each line, the flights, airports and airlines that no earlier line had. */
function newsOfLines(): (
  offers: readonly FlightSearchOffer[],
) => Pick<Offers, 'itineraries' | 'airports' | 'airlines'> {
  const known = { itineraries: new Set<string>(), airports: new Set<string>(), airlines: new Set<string>() }
  function isNew(seen: Set<string>, name: string): boolean {
    if (seen.has(name)) return false
    seen.add(name)
    return true
  }
  return (offers) => {
    const journeys = offers.map(shownJourney)
    return {
      itineraries: journeys
        .flatMap(({ itineraries }) => itineraries)
        .filter(({ id }) => isNew(known.itineraries, id)),
      airports: journeys
        .flatMap(({ airports }) => airports)
        .filter(({ code }) => isNew(known.airports, code)),
      airlines: journeys
        .flatMap(({ airlines }) => airlines)
        .filter(({ code }) => isNew(known.airlines, code)),
    }
  }
}

function choiceErrors({
  slices,
  chosen = [],
  airlines = [],
  withoutAirlines = [],
}: Omit<FlightCriteria, 'currency'>): FieldError[] {
  const both = withoutAirlines.findIndex((code) => airlines.includes(code))
  return [
    ...(chosen.length >= slices.length
      ? [{ field: 'chosen', reason: 'must leave at least one slice to choose' }]
      : []),
    ...(both >= 0 ? [{ field: `withoutAirlines[${both}]`, reason: 'must not be in airlines too' }] : []),
  ]
}
