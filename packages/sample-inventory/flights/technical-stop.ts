import type { FlightStop } from './flight.ts'
import { type FlightAtlas, kilometresBetween, type Station } from './flight-atlas.ts'

const STOP_MINUTES = 75
const LONGEST_LEG_KM = 12_500
const BUSY = 60

/** Returns the landing for fuel that makes a very long route possible with the smallest detour, or null. */
export function technicalStop(
  { from, to }: { readonly from: Station; readonly to: Station },
  { hubs }: FlightAtlas,
): FlightStop | null {
  let best: Station | null = null
  let least = Number.POSITIVE_INFINITY
  for (const hub of hubs) {
    if (hub === from || hub === to || hub.traffic < BUSY) continue
    const [first, second] = [kilometresBetween(from, hub), kilometresBetween(hub, to)]
    if (Math.max(first, second) > LONGEST_LEG_KM || first + second >= least) continue
    best = hub
    least = first + second
  }
  return best && { station: best, minutes: STOP_MINUTES }
}
