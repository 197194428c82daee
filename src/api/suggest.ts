import type { AirportEntry, Suggestion } from '../contract/types.ts'
import type { ApiClient } from './client.ts'
import { type EndpointQuery, endpointQuery } from './endpoint-query.ts'

// Places do not move: suggestions stay valid for the whole visit.
const SUGGEST_STALE_TIME = 3_600_000

/** The query for suggestions of places to stay. */
export const hotelPlacesQuery = (client: ApiClient, text: string) =>
  endpointQuery(client, 'post', '/api/v2/hotel/auto-suggest', { body: { text } }, SUGGEST_STALE_TIME)

/** The query for suggestions of places for activities. */
export const activityPlacesQuery = (client: ApiClient, text: string) =>
  endpointQuery(client, 'post', '/api/activities/destinations', { body: { text } }, SUGGEST_STALE_TIME)

/** The query for suggestions of pick-up places. */
export const carPlacesQuery = (client: ApiClient, text: string) =>
  endpointQuery(client, 'post', '/api/car-rental/auto-suggest', { body: { text } }, SUGGEST_STALE_TIME)

/** The query for suggestions of airports. */
export const airportsQuery = (client: ApiClient, search: string) =>
  endpointQuery(client, 'get', '/api/flight/airports', { params: { query: { search } } }, SUGGEST_STALE_TIME)

/** The query for suggestions of resorts and regions. */
export const resortPlacesQuery = (client: ApiClient, query: string) =>
  endpointQuery(client, 'get', '/api/resort/search', { params: { query: { query } } }, SUGGEST_STALE_TIME)

/** What a list of suggestions shows of a place. */
export type ListedPlace = Pick<Suggestion, 'id' | 'type' | 'name' | 'label'> & {
  /** It belongs to the place above it. */
  isNested?: boolean
}

/** A product's suggestions of places: their query, and where its answer has them. */
export interface PlaceSource<Answer, Place extends ListedPlace = Suggestion> {
  query: (client: ApiClient, text: string) => EndpointQuery<Answer>
  placesOf: (answer: Answer) => readonly Place[]
}

/** An airport, or a city with several, as a flight search takes it. */
export interface AirportPlace extends ListedPlace {
  code: string
  isCity: boolean
  /** Kilometres from the city's centre, or from the airport above it. */
  distance?: { from: 'centre' | 'airport'; kilometres: number }
}

/** Places to stay, also those of markup rules. */
export const hotelPlaces = source(hotelPlacesQuery, ({ locationSuggestions }) => locationSuggestions)

/** Places where activities are. */
export const activityPlaces = source(activityPlacesQuery, ({ data }) => data)

/** Places where cars are picked up and returned. */
export const carPlaces = source(carPlacesQuery, ({ locations }) => locations)

/** Airports and cities where flights start and end. */
export const flightPlaces = source(airportsQuery, ({ data }) => airportPlaces(data))

/** Airports as far are suggested below the one that was typed. */
const NEAR_KILOMETRES = 120
const MOST_NEAR = 3

/** Returns a city with its airports below it, or the first airport with those near it, and then the others. */
function airportPlaces(entries: readonly AirportEntry[]): AirportPlace[] {
  const [first] = entries
  const own = new Map(first?.cityAirports?.map(({ iata, kilometres }) => [iata, kilometres]))
  const places = entries.map((entry): AirportPlace => {
    const kilometres = own.get(entry.iata)
    const place = airportPlace(entry)
    if (kilometres === undefined || place.isCity) return place
    return { ...place, isNested: true, distance: { from: 'centre', kilometres } }
  })
  const near = (first?.cityAirports ? [] : (first?.nearby ?? []))
    .filter(
      ({ iata, kilometres }) => kilometres <= NEAR_KILOMETRES && !places.some(({ code }) => code === iata),
    )
    .slice(0, MOST_NEAR)
    .map(
      ({ iata, name, kilometres }): AirportPlace => ({
        id: iata,
        type: 'airport',
        name: `${name} (${iata})`,
        label: '',
        code: iata,
        isCity: false,
        isNested: true,
        distance: { from: 'airport', kilometres },
      }),
    )
  return [...places.slice(0, 1), ...near, ...places.slice(1)]
}

function airportPlace({ iata, name, label, municipality, cityAirports }: AirportEntry): AirportPlace {
  const isCity = cityAirports !== undefined
  const short = isCity || municipality === '' ? name : municipality
  return {
    id: isCity ? `${iata}-all` : iata,
    type: isCity ? 'city' : 'airport',
    // The code next to the name, as tickets have it.
    name: `${short} (${iata})`,
    label: isCity ? `${label} · ${cityAirports.map((airport) => airport.iata).join(', ')}` : label,
    code: iata,
    isCity,
  }
}

function source<Answer, Place extends ListedPlace>(
  query: PlaceSource<Answer, Place>['query'],
  placesOf: PlaceSource<Answer, Place>['placesOf'],
): PlaceSource<Answer, Place> {
  return { query, placesOf }
}
