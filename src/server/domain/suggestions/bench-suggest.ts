import type { Geo } from '../../../../packages/geography/geo.ts'
import { suggestCarPlaces } from './suggest-car-places.ts'
import { suggestFlightAirports } from './suggest-flight-airports.ts'
import { suggestHotelPlaces } from './suggest-hotel-places.ts'

/** Milliseconds of one call. */
export interface Spread {
  readonly median: number
  readonly p99: number
  readonly slowest: number
}

export interface SuggestBench {
  readonly calls: number
  readonly typing: Spread
  readonly slips: Spread
}

const places =
  `paris,london,new york city,são paulo,copenhagen,münchen,القاهرة,los angeles,barcelona,san francisco,rio de janeiro,
constantinople,johannesburg,kuala lumpur,saint petersburg,palma de mallorca,frankfurt am main,paris france,portland oregon`
    .split(',')
    .map((name) => name.trim())

/**
 * Measures the duration of a suggestion: every prefix of twenty names, as typed, and each name with one letter
 * missing and one added, the slowest cases. For `npm run bench`; the aim is 10 ms at the median.
 */
export function benchSuggest(geo: Geo): SuggestBench {
  const typing = places.flatMap((name) => [...name].map((_, end) => name.slice(0, end + 1)))
  const slips = places.flatMap((name) =>
    [...name].map((_, at) => `${name.slice(0, at)}${name.slice(at + 1)}q`),
  )
  measure(geo, typing)
  const spreads = { typing: measure(geo, typing), slips: measure(geo, slips) }
  return { calls: 3 * (typing.length + slips.length), ...spreads }
}

function measure(geo: Geo, texts: readonly string[]): Spread {
  const options = { language: 'en' }
  const calls = [
    (text: string) => suggestHotelPlaces(geo, { text }, options),
    (text: string) => suggestCarPlaces(geo, { text }, options),
    (text: string) => suggestFlightAirports(geo, text, options),
  ]
  const times = texts.flatMap((text) =>
    calls.map((call) => {
      const start = performance.now()
      call(text)
      return performance.now() - start
    }),
  )
  times.sort((a, b) => a - b)
  const at = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN
  return { median: at(0.5), p99: at(0.99), slowest: at(1) }
}
