import type { Geo } from './geo.ts'
import { loadGeo } from './load-geo.ts'

let shared: Promise<Geo> | null = null

/** Returns this process's geography, opened at the first call. A failure is retried. */
export function sharedGeo(): Promise<Geo> {
  if (shared !== null) return shared
  const opening = loadGeo()
  shared = opening
  opening.catch(() => {
    shared = null
  })
  return opening
}
