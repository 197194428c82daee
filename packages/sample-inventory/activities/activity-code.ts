import type { GeoPoint } from '../../geography/geo-point.ts'
import { areaNumber, pointOfArea } from '../area-number.ts'

/**
 * Returns an activity's product code from its city and its template. The middle part encodes the city's area, so that
 * an activity is found from its code alone.
 */
export function activityCode(city: GeoPoint & { readonly id: number }, template: string): string {
  return `a${city.id}-${areaNumber(city).toString(36)}-${template}`
}

/** Returns the city's id and a point within a mile of the city from a product code; null for any other text. */
export function readActivityCode(text: string): { cityId: number; point: GeoPoint } | null {
  const found = /^a([1-9]\d{0,9})-([0-9a-z]{1,7})-[a-z]{1,12}(?:-[a-z]{1,12})?-\d{1,2}$/.exec(text)
  const point = found && pointOfArea(Number.parseInt(found[2] ?? '', 36))
  return point && { cityId: Number(found[1]), point }
}
