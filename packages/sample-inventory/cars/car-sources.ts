import type { SupplyLedger } from '../../../src/server/domain/suppliers/supply-ledger.ts'
import type { GeoPoint } from '../../geography/geo-point.ts'
import type { Dataset } from '../dataset.ts'

/** Data from which cars are found, described and priced. */
export interface CarSources {
  dataset(): Dataset
  /** IANA name. */
  timeZoneAt(point: GeoPoint): string
  readonly ledger: SupplyLedger
}
