import { distanceMiles } from '../distance-miles.ts'
import { foldText } from '../fold-text.ts'
import type { GeoPoint } from '../geo-point.ts'
import type { CityRow } from './read-cities.ts'

/** Narita is 37 miles from Tokyo, Oslo's Torp 70 from Oslo: farther than this, a shared name is a coincidence. */
const farthestMiles = 75
/** Where the name is in no list ('Ciudad de Cancún'), the largest place this near is the one it is used for. */
const nearMiles = 20
const milesPerDegree = 69

export interface ServedCity {
  readonly rank: number
  readonly miles: number
  /** False when the city was found by nearness alone: its names are then not the airport's. */
  readonly isNamed: boolean
}

/**
 * Takes the ranked cities and their further names, and gives a function from an airport's municipality, as OurAirports
 * writes it ('Köln (Cologne)', 'Raleigh/Durham', 'Pendik, Istanbul'), to the largest city so named near the airport,
 * else to the largest city close by.
 */
export function servedCityFinder(
  cities: readonly CityRow[],
  namesOf: (city: CityRow) => readonly string[],
): (municipality: string, airport: GeoPoint) => ServedCity | null {
  const ranks = new Map<string, number[]>()
  for (const [rank, city] of cities.entries()) {
    for (const name of new Set([foldText(city.name), ...namesOf(city)])) {
      const known = ranks.get(name)
      if (known) known.push(rank)
      else ranks.set(name, [rank])
    }
  }
  return (municipality, airport) => {
    const candidates = municipalityParts(municipality)
      .flatMap((part) => [...(ranks.get(part) ?? []), ...(ranks.get(`${part} city`) ?? [])])
      .sort((a, b) => a - b)
    const named = firstWithin(cities, candidates, airport, farthestMiles)
    if (named) return { ...named, isNamed: true }
    const near = firstWithin(cities, cities.keys(), airport, nearMiles)
    return near ? { ...near, isNamed: false } : null
  }
}

function firstWithin(
  cities: readonly CityRow[],
  ranks: Iterable<number>,
  point: GeoPoint,
  farthest: number,
): { rank: number; miles: number } | null {
  for (const rank of ranks) {
    const city = cities[rank]
    // Most cities are out by their latitude alone.
    if (!city || Math.abs(city.latitude - point.latitude) * milesPerDegree > farthest) continue
    const miles = distanceMiles(city, point)
    if (miles <= farthest) return { rank, miles }
  }
  return null
}

/** Takes a municipality as OurAirports writes it and gives the folded names in it. */
export function municipalityParts(municipality: string): string[] {
  return municipality
    .split(/[/,()]| - /)
    .map(foldText)
    .filter(Boolean)
}
