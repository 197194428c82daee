import tzLookup from 'tz-lookup'
import type { GeoPoint } from './geo-point.ts'

/**
 * Takes a point and gives the IANA name of its time zone ('Europe/Lisbon'), approximate within a few miles of a border.
 * A point that is none (not finite, off the globe) gives 'Etc/UTC'.
 */
export function timeZoneAt({ latitude, longitude }: GeoPoint): string {
  const isOnGlobe = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  return isOnGlobe ? tzLookup(latitude, longitude) : 'Etc/UTC'
}
