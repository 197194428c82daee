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
 * Reads a pair of coordinates from the address (spec §2.4: lat and long, airportLat and airportLong for cars), with the
 * query that says the same; null where there is none, or none on earth.
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
  /** The deals out of the query's answer. */
  read: (answer: unknown) => readonly Deal[]
  /** Where and when the deals are, as far as they share it: the agency's place by name, the days in the page's language. */
  about: readonly string[]
  /** The part of the address that asks for the place, to be joined to another query; empty where it asks for none. */
  placeQuery: string
}

/**
 * What the deals of a service are asked with: the place of the address, else where the visitor is, else the agency's; the
 * dates and defaults of spec §9; the currency that prices are shown in, so that the server converts them once. Deals near a place come the nearest first. Null for a service that
 * never shows deals, and for visitors of an inactive agency, who get none (`require-open-agency.ts`).
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
  const asked = pointOf(search, service)
  const near = asked ?? nearness
  const { latitude, longitude } = near ?? place
  const shared = { isOTA: false, isHome: true, isFromDestination: asked !== null }
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
  const placeQuery = asked?.query ?? ''
  // Spec §7 names no currency for these; what it leaves out is in US dollars.
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

/** Deals that tell no distance keep their order. */
function milesTo({ service, deal }: Deal): number {
  if (service === 'Hotels') return deal.hotel.hotelDetails.distance
  return (service === 'Resorts' && deal.distance) || 0
}
