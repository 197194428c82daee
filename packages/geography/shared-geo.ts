import type { Geo } from './geo.ts'
import { loadGeo } from './load-geo.ts'

let shared: Promise<Geo> | null = null

/** Gives the one geography of this process, which it opens at the first call; one that could not be opened is tried again. */
export function sharedGeo(): Promise<Geo> {
  if (shared !== null) return shared
  const opening = loadGeo()
  shared = opening
  opening.catch(() => {
    shared = null
  })
  return opening
}
