import type { GeoPoint } from '../geo-point.ts'

const milesPerDegree = 69.093

/**
 * Returns the point at a bearing (degrees clockwise from north) and a distance in statute miles. Flat-earth
 * arithmetic: precise to a hundredth within a city, and always on the globe.
 */
export function pointTowards(from: GeoPoint, bearing: number, miles: number): GeoPoint {
  const angle = (bearing * Math.PI) / 180
  const latitude = from.latitude + (Math.cos(angle) * miles) / milesPerDegree
  const narrowing = Math.max(0.01, Math.cos((from.latitude * Math.PI) / 180))
  const longitude = from.longitude + (Math.sin(angle) * miles) / (milesPerDegree * narrowing)
  return {
    latitude: Math.max(-90, Math.min(90, latitude)),
    longitude: longitude > 180 ? longitude - 360 : longitude < -180 ? longitude + 360 : longitude,
  }
}
