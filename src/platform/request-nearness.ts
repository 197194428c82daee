import type { Nearness } from './nearness.ts'

/** How long a browser may look for the place, and how old its answer may be, in ms. */
const PATIENCE = 10_000
const FRESHNESS = 600_000

/**
 * Asks the browser where its visitor is, to two decimals of a degree: a city's deals need no more, and the rest is nobody's
 * business. The browser asks its visitor for leave, so this belongs to a press, or to a leave given before. Null where it
 * is refused, unknown, late or not to be had.
 */
export function requestNearness(): Promise<Nearness | null> {
  return new Promise((resolve) => {
    // Absent on plain http, and where the browser has it switched off.
    const geolocation: Geolocation | undefined = navigator.geolocation
    if (!geolocation) return resolve(null)
    geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) }),
      () => resolve(null),
      { enableHighAccuracy: false, timeout: PATIENCE, maximumAge: FRESHNESS },
    )
  })
}

function rounded(degrees: number): number {
  return Math.round(degrees * 100) / 100
}

/** Whether the visitor has given leave before, so that asking opens no prompt. */
export async function isNearnessGranted(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state === 'granted'
  } catch {
    return false
  }
}
