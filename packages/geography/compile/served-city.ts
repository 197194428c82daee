import { distanceMiles } from '../distance-miles.ts'
import { foldText } from '../fold-text.ts'
import type { GeoPoint } from '../geo-point.ts'
import type { CityRow } from './read-cities.ts'

/** Narita is 37 miles from Tokyo, Torp 70 from Oslo: beyond this distance a shared name is a coincidence. */
const farthestMiles = 75
/** If no list has the name ('Ciudad de Cancún'), the largest place within this distance is taken. */
const nearMiles = 20
const milesPerDegree = 69

export interface ServedCity {
  readonly rank: number
  readonly miles: number
  /** False if the city was found only by distance: its names are then not the airport's. */
  readonly isNamed: boolean
}

/**
 * Returns a function that finds an airport's city: the largest one near it with the municipality's name, else the
 * largest close by.
 * OurAirports writes municipalities as 'Köln (Cologne)', 'Raleigh/Durham' or 'Pendik, Istanbul'.
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
  const byDegree = Map.groupBy(cities.keys(), (rank) => Math.floor(cities[rank]?.latitude ?? 0))
  return (municipality, airport) => {
    const candidates = municipalityParts(municipality)
      .flatMap((part) => [...(ranks.get(part) ?? []), ...(ranks.get(`${part} city`) ?? [])])
      .sort((a, b) => a - b)
    const named = firstWithin(cities, candidates, airport, farthestMiles)
    if (named) return { ...named, isNamed: true }
    const reach = nearMiles / milesPerDegree
    const degrees = new Set([-reach, reach].map((more) => Math.floor(airport.latitude + more)))
    const [near] = [...degrees]
      .flatMap((degree) => firstWithin(cities, byDegree.get(degree) ?? [], airport, nearMiles) ?? [])
      .sort((a, b) => a.rank - b.rank)
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
    // Latitude alone excludes most cities.
    if (!city || Math.abs(city.latitude - point.latitude) * milesPerDegree > farthest) continue
    const miles = distanceMiles(city, point)
    if (miles <= farthest) return { rank, miles }
  }
  return null
}

/** Returns the folded names in a municipality of OurAirports. */
export function municipalityParts(municipality: string): string[] {
  return municipality
    .split(/[/,()]| - /)
    .map(foldText)
    .filter(Boolean)
}
