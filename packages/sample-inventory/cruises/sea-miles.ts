import { distanceMiles } from '../../geography/distance-miles.ts'

/** A point as longitude and latitude, as the lines of the sea have them. */
export type SeaPoint = readonly [longitude: number, latitude: number]

/** Statute miles of a nautical mile. */
const NAUTICAL = 1.150779

/** Returns the distance of two points in nautical miles. */
export function seaMiles([fromLongitude, fromLatitude]: SeaPoint, [longitude, latitude]: SeaPoint): number {
  const from = { longitude: fromLongitude, latitude: fromLatitude }
  return distanceMiles(from, { longitude, latitude }) / NAUTICAL
}

/** Returns the length of a line in nautical miles. */
export function lineMiles(line: readonly SeaPoint[]): number {
  return line.reduce((sum, point, at) => sum + seaMiles(line[at - 1] ?? point, point), 0)
}
