import tzLookup from 'tz-lookup'
import type { GeoPoint } from './geo-point.ts'

/**
 * Returns the IANA name of a point's time zone ('Europe/Lisbon'), approximate within a few miles of a border;
 * 'Etc/UTC' for an invalid point.
 */
export function timeZoneAt({ latitude, longitude }: GeoPoint): string {
  const isOnGlobe = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  return isOnGlobe ? tzLookup(latitude, longitude) : 'Etc/UTC'
}
