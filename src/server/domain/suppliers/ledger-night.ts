/** A service date of a stock. */
export interface LedgerNight {
  /** YYYY-MM-DD. */
  readonly date: string
  /** How many would be free if the ledger had no holds. */
  readonly free: number
  /** The date's own stock, such as a flight's seats; absent if it is the stock of the whole hold. */
  readonly stock?: string
}

/** What a hold takes: the same number of units on each date, of the date's stock. */
export interface StockedNights {
  readonly stock: string
  readonly nights: readonly LedgerNight[]
}

/** Returns the dates of a hold with the stock of each. */
export function stockedNights({ stock, nights }: StockedNights): Required<LedgerNight>[] {
  return nights.map((night) => ({ ...night, stock: night.stock ?? stock }))
}

/**
 * Returns dates of several stocks as those of one hold, under the name of the first or the given one. A hold takes all
 * of them or none.
 */
export function jointNights(
  nights: readonly Required<LedgerNight>[],
  stock: string = nights[0]?.stock ?? '',
): StockedNights {
  return { stock, nights: nights.map((night) => (night.stock === stock ? unnamed(night) : night)) }
}

function unnamed({ date, free }: LedgerNight): LedgerNight {
  return { date, free }
}
