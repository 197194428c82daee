import type { Nearness } from './nearness.ts'

/** Timeout for locating, and maximum age of a cached position, in ms. */
const TIMEOUT_MS = 10_000
const FRESHNESS = 600_000

/**
 * Requests the visitor's position from the browser, rounded to two decimals of a degree: deals need no more, and it
 * protects privacy. Browsers ask for permission, so call it only after a click or with an earlier permission. Null if
 * refused, unknown or too slow.
 */
export function requestNearness(): Promise<Nearness | null> {
  return new Promise((resolve) => {
    // Missing on plain HTTP, and if the browser has disabled it.
    const geolocation: Geolocation | undefined = navigator.geolocation
    if (!geolocation) return resolve(null)
    geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) }),
      () => resolve(null),
      { enableHighAccuracy: false, timeout: TIMEOUT_MS, maximumAge: FRESHNESS },
    )
  })
}

function rounded(degrees: number): number {
  return Math.round(degrees * 100) / 100
}

/** Returns whether the visitor has given permission before, so that a request opens no prompt. */
export async function isNearnessGranted(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state === 'granted'
  } catch {
    return false
  }
}
