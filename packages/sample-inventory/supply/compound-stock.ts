import type { LedgerEntry } from '../../../src/server/domain/suppliers/supply-ledger.ts'

/** A stock on a day. */
export interface StockedNight {
  readonly stock: string
  readonly date: string
  readonly free: number
}

const SEPARATOR = '|'

/** Returns the name of several stocks that are taken together; each then has its own night, in the same order. */
export function compoundStock(stocks: readonly string[]): string {
  return stocks.join(SEPARATOR)
}

/** Returns the stock of each night: one for all, unless the name is of several. */
export function namedStocks({ stock, nights }: Pick<LedgerEntry, 'stock' | 'nights'>): StockedNight[] {
  const stocks = stock.split(SEPARATOR)
  return nights.map(({ date, free }, index) => ({
    stock: (stocks.length > 1 ? stocks[index] : stock) ?? stock,
    date,
    free,
  }))
}
