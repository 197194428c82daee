import type { GeoPoint } from './geo-point.ts'

/** Mean radius of the earth (IUGG) in statute miles. */
const earthRadiusMiles = 3958.7613

/**
 * Returns the great-circle distance in statute miles between two points in decimal degrees, by haversine. Never NaN
 * for finite points. Deal cards show two decimals (spec §2.5).
 */
export function distanceMiles(from: GeoPoint, to: GeoPoint): number {
  const latitudes = halfChord(from.latitude - to.latitude)
  const longitudes = halfChord(from.longitude - to.longitude)
  const square = latitudes + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * longitudes
  // For antipodes, rounding can exceed 1 slightly, where the arc sine is NaN.
  return 2 * earthRadiusMiles * Math.asin(Math.sqrt(Math.min(1, square)))
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

function halfChord(degrees: number): number {
  return Math.sin(radians(degrees) / 2) ** 2
}
