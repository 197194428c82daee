import type { GeoPoint } from '../geography/geo-point.ts'

const stepsPerDegree = 100
const longitudes = 36_001

/** Returns the number of a point's area, a hundredth of a degree wide, so that an id can say where its place is. */
export function areaNumber({ latitude, longitude }: GeoPoint): number {
  const north = Math.round((latitude + 90) * stepsPerDegree)
  const east = Math.round((longitude + 180) * stepsPerDegree)
  return north * longitudes + east
}

/** Returns a point of the area, within a mile of all its points; null for a number of no area. */
export function pointOfArea(area: number): GeoPoint | null {
  const latitude = Math.floor(area / longitudes) / stepsPerDegree - 90
  const longitude = (area % longitudes) / stepsPerDegree - 180
  return latitude > 90 ? null : { latitude, longitude }
}
