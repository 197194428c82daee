import type { GeoPoint } from '../../geography/geo-point.ts'
import { areaNumber, pointOfArea } from '../area-number.ts'

const mostProperties = 1_000

/**
 * Returns a hotel's id from its city and its number there (1 to 999). The second number in the id encodes the city's
 * area, so that a property is found from its id alone.
 */
export function hotelId(city: GeoPoint & { readonly id: number }, index: number): string {
  return `h${city.id}-${areaNumber(city) * mostProperties + index}`
}

/**
 * Returns the city's id, the hotel's number and a point within a mile of the city from an id; null for any other
 * text.
 */
export function readHotelId(text: string): { cityId: number; index: number; point: GeoPoint } | null {
  const found = /^h([1-9]\d{0,9})-([1-9]\d{0,11})$/.exec(text)
  if (!found) return null
  const number = Number(found[2])
  const point = pointOfArea(Math.floor(number / mostProperties))
  return point && { cityId: Number(found[1]), index: number % mostProperties, point }
}
