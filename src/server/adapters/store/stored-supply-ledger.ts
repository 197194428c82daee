import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import type { Scope } from '../../db/scope.ts'
import { jointNights, type StockedNights, stockedNights } from '../../domain/suppliers/ledger-night.ts'
import type { LedgerEntry, RequestedHold, SupplyLedger } from '../../domain/suppliers/supply-ledger.ts'
import { canonicalJson } from '../../kernel/ids/canonical-json.ts'
import { inLine, isFree, isTaking, takenOf } from './supply-in-line.ts'
import { supplyHolds, supplyNights } from './supply-schema.ts'

const { reference, stock, rooms, state, expiresAt, detail, outcome } = supplyHolds

/** The database's clock at the query and not at the transaction's start: others may have been first since. */
const databaseClock = () => sql`clock_timestamp()`

/**
 * Returns the ledger that all servers of the database share, in the platform's scope. A caller that reserves stock,
 * or extends it, first waits for the advisory locks of its stocks; a release does not. Tests move the clock.
 */
export function storedSupplyLedger(scope: Scope, now: () => SQL = databaseClock): SupplyLedger {
  const isIt = (wanted: string) => eq(reference, wanted)
  const isLive = () => sql<boolean>`${expiresAt} > ${now()}`
  const until = (seconds: number) => sql`${now()} + make_interval(secs => ${seconds})`

  async function known(tx: Transaction, wanted: string) {
    const [row] = await tx
      .select({ stock, rooms, state, expiresAt, detail, isLive: isLive() })
      .from(supplyHolds)
      .where(isIt(wanted))
    return row
  }

  /** Runs work on an entry under the locks of its stocks; null without an entry. */
  const onEntry = <Result>(
    wanted: string,
    work: (tx: Transaction, entry: NonNullable<Awaited<ReturnType<typeof known>>>) => Promise<Result>,
  ): Promise<Result | null> =>
    scope(async (tx) => {
      await inLine(tx, 'reference', wanted)
      const found = await known(tx, wanted)
      if (found === undefined) return null
      await inLine(tx, 'stock', ...(await nightsOf(tx, wanted)).map((night) => night.stock))
      const entry = await known(tx, wanted)
      return entry === undefined ? null : work(tx, entry)
    })

  /** Returns whether this hold lasts, which can neither be confirmed nor end before the transaction does. */
  async function isHeld(tx: Transaction, wanted: string): Promise<boolean> {
    await inLine(tx, 'reference', wanted)
    const entry = await known(tx, wanted)
    return entry?.state === 'held' && entry.isLive
  }

  async function keep(tx: Transaction, { reference: name, nights, seconds, ...wanted }: RequestedHold) {
    const taken = {
      stock: wanted.stock,
      rooms: wanted.rooms,
      state: 'held' as const,
      outcome: null,
      detail: { value: wanted.detail },
      expiresAt: until(seconds),
    }
    const [held] = await tx
      .insert(supplyHolds)
      .values({ ...taken, reference: name })
      .onConflictDoUpdate({ target: reference, set: taken })
      .returning({ expiresAt })
    await keepNights(tx, { reference: name, nights, stock: wanted.stock })
    if (held === undefined) throw new Error('a hold was not stored')
    return held
  }

  return {
    hold: (wanted) =>
      scope(async (tx) => {
        await inLine(tx, 'reference', wanted.reference)
        const { replaces = null } = wanted
        const own = replaces !== null && (await isHeld(tx, replaces)) ? replaces : null
        await inLine(tx, 'stock', ...stocksOf(wanted))
        const entry = await known(tx, wanted.reference)
        const isKept = entry?.state === 'confirmed' || (entry?.state === 'held' && entry.isLive)
        if (entry !== undefined && isKept) return { expiresAt: entry.expiresAt }
        if (entry?.state === 'cancelled' || !(await isFree(tx, wanted, now(), own))) return 'sold_out'
        if (own !== null) await tx.update(supplyHolds).set({ state: 'released' }).where(isIt(own))
        return keep(tx, wanted)
      }),

    extend: (wanted, seconds) =>
      onEntry(wanted, async (tx) => {
        const [extended] = await tx
          .update(supplyHolds)
          .set({ expiresAt: until(seconds) })
          .where(and(isIt(wanted), eq(state, 'held'), isLive()))
          .returning({ expiresAt })
        return extended?.expiresAt ?? 'expired'
      }),

    release: (wanted) =>
      onEntry(wanted, async (tx, entry) => {
        if (entry.state === 'confirmed' || entry.state === 'cancelled') return null
        await tx.update(supplyHolds).set({ state: 'released' }).where(isIt(wanted))
        return 'released' as const
      }),

    confirm: (wanted) =>
      onEntry(wanted, async (tx, entry) => {
        if (entry.state === 'confirmed') return 'confirmed' as const
        if (entry.state !== 'held') return 'expired'
        const nights = await nightsOf(tx, wanted)
        const mayStill = entry.isLive || (await isFree(tx, { ...entry, nights, reference: wanted }, now()))
        if (!mayStill) return 'expired'
        await tx.update(supplyHolds).set({ state: 'confirmed' }).where(isIt(wanted))
        return 'confirmed'
      }),

    cancel: (wanted, came) =>
      onEntry(wanted, async (tx, entry) => {
        if (entry.state === 'cancelled') return 'cancelled' as const
        if (entry.state !== 'confirmed') return null
        const cancelled = { state: 'cancelled' as const, outcome: { value: came } }
        await tx.update(supplyHolds).set(cancelled).where(isIt(wanted))
        return 'cancelled'
      }),

    move: (wanted) =>
      scope(async (tx) => {
        const { stock: place, rooms: count, reference: name } = wanted
        await inLine(tx, 'reference', name)
        const entry = await known(tx, name)
        if (entry?.state !== 'confirmed') return null
        if (wanted.was !== undefined && canonicalJson(entry.detail.value) !== canonicalJson(wanted.was))
          return null
        // Only the locks of the new places: two entries that swap places would otherwise wait for each other.
        await inLine(tx, 'stock', ...stocksOf(wanted))
        if (!(await isFree(tx, wanted, now()))) return 'sold_out'
        await tx
          .update(supplyHolds)
          .set({ stock: place, rooms: count, detail: { value: wanted.detail } })
          .where(isIt(name))
        await keepNights(tx, wanted)
        return 'moved' as const
      }),

    find: (wanted) =>
      scope(async (tx): Promise<LedgerEntry | null> => {
        const read = { stock, rooms, state, expiresAt, detail, outcome, isLive: isLive() }
        const [row] = await tx.select(read).from(supplyHolds).where(isIt(wanted))
        if (row === undefined) return null
        const { isLive: isStill, ...entry } = row
        return {
          ...entry,
          state: entry.state === 'held' && !isStill ? 'expired' : entry.state,
          nights: jointNights(await nightsOf(tx, wanted), row.stock).nights,
          detail: entry.detail.value,
          outcome: entry.outcome?.value ?? null,
        }
      }),

    taken: (stocks, first, last) => scope((tx) => takenOf(tx, stocks, first, last, isTaking(now()))),
  }
}

async function keepNights(
  tx: Transaction,
  { reference: name, ...taken }: Pick<RequestedHold, 'reference' | 'nights' | 'stock'>,
): Promise<void> {
  await tx.delete(supplyNights).where(eq(supplyNights.reference, name))
  await tx.insert(supplyNights).values(stockedNights(taken).map((night) => ({ ...night, reference: name })))
}

function nightsOf(tx: Transaction, wanted: string) {
  return tx
    .select({ date: supplyNights.date, free: supplyNights.free, stock: supplyNights.stock })
    .from(supplyNights)
    .where(eq(supplyNights.reference, wanted))
    .orderBy(asc(supplyNights.date), asc(supplyNights.stock))
}

function stocksOf(taken: StockedNights): string[] {
  return stockedNights(taken).map((night) => night.stock)
}
