import type { Geo } from '../geo/geo.ts'
import { openGeo } from '../geo/open-geo.ts'
import { openSections } from '../geo/section-file.ts'

let shared: Promise<Geo> | undefined

/** Stands in the worker for `geo/shared-geo.ts`, which reads a disk: gives the geography that was given to `shareGeo`. */
export function sharedGeo(): Promise<Geo> {
  return shared ?? Promise.reject(new Error('The geography is asked for before it is there.'))
}

/** Takes the compiled geography, on its way, and gives it opened, from now on to everybody. */
export function shareGeo(bytes: Promise<Uint8Array>): Promise<Geo> {
  shared = bytes.then((file) => {
    const opened = openSections(file)
    if (opened === null) throw new Error('The file of places holds no geography.')
    return openGeo(opened.sections)
  })
  return shared
}
