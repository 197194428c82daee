import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Further names of cities with 20,000 inhabitants or more, by GeoNames id; made by scripts/derive-city-names.ts. */
export const cityNamesFile = join(import.meta.dirname, '../city-names.txt')

/** Returns the further names of cities, folded, by GeoNames id. Lines starting with # name the sources. */
export function readCityNames(): ReadonlyMap<number, readonly string[]> {
  const lines = readFileSync(cityNamesFile, 'utf8').split('\n')
  return new Map(
    lines
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => {
        const [id = '', names = ''] = line.split('\t')
        return [Number(id), names.split(',')]
      }),
  )
}
