export interface RequestedHold {
  /** The caller's own: every hold has another. */
  readonly reference: string
  /** What is held, e.g. `hotel/h2267057-463402012/standard`. */
  readonly stock: string
  /** The service dates, with how many would be free if the ledger had none. */
  readonly nights: readonly { readonly date: string; readonly free: number }[]
  readonly rooms: number
  readonly seconds: number
  /** Kept with the hold and given back as it was; JSON. */
  readonly detail: unknown
}

export interface LedgerEntry {
  readonly state: 'held' | 'confirmed' | 'released' | 'expired' | 'cancelled'
  readonly expiresAt: Date
  readonly stock: string
  readonly nights: readonly { readonly date: string; readonly free: number }[]
  readonly rooms: number
  readonly detail: unknown
  /** What was written down at cancellation; null before. */
  readonly outcome: unknown
}

/**
 * Keeps what is taken of a small stock: the one thing of the built-in inventory that is not computed. What is held or
 * confirmed is taken; a hold whose time is over is free again at the moment it is read, by the ledger's own clock. Takers
 * of one stock stand in a line, so that the last room goes to one.
 */
export interface SupplyLedger {
  /**
   * Takes the rooms on every night, or none. A reference that is held or confirmed gives the same hold again, whatever is
   * asked for; one that lapsed or was released is held anew; one that was cancelled stays so (`sold_out`).
   */
  hold(wanted: RequestedHold): Promise<{ readonly expiresAt: Date } | 'sold_out'>
  /** Holds for so many seconds from now. `expired` for everything that is not held any more, null for an unknown reference. */
  extend(reference: string, seconds: number): Promise<Date | 'expired' | null>
  /** What was confirmed or cancelled stays so and gives null, as an unknown reference does. */
  release(reference: string): Promise<'released' | null>
  /**
   * Keeps it without an end; once is as good as twice. A hold that lapsed is confirmed only if its rooms are still free.
   * `expired` also for what was released or cancelled, null for an unknown reference.
   */
  confirm(reference: string): Promise<'confirmed' | 'expired' | null>
  /** Frees what was confirmed and keeps the outcome (JSON) of the first time. Null for what was never confirmed. */
  cancel(reference: string, outcome: unknown): Promise<'cancelled' | null>
  /**
   * Moves what is confirmed to other nights, another stock or number of rooms, or none of it where too little is free there; what it
   * takes itself is not in its way. Null for what is not confirmed.
   */
  move(wanted: Omit<RequestedHold, 'seconds'>): Promise<'moved' | 'sold_out' | null>
  find(reference: string): Promise<LedgerEntry | null>
  /** Stock → date → rooms taken, from the first date to the last, both included; what has none taken may be missing. */
  taken(
    stocks: readonly string[],
    first: string,
    last: string,
  ): Promise<ReadonlyMap<string, ReadonlyMap<string, number>>>
}
