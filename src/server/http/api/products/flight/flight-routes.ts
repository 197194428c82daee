import type { FieldError } from '../../../../../contract/types.ts'
import { destinationOf, flightSeller } from '../../../../domain/products/flight/flight-seller.ts'
import {
  airportsOf,
  passengerErrors,
  sliceErrors,
} from '../../../../domain/products/flight/journey-errors.ts'
import { seatErrors } from '../../../../domain/products/flight/seat-errors.ts'
import { keyErrors, serviceErrors } from '../../../../domain/products/flight/service-errors.ts'
import { shownJourney } from '../../../../domain/products/flight/shown-journey.ts'
import type { FlightJourneyDetails } from '../../../../domain/suppliers/flight-shapes.ts'
import { dayNumber } from '../../../../kernel/dates/calendar.ts'
import { rejectInvalid } from '../../../../kernel/errors/invalid-search.ts'
import { Problem } from '../../../../kernel/errors/problem.ts'
import type { Route, Routes } from '../../../request-context/route.ts'
import { answerOf, type ProductRouteSources, sellerFor } from '../product-seller.ts'
import { searchFlightsRoute } from './search-flights-route.ts'
import { askedJourney, requireJourney, soldFlights } from './sold-flights.ts'

const mostCalendarDays = 62

/** Makes the routes that find, describe and price flights. */
export function flightRoutes(
  sources: ProductRouteSources,
): Pick<Routes, 'searchFlights' | 'getFlightCalendar' | 'getFlight' | 'priceFlight' | 'getFlightSeats'> {
  return {
    searchFlights: searchFlightsRoute(sources),
    getFlightCalendar: calendarRoute(sources),
    getFlight: flightRoute(sources),
    priceFlight: priceRoute(sources),
    getFlightSeats: seatsRoute(sources),
  }
}

function flightRoute(sources: ProductRouteSources): Route<'getFlight'> {
  return async (call) => {
    const { currency } = call.body
    const found = await askedJourney(call, call.body, {}, sources)
    const seller = await sellerFor(flightSeller, call, currency, sources)
    const { passengers, rates, rate, services, hasSeatMap, documents, isSample } = found
    const position = destinationOf(found)
    return {
      data: {
        ...shownJourney(found),
        passengers: structuredClone([...passengers]),
        fares: rates.map((one) => seller.fare(one, position)),
        services: rate === null ? [] : services.map((service) => seller.service(service, rate, position)),
        hasSeatMap,
        documents,
        isSample,
      },
    }
  }
}

function priceRoute(sources: ProductRouteSources): Route<'priceFlight'> {
  return async (call) => {
    const { rateKey, services, seats, currency } = call.body
    const known = await requireJourney(call, { rateKey, withSeatMaps: seats.length > 0 }, sources)
    rejectInvalid('body', [
      ...serviceErrors(services, known.services, known.passengers, 'services'),
      ...(known.rate === null ? [] : seatErrors(seats, seated(known), 'seats')),
    ])
    const hasMore = services.length + seats.length > 0
    const { rate } = hasMore ? await requireJourney(call, { rateKey, services, seats }, sources) : known
    if (rate === null) {
      // A seat may have been taken since its map was read.
      const now = await requireJourney(call, { rateKey, withSeatMaps: seats.length > 0 }, sources)
      if (now.rate !== null) rejectInvalid('body', seatErrors(seats, seated(now), 'seats'))
      throw new Problem({
        code: 'sold_out',
        detail: 'This fare is sold out. Choose another fare or other flights.',
      })
    }
    rejectInvalid('body', keyErrors(rate, services.length >= seats.length ? 'services' : 'seats'))
    const seller = await sellerFor(flightSeller, call, currency, sources)
    return { data: seller.fare(rate, destinationOf(known)) }
  }
}

function seated({ passengers, rate, seatMaps = [] }: FlightJourneyDetails) {
  return { passengers, slices: rate?.slices ?? [], seatMaps }
}

function seatsRoute(sources: ProductRouteSources): Route<'getFlightSeats'> {
  return async (call) => {
    const { currency } = call.body
    const found = await askedJourney(call, call.body, { withSeatMaps: true }, sources)
    const { rate, seatMaps = [] } = found
    const seller = await sellerFor(flightSeller, call, currency, sources)
    const position = destinationOf(found)
    return { data: { maps: rate === null ? [] : seatMaps.map((map) => seller.seatMap(map, rate, position)) } }
  }
}

function calendarRoute(sources: ProductRouteSources): Route<'getFlightCalendar'> {
  return async (call) => {
    const { currency, ...calendar } = call.body
    const { from: flights } = soldFlights(call, sources)
    const { geo, clock } = sources
    rejectInvalid('body', [
      ...sliceErrors(calendar.slices, geo, clock()),
      ...passengerErrors(calendar.passengers),
      ...calendarErrors(calendar),
    ])
    const details = await answerOf(flights.details({ calendar }))
    const seller = await sellerFor(flightSeller, call, currency, sources)
    const [to] = airportsOf(calendar.slices[0]?.to ?? { kind: 'airport', code: '' }, geo) ?? []
    const airport = to === undefined ? undefined : geo.suggestAirports(to, 1)[0]
    return { data: { days: seller.days(details?.days ?? [], airport ?? null) } }
  }
}

/** Past days have no price, and are not refused: a calendar shows whole months. */
function calendarErrors({ from, until }: { from: string; until: string }): FieldError[] {
  const reason = 'must be a calendar date, YYYY-MM-DD'
  const [first, last] = [dayNumber(from), dayNumber(until)]
  if (Number.isNaN(first)) return [{ field: 'from', reason }]
  if (Number.isNaN(last)) return [{ field: 'until', reason }]
  if (last < first) return [{ field: 'until', reason: 'must not be before from' }]
  return last > first + mostCalendarDays
    ? [{ field: 'until', reason: `must be at most ${mostCalendarDays} days after from` }]
    : []
}
