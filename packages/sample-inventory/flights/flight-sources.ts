import type { SupplyLedger } from '../../../src/server/domain/suppliers/supply-ledger.ts'
import type { Dataset } from '../dataset.ts'
import { flightAtlas } from './flight-atlas.ts'
import type { NetworkSources } from './network.ts'

/** Data from which flights are found, described and priced. */
export interface FlightSources {
  dataset(): Dataset
  clock(): Date
  readonly ledger: SupplyLedger
}

/** Returns the network of a data set. */
export function networkOf({ geo, seed }: Pick<Dataset, 'geo' | 'seed'>): NetworkSources {
  return { atlas: flightAtlas(geo), seed }
}
