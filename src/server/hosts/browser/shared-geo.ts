import type { Geo } from '../../../../packages/geography/geo.ts'
import { openGeo } from '../../../../packages/geography/open-geo.ts'
import { openSections } from '../../../../packages/geography/section-file.ts'
import { timeZoneAt } from '../../../../packages/geography/time-zone-at.ts'

let shared: DeferredGeo | undefined

/** A request for a place before the geography has loaded; it is repeated later. */
export class PlacesLate extends Error {}

/** The geography of a worker, whose file is the largest and which no page needs for rendering. */
export interface DeferredGeo {
  geo: Geo
  /** Fetches it, and waits until it has loaded. */
  ready: () => Promise<void>
  /** The number of requests for a place that threw because it had not loaded. */
  missed: () => number
}

/** Replaces `packages/geography/shared-geo.ts`, which reads a disk: returns the geography given to `shareGeo`. */
export async function sharedGeo(): Promise<Geo> {
  if (shared === undefined) throw new Error('The geography was requested before it had loaded.')
  await shared.ready()
  return shared.geo
}

/** Makes the deferred geography from the function that fetches it, and shares it. */
export function shareGeo(fetchPlaces: () => Promise<Uint8Array>): DeferredGeo {
  let opened: Geo | undefined
  let opening: Promise<void> | undefined
  let missed = 0
  const there = (): Geo => {
    if (opened !== undefined) return opened
    missed += 1
    throw new PlacesLate('The geography is not there yet.')
  }
  async function open(): Promise<void> {
    const file = openSections(await fetchPlaces())
    if (file === null) throw new Error('The file of places contains no geography.')
    opened = openGeo(file.sections)
  }
  shared = {
    geo: {
      citiesNear: (...args) => there().citiesNear(...args),
      citiesIn: (...args) => there().citiesIn(...args),
      airportsNear: (...args) => there().airportsNear(...args),
      suggestCities: (...args) => there().suggestCities(...args),
      suggestAirports: (...args) => there().suggestAirports(...args),
      largestCity: (...args) => there().largestCity(...args),
      nameIn: (...args) => there().nameIn(...args),
      // Time zones are part of the program.
      timeZoneAt,
    },
    ready() {
      opening ??= open().catch((error: unknown) => {
        opening = undefined
        throw error
      })
      return opening
    },
    missed: () => missed,
  }
  return shared
}
