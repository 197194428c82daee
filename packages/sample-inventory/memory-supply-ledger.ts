import { type StockedNights, stockedNights } from '../../src/server/domain/suppliers/ledger-night.ts'
import type {
  LedgerEntry,
  RequestedHold,
  SupplyLedger,
} from '../../src/server/domain/suppliers/supply-ledger.ts'
import { canonicalJson } from '../../src/server/kernel/ids/canonical-json.ts'

type Entry = { -readonly [Key in keyof LedgerEntry]: LedgerEntry[Key] }

/** Returns a ledger that lives as long as the process, with a clock. */
export function memorySupplyLedger(clock: () => Date): SupplyLedger {
  const entries = new Map<string, Entry>()
  const byStock = new Map<string, Set<Entry>>()

  const until = (seconds: number) => new Date(clock().getTime() + seconds * 1000)

  /** The current entry. */
  function current(reference: string): Entry | undefined {
    const entry = entries.get(reference)
    if (entry?.state === 'held' && entry.expiresAt <= clock()) entry.state = 'expired'
    return entry
  }

  function takenOn(stock: string, date: string, but?: Entry): number {
    let rooms = 0
    for (const entry of byStock.get(stock) ?? []) {
      if (entry === but || !isTaking(entry, clock())) continue
      if (datesIn(entry, stock).includes(date)) rooms += entry.rooms
    }
    return rooms
  }

  function isFree({ stock, nights, rooms }: Pick<Entry, 'stock' | 'nights' | 'rooms'>, but?: Entry): boolean {
    return stockedNights({ stock, nights }).every(
      ({ stock: one, date, free }) => takenOn(one, date, but) + rooms <= free,
    )
  }

  function remember(entry: Entry): void {
    for (const { stock } of stockedNights(entry))
      byStock.set(stock, (byStock.get(stock) ?? new Set()).add(entry))
  }

  function forget(entry: Entry): void {
    for (const { stock } of stockedNights(entry)) byStock.get(stock)?.delete(entry)
  }

  function keep({ reference, stock, nights, rooms, seconds, detail }: RequestedHold): Entry {
    const old = entries.get(reference)
    if (old) forget(old)
    const entry: Entry = {
      ...structuredClone({ stock, nights, rooms, detail }),
      state: 'held',
      expiresAt: until(seconds),
      outcome: null,
    }
    entries.set(reference, entry)
    remember(entry)
    return entry
  }

  return {
    async hold(wanted) {
      const known = current(wanted.reference)
      if (known?.state === 'held' || known?.state === 'confirmed') return { expiresAt: known.expiresAt }
      const replaced = current(wanted.replaces ?? '')
      const own = replaced?.state === 'held' ? replaced : undefined
      if (known?.state === 'cancelled' || !isFree(wanted, own)) return 'sold_out'
      if (own) own.state = 'released'
      return { expiresAt: keep(wanted).expiresAt }
    },
    async extend(reference, seconds) {
      const entry = current(reference)
      if (!entry) return null
      if (entry.state !== 'held') return 'expired'
      entry.expiresAt = until(seconds)
      return entry.expiresAt
    },
    async release(reference) {
      const entry = current(reference)
      if (!entry || entry.state === 'confirmed' || entry.state === 'cancelled') return null
      entry.state = 'released'
      return 'released'
    },
    async confirm(reference) {
      const entry = current(reference)
      if (!entry) return null
      if (entry.state === 'confirmed') return 'confirmed'
      const mayStill = entry.state === 'held' || (entry.state === 'expired' && isFree(entry, entry))
      if (!mayStill) return 'expired'
      entry.state = 'confirmed'
      return 'confirmed'
    },
    async cancel(reference, outcome) {
      const entry = current(reference)
      if (entry?.state === 'cancelled') return 'cancelled'
      if (entry?.state !== 'confirmed') return null
      entry.state = 'cancelled'
      entry.outcome = structuredClone(outcome)
      return 'cancelled'
    },
    async move({ reference, was, ...wanted }) {
      const entry = current(reference)
      if (entry?.state !== 'confirmed') return null
      if (was !== undefined && canonicalJson(entry.detail) !== canonicalJson(was)) return null
      if (!isFree(wanted, entry)) return 'sold_out'
      forget(entry)
      const { stock, nights, rooms, detail } = wanted
      Object.assign(entry, structuredClone({ stock, nights, rooms, detail }))
      remember(entry)
      return 'moved'
    },
    async find(reference) {
      const entry = current(reference)
      return entry ? structuredClone(entry) : null
    },
    async taken(stocks, first, last) {
      return new Map(
        stocks.map((stock) => [stock, takenBetween(stock, byStock.get(stock), first, last, clock())]),
      )
    },
  }
}

function isTaking({ state, expiresAt }: Entry, now: Date): boolean {
  return state === 'confirmed' || (state === 'held' && expiresAt > now)
}

/** The dates on which an entry takes units of a stock. */
function datesIn(entry: StockedNights, stock: string): string[] {
  return stockedNights(entry).flatMap((night) => (night.stock === stock ? [night.date] : []))
}

function takenBetween(
  stock: string,
  entries: ReadonlySet<Entry> | undefined,
  first: string,
  last: string,
  now: Date,
): Map<string, number> {
  const rooms = new Map<string, number>()
  for (const entry of entries ?? []) {
    if (!isTaking(entry, now)) continue
    for (const date of datesIn(entry, stock)) {
      if (date >= first && date <= last) rooms.set(date, (rooms.get(date) ?? 0) + entry.rooms)
    }
  }
  return rooms
}
