import type { City } from '../geography/geo.ts'
import { countryLexicon } from './hotels/lexicons/country-lexicon.ts'
import { randomStream } from './random.ts'

/** Format of an address: `{w}` is a word of the country's lexicon, `{n}` the number. */
const patterns: readonly (readonly [pattern: string, countries: string])[] = [
  ['Rua {w}, {n}', 'PT BR AO MZ CV GW ST TL'],
  ['Calle {w}, {n}', 'ES AD GQ MX GT SV HN NI CR PA CU DO CO VE EC PE BO CL AR UY PY'],
  ['{n} Rue {w}', 'FR MC BE LU GP MQ GF RE PF NC SN CI CM GA CG BJ TG BF ML NE MG HT'],
  ['Via {w}, {n}', 'IT SM VA'],
  ['{w} {n}', 'DE AT CH LI NL AW CW SX SR NO SE DK FI IS FO GL'],
  ['ul. {w} {n}', 'PL CZ SK SI HR BA RS ME MK BG RU BY UA KZ KG'],
  ['Odos {w} {n}', 'GR CY'],
  ['{w} Sokak No. {n}', 'TR'],
  ['Jalan {w} {n}', 'ID MY BN'],
  ['{n} {w} Alley', 'TH LA KH VN MM'],
  ['{n} {w} Lu', 'CN TW'],
  ['{w}-ro {n}', 'KR'],
  ['{n} {w} Road', 'GB IE IN LK NP BD PK ZA KE TZ UG AU NZ HK SG'],
]

const elsewhere = '{n} {w} Street'

const patternOf = new Map(
  patterns.flatMap(([pattern, countries]) =>
    countries.split(' ').map((country) => [country, pattern] as const),
  ),
)

/** Returns an invented street and number in a city, in its country's format, from a seed. */
export function streetAddress({ countryCode }: City, seed: number): string {
  const stream = randomStream(seed ^ 0xadd2)
  const { words } = countryLexicon(countryCode)
  const word = words[stream.below(words.length)] ?? ''
  const number = 1 + stream.below(stream.chance(0.7) ? 60 : 240)
  return (patternOf.get(countryCode) ?? elsewhere).replace('{w}', word).replace('{n}', String(number))
}
