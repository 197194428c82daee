import { around } from 'geokdbush'
import KDBush from 'kdbush'
import { openAirportTable } from './airport-table.ts'
import { openCityTable } from './city-table.ts'
import { distanceMiles } from './distance-miles.ts'
import type { Geo } from './geo.ts'
import type { GeoPoint } from './geo-point.ts'
import type { KeyIndex } from './search/key-index.ts'
import { suggestAirports } from './search/suggest-airports.ts'
import { suggestCities } from './search/suggest-cities.ts'
import type { Sections } from './section-file.ts'
import { timeZoneAt } from './time-zone-at.ts'
import { openTranslatedNames } from './translated-names.ts'

const kilometresPerMile = 1.609344
/** The tree has 32-bit coordinates and a slightly larger earth: search wider, then measure. */
const slack = 1.002
/** Beyond this radius the library's sine decreases, and a wider search finds less. */
const halfWayRound = 20_015

/**
 * Returns the geography in the sections of the compiled file. Without Node interfaces, so that it also runs in a
 * browser.
 */
export function openGeo(sections: Sections): Geo {
  const cities = openCityTable(sections)
  const cityKeys = openKeyIndex(sections, 'cityKeys')
  const airportKeys = openKeyIndex(sections, 'airportKeys')
  const airports = openAirportTable(sections)
  const translatedName = openTranslatedNames(sections)
  const tree = KDBush.from((sections['city.tree'] ?? new Uint8Array(0)).slice().buffer)
  return {
    citiesNear(point, radiusMiles, limit) {
      if (!isPoint(point) || !(limit >= 1)) return []
      const kilometres = Math.min(radiusMiles * kilometresPerMile * slack, halfWayRound)
      return around(tree, point.longitude, point.latitude, limit, kilometres)
        .map((rank) => withDistance(cities.city(rank), point))
        .filter((city) => city.distanceMiles <= radiusMiles)
        .sort((a, b) => a.distanceMiles - b.distanceMiles)
    },
    citiesIn({ west, south, east, north }, limit, { withDistricts = false } = {}) {
      return tree
        .range(west, south, east, north)
        .filter((rank) => withDistricts || !cities.isDistrict(rank))
        .sort((a, b) => a - b)
        .slice(0, limit)
        .map((rank) => cities.city(rank))
    },
    airportsNear(point, radiusMiles, limit) {
      if (!isPoint(point) || !(limit >= 1)) return []
      // 3,200 distances take a fifth of a millisecond, so a tree would save nothing.
      return airports.airports
        .filter((airport) => distanceMiles(airport, point) <= radiusMiles)
        .map((airport) => withDistance(airport, point))
        .sort((a, b) => a.distanceMiles - b.distanceMiles)
        .slice(0, limit)
    },
    suggestCities: (text, limit) => suggestCities(cities, cityKeys, text, limit),
    suggestAirports: (text, limit) => suggestAirports(airports, airportKeys, text, limit),
    largestCity(countryCode) {
      const rank = cities.largestOf(countryCode)
      return rank === undefined ? null : cities.city(rank)
    },
    nameIn: (language, { id, name }) => translatedName(id, language) ?? name,
    timeZoneAt,
  }
}

function withDistance<Place extends GeoPoint>(
  place: Place,
  from: GeoPoint,
): Place & { distanceMiles: number } {
  return { ...place, distanceMiles: distanceMiles(place, from) }
}

function isPoint({ latitude, longitude }: GeoPoint): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
}

/** Returns a named index from the sections of the compiled file, as views on the file's bytes. */
function openKeyIndex(sections: Sections, name: string): KeyIndex {
  const { [`${name}.text`]: text, [`${name}.positions`]: positions, [`${name}.owners`]: owners } = sections
  if (!(text instanceof Uint8Array && positions instanceof Uint32Array && owners instanceof Uint32Array)) {
    throw new Error(`The compiled geography has no index '${name}'.`)
  }
  return { text, positions, owners }
}
