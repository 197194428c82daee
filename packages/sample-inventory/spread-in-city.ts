import type { City } from '../geography/geo.ts'
import type { GeoPoint } from '../geography/geo-point.ts'
import { type DryPlace, dryGround } from '../geography/places/dry-ground.ts'
import { pointTowards } from '../geography/places/point-towards.ts'
import { ringMiles, sectorCount } from '../geography/places/shore-code.ts'
import type { RandomStream } from './random.ts'

/** An islet still has a quay. */
const leastMiles = 0.4

/**
 * Returns how many miles a city's hotels and meeting points reach from the centre, by population: half for a village, nine for a
 * metropolis.
 */
export function cityRadiusMiles(population: number): number {
  return Math.min(9, Math.max(0.5, 0.38 * (population / 1000) ** 0.33))
}

/**
 * Returns a position in a city and its miles from the centre: denser towards the centre, and never out at sea. `reach`
 * is the land around the city (null: everywhere). What would be in water is moved to the shore, its miles stay.
 */
export function spreadInCity(
  city: City,
  reach: readonly number[] | null,
  stream: RandomStream,
): { position: GeoPoint; miles: number } {
  const radius = cityRadiusMiles(city.population)
  const sector = reach ? landSector(reach, stream) : stream.below(sectorCount)
  const bearing = ((sector + stream.between(-0.45, 0.45)) * 360) / sectorCount
  const miles = farthest(reach?.[sector] ?? ringMiles.length, radius) * stream.next() ** 0.8
  return { position: dryPlaceIn(city)(bearing, miles) ?? pointTowards(city, bearing, miles), miles }
}

/** The places of a city are listed one after the other. */
let last: { readonly city: City; readonly place: DryPlace } | undefined

function dryPlaceIn(city: City): DryPlace {
  if (last?.city !== city) last = { city, place: dryGround(city, cityRadiusMiles(city.population)) }
  return last.place
}

/** Directions towards the sea have less land, so they are tried less often. */
function landSector(reach: readonly number[], stream: RandomStream): number {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const sector = stream.below(sectorCount)
    if ((reach[sector] ?? 0) > 0) return sector
  }
  return stream.below(sectorCount)
}

function farthest(rings: number, radius: number): number {
  if (rings >= ringMiles.length) return radius
  return Math.min(radius, rings === 0 ? leastMiles : (ringMiles[rings - 1] ?? leastMiles))
}
