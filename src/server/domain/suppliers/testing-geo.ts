import { distanceMiles } from '../../../../packages/geography/distance-miles.ts'
import type { Airport, City, Geo } from '../../../../packages/geography/geo.ts'
import type { GeoPoint } from '../../../../packages/geography/geo-point.ts'

/** A few real places, for tests that do not need the whole geography. */
export const testCities = {
  lisbon: city(2267057, 'Lisbon', 'PT', 517_802, 38.71667, -9.13333),
  cascais: city(2269594, 'Cascais', 'PT', 34_262, 38.69681, -9.42147),
  almada: city(2271473, 'Almada', 'PT', 101_500, 38.67902, -9.1569),
  aspen: city(5412230, 'Aspen', 'US', 6_658, 39.1911, -106.81754),
  chicago: city(4887398, 'Chicago', 'US', 2_720_546, 41.85003, -87.65005),
  dubai: city(292223, 'Dubai', 'AE', 1_137_347, 25.07725, 55.30927),
  hamlet: city(3005270, 'Le Blanc', 'FR', 1_100, 46.6333, 1.06667),
  jaipur: city(1269515, 'Jaipur', 'IN', 2_711_758, 26.91962, 75.78781),
  london: city(2643743, 'London', 'GB', 8_961_989, 51.50853, -0.12574),
  madrid: city(3117735, 'Madrid', 'ES', 3_255_944, 40.4165, -3.70256),
  nice: city(2990440, 'Nice', 'FR', 338_620, 43.70313, 7.26608),
  oslo: city(3143244, 'Oslo', 'NO', 580_000, 59.91273, 10.74609),
  queenstown: city(6204696, 'Queenstown', 'NZ', 10_442, -45.03023, 168.66271),
  sydney: city(2147714, 'Sydney', 'AU', 4_627_345, -33.86785, 151.20732),
} as const satisfies Record<string, City>

export const testAirports: readonly Airport[] = [
  airport(
    'LIS',
    'Humberto Delgado Airport (Lisbon Portela Airport)',
    'Lisbon',
    'PT',
    517_802,
    38.7813,
    -9.13592,
  ),
  airport('OPO', 'Francisco de Sá Carneiro Airport', 'Porto', 'PT', 249_633, 41.2481, -8.68139),
  airport('DXB', 'Dubai International Airport', 'Dubai', 'AE', 1_137_347, 25.2528, 55.3644),
]

const translations: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ar: { Lisbon: 'لشبونة', Dubai: 'دبي' },
  de: { Lisbon: 'Lissabon' },
}

/** Returns a geography of the given cities and airports alone, everywhere in Lisbon's time zone. */
export function testingGeo(
  cities: readonly City[] = Object.values(testCities),
  airports: readonly Airport[] = testAirports,
): Geo {
  return {
    citiesNear: (point, radius, limit) => near(cities, point, radius, limit),
    citiesIn: ({ west, south, east, north }, limit) =>
      cities
        .filter(
          ({ latitude, longitude }) =>
            latitude >= south && latitude <= north && longitude >= west && longitude <= east,
        )
        .toSorted((a, b) => b.population - a.population)
        .slice(0, limit),
    airportsNear: (point, radius, limit) => near(airports, point, radius, limit),
    suggestCities: (text, limit) => named(cities, text, limit),
    suggestAirports: (text, limit) => named(airports, text, limit),
    largestCity: (country) =>
      cities
        .filter(({ countryCode }) => countryCode === country)
        .toSorted((a, b) => b.population - a.population)[0] ?? null,
    nameIn: (language, { name }) => translations[language]?.[name] ?? name,
    timeZoneAt: () => 'Europe/Lisbon',
  }
}

function near<Place extends GeoPoint>(
  places: readonly Place[],
  point: GeoPoint,
  radius: number,
  limit: number,
) {
  return places
    .map((place) => ({ ...place, distanceMiles: distanceMiles(point, place) }))
    .filter((place) => place.distanceMiles <= radius)
    .sort((a, b) => a.distanceMiles - b.distanceMiles)
    .slice(0, limit)
}

function named<Place extends { name: string }>(
  places: readonly Place[],
  text: string,
  limit: number,
): Place[] {
  return places.filter(({ name }) => name.toLowerCase().startsWith(text.toLowerCase())).slice(0, limit)
}

function city(
  id: number,
  name: string,
  countryCode: string,
  population: number,
  latitude: number,
  longitude: number,
): City {
  return { id, name, countryCode, adminCode: '', population, latitude, longitude }
}

function airport(
  iata: string,
  name: string,
  municipality: string,
  countryCode: string,
  population: number,
  latitude: number,
  longitude: number,
): Airport {
  return { iata, name, municipality, countryCode, size: 'large', population, latitude, longitude }
}
