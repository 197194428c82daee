import type { Geo } from '../geography/geo.ts'
import { hashText, mix } from './random.ts'

/** Raise it when the inventory's making changes: the same question may then have another answer. */
const datasetVersion = 'sample-1'

/** What one answer of the inventory is made from, beside the question. */
export interface Dataset {
  readonly geo: Geo
  readonly seed: number
  /** Number of the day on which is searched, in UTC. */
  readonly today: number
}

/** Takes the seed's text and gives the number that every other seed of the inventory starts from. */
export function datasetSeed(text: string): number {
  return mix(hashText(datasetVersion), hashText(text))
}
