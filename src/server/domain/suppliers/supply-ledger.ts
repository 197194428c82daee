import type { LedgerNight } from './ledger-night.ts'

export interface RequestedHold {
  /** Chosen by the caller, unique for each hold. */
  readonly reference: string
  /** The stock, e.g. `hotel/h2267057-463402012/standard`. */
  readonly stock: string
  /** The service dates, each once for a stock. */
  readonly nights: readonly LedgerNight[]
  readonly rooms: number
  readonly seconds: number
  /** Stored with the hold and returned unchanged; JSON. */
  readonly detail: unknown
  /** A hold that ends in the same step: its own units count as free. It stays if the new one is sold out. */
  readonly replaces?: string
}

export interface RequestedMove extends Omit<RequestedHold, 'seconds' | 'replaces'> {
  /** The detail that the caller has read; any by default. */
  readonly was?: unknown
}

export interface LedgerEntry {
  readonly state: 'held' | 'confirmed' | 'released' | 'expired' | 'cancelled'
  readonly expiresAt: Date
  readonly stock: string
  readonly nights: readonly LedgerNight[]
  readonly rooms: number
  readonly detail: unknown
  /** What was stored at cancellation; null before. */
  readonly outcome: unknown
}

/**
 * Stores what is taken of a limited stock. Held and confirmed units are taken; a lapsed hold is free again when read, by
 * the ledger's clock. Holds of one stock are serialised, so that the last room is sold once. Each call changes all
 * dates and stocks of its entry or none, whenever the process dies.
 */
export interface SupplyLedger {
  /**
   * Takes the units on every night, or none. Repeating a held or confirmed reference returns the same hold. A lapsed
   * or released one is held again; a cancelled one is `sold_out`.
   */
  hold(wanted: RequestedHold): Promise<{ readonly expiresAt: Date } | 'sold_out'>
  /**
   * Extends to this many seconds from now. Returns `expired` for a hold that has ended, null for an unknown
   * reference.
   */
  extend(reference: string, seconds: number): Promise<Date | 'expired' | null>
  /** Returns null for a confirmed, cancelled or unknown reference and changes nothing. */
  release(reference: string): Promise<'released' | null>
  /**
   * Confirms a hold for good; repeated calls are safe. A lapsed hold is confirmed only if its units are still free.
   * Returns `expired` also for released and cancelled ones, null for an unknown reference.
   */
  confirm(reference: string): Promise<'confirmed' | 'expired' | null>
  /** Frees a confirmed reference and stores the first call's outcome (JSON). Null if it was never confirmed. */
  cancel(reference: string, outcome: unknown): Promise<'cancelled' | null>
  /**
   * Moves a confirmed reference to other nights, stock or number, completely or not at all if too little is free; its
   * own units count as free. Null if it is not confirmed, or if its detail is no longer `was`.
   */
  move(wanted: RequestedMove): Promise<'moved' | 'sold_out' | null>
  find(reference: string): Promise<LedgerEntry | null>
  /** Stock → date → units taken, from the first date to the last, both included; dates without any may be missing. */
  taken(
    stocks: readonly string[],
    first: string,
    last: string,
  ): Promise<ReadonlyMap<string, ReadonlyMap<string, number>>>
}
