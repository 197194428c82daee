import type { ApiClient } from '../api/client.ts'
import { activityDealsQuery, carDealsQuery, hotelDealsQuery, resortDealsQuery } from '../api/deals.ts'
import type { EndpointQuery } from '../api/endpoint-query.ts'
import type { PageContext } from '../contract/page.ts'
import { dealDates } from '../tenant/deal-dates.ts'
import type { Service } from '../tenant/services.ts'
import { weekStart } from '../tenant/week-start.ts'
import type { Deal } from './components/deal.ts'

type Point = Pick<HomePlace, 'latitude' | 'longitude'>
type HomePlace = PageContext['agency']['home']['place']

/** Reads a pair of coordinates from the address (spec §2.4: lat and long, airportLat and airportLong for cars). */
function pointOf(search: URLSearchParams, service: Service): Point | null {
  const names =
    service.title === 'Cars' ? (['airportLat', 'airportLong'] as const) : (['lat', 'long'] as const)
  const [latitude = Number.NaN, longitude = Number.NaN] = names.map((name) => {
    const text = search.get(name)?.trim()
    return text ? Number(text) : Number.NaN
  })
  const isPoint = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  return isPoint ? { latitude, longitude } : null
}

export interface DealsRequest {
  query: EndpointQuery<{ response: readonly unknown[] } | { data: readonly unknown[] }>
  /** The deals out of the query's answer. */
  read: (answer: unknown) => readonly Deal[]
  /** Where and when the deals are, as far as they share it: the agency's place by name, the days in the page's language. */
  about: readonly string[]
}

/**
 * What the deals of a service are asked with: the place of the address or the agency's, the dates and defaults of spec
 * §9. Null for a service that never shows deals.
 */
export function dealsRequest(
  client: ApiClient,
  page: Pick<PageContext, 'agency' | 'language' | 'today'>,
  service: Service,
  search: URLSearchParams,
): DealsRequest | null {
  const { place } = page.agency.home
  const asked = pointOf(search, service)
  const { latitude, longitude } = asked ?? place
  const shared = { isOTA: false, isHome: true, isFromDestination: asked !== null }
  const { start, end } = dealDates(page.today, weekStart(page.language))
  const day = new Intl.DateTimeFormat(page.language, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  const days = `${day.format(new Date(start))} – ${day.format(new Date(end))}`
  const where = asked ? [] : [place.name]
  switch (service.title) {
    case 'Hotels':
      return {
        about: [...where, days],
        query: hotelDealsQuery(client, {
          ...shared,
          latitude,
          longitude,
          occupancies: [{ numOfRoom: 1, numOfAdults: 2, numOfChildren: 0, childAges: [] }],
          stayPeriod: { start, end },
          nationality: 'IN',
          destinationCountryCode: 'IN',
          currency: 'USD',
          radius: 15,
          searchString: asked ? '' : place.name,
        }),
        read: reader('Hotels', 'response'),
      }
    case 'Activities':
      return {
        about: where,
        query: activityDealsQuery(client, { ...shared, latitude, longitude }),
        read: reader('Activities', 'response'),
      }
    case 'Cars':
      return {
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
          searchString: asked ? '' : place.name,
        }),
        read: reader('Cars', 'response'),
      }
    case 'Resorts':
      return {
        about: [],
        query: resortDealsQuery(client, { lat: latitude, lon: longitude }),
        read: reader('Resorts', 'data'),
      }
    case 'Air Travel':
    case 'Cruise':
      return null
  }
}

// The contract ties each service to its answer; the four lists differ only in the shape of their deals.
function reader(service: Deal['service'], field: 'response' | 'data') {
  return (answer: unknown) =>
    ((answer as Record<typeof field, unknown[]>)[field] ?? []).map((deal) => ({ service, deal }) as Deal)
}
