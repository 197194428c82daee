import type { BookedJourney } from '../../../../../contract/types.ts'
import {
  type FlightPlaceChoice,
  type FlightSearchCriteria,
  flightPairs,
  flightSearchHref,
  MOST_SLICES,
  queryOf,
} from '../../../../../tenant/flight-search.ts'
import { readClient, withClient } from '../../../spine/client-parameter.ts'
import { flightPaths } from '../paths.ts'
import { endsOf } from '../results/itinerary-facts.ts'

const itineraryPattern = /^[A-Za-z0-9_.-]{4,200}$/
const rateKeyPattern = /^[\w-]{8,2000}$/

/** Reads the flights that are chosen for the first slices. */
export function readChosen(params: URLSearchParams): string[] {
  return (params.get('chosen') ?? '')
    .split(',')
    .filter((id) => itineraryPattern.test(id))
    .slice(0, MOST_SLICES - 1)
}

/** Returns the page where the slice after the chosen flights is chosen; without any, the first results. */
export function sliceHref(
  params: URLSearchParams,
  criteria: FlightSearchCriteria,
  chosen: readonly string[],
): string {
  const href =
    chosen.length === 0
      ? flightSearchHref(criteria)
      : `${flightPaths.next}?${queryOf([...flightPairs(criteria), ['chosen', chosen.join(',')]])}`
  return withClient(href, readClient(params))
}

/** Returns the page with the fares, bags and seats of a journey. */
export function journeyHref(
  params: URLSearchParams,
  criteria: FlightSearchCriteria,
  rateKey: string,
): string {
  const href = `${flightPaths.journey}?${queryOf([...flightPairs(criteria), ['rate', rateKey]])}`
  return withClient(href, readClient(params))
}

/** Reads the key of the chosen fare; null if its form is invalid. */
export function readRate(params: URLSearchParams): string | null {
  const key = params.get('rate') ?? ''
  return rateKeyPattern.test(key) ? key : null
}

/** Returns the search that a quoted or booked journey came from, or one like it. */
export function criteriaOf(
  journey: Pick<BookedJourney, 'itineraries' | 'airports' | 'passengers' | 'slices' | 'isSeparateTickets'>,
): FlightSearchCriteria {
  const { itineraries, airports, passengers, isSeparateTickets } = journey
  const place = (code: string): FlightPlaceChoice => ({
    code,
    isCity: false,
    name: airports.find((airport) => airport.code === code)?.city ?? code,
    within: 0,
  })
  const slices = itineraries.map((itinerary) => {
    const { departure, arrival } = endsOf(itinerary)
    return {
      from: place(departure.airport),
      to: place(arrival.airport),
      date: departure.at.slice(0, 10),
    }
  })
  const [out, back] = slices
  const isReturn = slices.length === 2 && out?.from.code === back?.to.code && out?.to.code === back?.from.code
  return {
    trip: slices.length === 1 ? 'one_way' : isReturn ? 'return' : 'multi_city',
    slices,
    adults: passengers.filter(({ type }) => type === 'adult').length,
    childAges: passengers.flatMap(({ age }) => age ?? []),
    cabin: journey.slices[0]?.segments[0]?.cabin ?? 'economy',
    flexibleDays: 0,
    separateTickets: isSeparateTickets,
  }
}
