import type { Geo } from '../geography/geo.ts'
import { hashText, mix } from './random.ts'

/** Increase it when the inventory's content changes: the same request may then have another answer. */
const datasetVersion = 'sample-1'

/** Context of an answer, besides the request. */
export interface Dataset {
  readonly geo: Geo
  readonly seed: number
  /** Number of the day of the search, in UTC. */
  readonly today: number
}

/** Returns the number from which all other seeds of the inventory derive. */
export function datasetSeed(text: string): number {
  return mix(hashText(datasetVersion), hashText(text))
}
