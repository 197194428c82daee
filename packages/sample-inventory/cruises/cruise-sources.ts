import type { SupplyLedger } from '../../../src/server/domain/suppliers/supply-ledger.ts'

/** Data from which cruises are found, described and priced. */
export interface CruiseSources {
  /** Number of the current day, in UTC. */
  today(): number
  readonly ledger: SupplyLedger
}
