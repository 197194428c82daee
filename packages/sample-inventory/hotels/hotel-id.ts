import type { GeoPoint } from '../../geography/geo-point.ts'

const steps = { perDegree: 100, longitudes: 36_001, properties: 1_000 }

/**
 * Returns a hotel's id from its city and its number there (1 to 999). The second number in the id encodes the city's
 * area, so that a property is found from its id alone.
 */
export function hotelId(city: GeoPoint & { readonly id: number }, index: number): string {
  const north = Math.round((city.latitude + 90) * steps.perDegree)
  const east = Math.round((city.longitude + 180) * steps.perDegree)
  return `h${city.id}-${(north * steps.longitudes + east) * steps.properties + index}`
}

/**
 * Returns the city's id, the hotel's number and a point within a mile of the city from an id; null for any other
 * text.
 */
export function readHotelId(text: string): { cityId: number; index: number; point: GeoPoint } | null {
  const found = /^h([1-9]\d{0,9})-([1-9]\d{0,11})$/.exec(text)
  if (!found) return null
  const number = Number(found[2])
  const place = Math.floor(number / steps.properties)
  const latitude = Math.floor(place / steps.longitudes) / steps.perDegree - 90
  const longitude = (place % steps.longitudes) / steps.perDegree - 180
  if (latitude > 90) return null
  return { cityId: Number(found[1]), index: number % steps.properties, point: { latitude, longitude } }
}
