import type { Geo, NearbyAirport } from '../../geography/geo.ts'
import type { GeoPoint } from '../../geography/geo-point.ts'

/** An airport further away is not near. */
const MILES = 120

/** Returns the nearest airport with ordinary service; null if none is near. */
export function nearestAirport(geo: Geo, point: GeoPoint): NearbyAirport | null {
  return geo.airportsNear(point, MILES, 12).find(({ size }) => size !== 'small') ?? null
}
