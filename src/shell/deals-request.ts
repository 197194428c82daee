import type { ApiClient } from '../api/client.ts'
import { activityDealsQuery, carDealsQuery, hotelDealsQuery, resortDealsQuery } from '../api/deals.ts'
import type { EndpointQuery } from '../api/endpoint-query.ts'
import type { PageContext } from '../contract/page.ts'
import { dealDates } from '../tenant/deal-dates.ts'
import { localeOf } from '../tenant/language.ts'
import type { Service } from '../tenant/services.ts'
import { weekStart } from '../tenant/week-start.ts'
import type { Deal } from './components/deal.ts'

type Point = Pick<HomePlace, 'latitude' | 'longitude'>
type HomePlace = PageContext['agency']['home']['place']

/**
 * Reads coordinates from the address (spec §2.4: lat and long, airportLat and airportLong for cars), with the query
 * to repeat them; null if they are missing or invalid.
 */
function pointOf(search: URLSearchParams, service: Service): (Point & { query: string }) | null {
  const [north, east] =
    service.title === 'Cars' ? (['airportLat', 'airportLong'] as const) : (['lat', 'long'] as const)
  const degrees = (name: string) => Number(search.get(name)?.trim() || Number.NaN)
  const [latitude, longitude] = [degrees(north), degrees(east)]
  const isPoint = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  return isPoint ? { latitude, longitude, query: `&${north}=${latitude}&${east}=${longitude}` } : null
}

export interface DealsRequest {
  query: EndpointQuery<({ response: readonly unknown[] } | { data: readonly unknown[] }) & { near?: string }>
  /** Extracts the deals from the query's answer. */
  read: (answer: unknown) => readonly Deal[]
  /** Place and dates that the deals share: the agency's place by name, the dates in the page's language. */
  about: readonly string[]
  /** Part of the address that selects the place, to be appended to another query; empty if there is none. */
  placeQuery: string
}

/**
 * Returns the request for a service's deals: the place of the address, otherwise the visitor's, otherwise the
 * agency's; dates and defaults of spec §9; and the displayed currency, so that the server converts once. Null for a
 * service without deals, and for visitors of an inactive agency (`require-open-agency.ts`).
 */
export function dealsRequest(
  client: ApiClient,
  page: Pick<PageContext, 'agency' | 'session' | 'language' | 'today' | 'currency'>,
  service: Service,
  search: URLSearchParams,
  nearness: Point | null = null,
): DealsRequest | null {
  if (page.agency.status === 'Inactive' && !page.session.isTravelAgent) return null
  const { place } = page.agency.home
  const point = pointOf(search, service)
  const near = point ?? nearness
  const { latitude, longitude } = near ?? place
  const shared = { isOTA: false, isHome: true, isFromDestination: point !== null }
  const locale = localeOf(page.language, page.agency)
  const { start, end } = dealDates(page.today, weekStart(locale))
  const day = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })
  const days = `${day.format(new Date(start))} – ${day.format(new Date(end))}`
  const where = near ? [] : [place.name]
  const searchString = near ? '' : place.name
  const placeQuery = point?.query ?? ''
  // Spec §7 gives these calls no currency field; without one they are in US dollars.
  const unlessDollars = page.currency === 'USD' ? {} : { currency: page.currency }
  switch (service.title) {
    case 'Hotels':
      return {
        placeQuery,
        about: [...where, days],
        query: hotelDealsQuery(client, {
          ...shared,
          latitude,
          longitude,
          occupancies: [{ numOfRoom: 1, numOfAdults: 2, numOfChildren: 0, childAges: [] }],
          stayPeriod: { start, end },
          nationality: 'IN',
          destinationCountryCode: 'IN',
          currency: page.currency,
          radius: 15,
          searchString,
        }),
        read: reader('Hotels', 'response', near !== null),
      }
    case 'Activities':
      return {
        placeQuery,
        about: where,
        query: activityDealsQuery(client, { ...shared, latitude, longitude, ...unlessDollars }),
        read: reader('Activities', 'response', near !== null),
      }
    case 'Cars':
      return {
        placeQuery,
        about: [...where, days],
        query: carDealsQuery(client, {
          ...shared,
          age: 25,
          countryOfResidence: 'US',
          pickUpDateTime: `${start}T10:00:00`,
          pickupLatitude: latitude,
          pickupLongitude: longitude,
          returnDateTime: `${end}T10:00:00`,
          returnLatitude: latitude,
          returnLongitude: longitude,
          searchString,
          ...unlessDollars,
        }),
        read: reader('Cars', 'response', near !== null),
      }
    case 'Resorts':
      return {
        placeQuery,
        about: [],
        query: resortDealsQuery(client, { lat: latitude, lon: longitude }, page.currency),
        read: reader('Resorts', 'data', near !== null),
      }
    case 'Air Travel':
    case 'Cruise':
      return null
  }
}

// The contract ties each service to its answer; the four lists differ only in the shape of their deals.
function reader(service: Deal['service'], field: 'response' | 'data', isNearestFirst: boolean) {
  return (answer: unknown) => {
    const list = (answer as Record<typeof field, unknown[]>)[field] ?? []
    const deals = list.map((deal) => ({ service, deal }) as Deal)
    return isNearestFirst ? deals.sort((one, other) => milesTo(one) - milesTo(other)) : deals
  }
}

/** Deals without a distance keep their order. */
function milesTo({ service, deal }: Deal): number {
  if (service === 'Hotels') return deal.hotel.hotelDetails.distance
  return (service === 'Resorts' && deal.distance) || 0
}
