import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { foldText } from '../fold-text.ts'

/** Islands, coasts and regions with the city that represents them. */
export const destinationNamesFile = join(import.meta.dirname, '../destination-names.txt')

export interface DestinationNames {
  readonly city: string
  readonly countryCode: string
  /** Folded. */
  readonly names: readonly string[]
}

/** Returns the destinations that are no towns ('Majorca', 'Algarve'), each with its city's name and country. */
export function readDestinationNames(): DestinationNames[] {
  return readFileSync(destinationNamesFile, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [place = '', names = ''] = line.split('\t')
      const [city = '', countryCode = ''] = place.split(',')
      return { city, countryCode, names: names.split(',').map(foldText) }
    })
}
