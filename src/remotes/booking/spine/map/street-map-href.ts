import type { GeoPosition } from './projection.ts'

/** Returns the address of a street map with a marker at a position, for directions in another tab. */
export function streetMapHref({ latitude, longitude }: GeoPosition): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`
}
