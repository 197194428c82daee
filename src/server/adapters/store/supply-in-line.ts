import { and, eq, gte, lte, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { stockedNights } from '../../domain/suppliers/ledger-night.ts'
import type { RequestedHold } from '../../domain/suppliers/supply-ledger.ts'
import { supplyHolds, supplyNights } from './supply-schema.ts'

/**
 * Locks this reference or these stocks until the end of the transaction. A reference's lock is taken before those of
 * stocks, and stocks are locked in order, so that no deadlock occurs. Later queries see what the previous holder stored.
 */
export async function inLine(
  tx: Transaction,
  of: 'reference' | 'stock',
  ...names: readonly string[]
): Promise<void> {
  const inOrder = [...new Set(names)].toSorted().map((name) => `supply ${of} ${name}`)
  await tx.execute(sql`
    select pg_advisory_xact_lock(hashtextextended(name, 0))
      from jsonb_array_elements_text(${JSON.stringify(inOrder)}::jsonb) as name
  `)
}

/** The condition for reserved stock at a moment: held and not lapsed, or confirmed. */
export function isTaking(now: SQL): SQL {
  const { state, expiresAt } = supplyHolds
  return sql`(${state} = 'confirmed' or (${state} = 'held' and ${expiresAt} > ${now}))`
}

/** True if this many are free on every night, apart from the reference's own and those of `replaced`. */
export async function isFree(
  tx: Transaction,
  wanted: Pick<RequestedHold, 'reference' | 'stock' | 'nights' | 'rooms'>,
  now: SQL,
  replaced: string | null = null,
): Promise<boolean> {
  const own = [wanted.reference, ...(replaced === null ? [] : [replaced])]
  const ofOthers = sql`(
    select coalesce(sum(${supplyHolds.rooms}), 0) from ${supplyNights}
      join ${supplyHolds} on ${supplyHolds.reference} = ${supplyNights.reference}
    where ${supplyNights.stock} = night.stock and ${supplyNights.date} = night.date
      and ${notInArray(supplyHolds.reference, own)} and ${isTaking(now)}
  )`
  const nights = sql`
    jsonb_to_recordset(${JSON.stringify(stockedNights(wanted))}::jsonb) as night(date date, free integer, stock text)
  `
  const short = await tx
    .select({ one: sql`1` })
    .from(nights)
    .where(sql`${ofOthers} + ${wanted.rooms} > night.free`)
    .limit(1)
  return short.length === 0
}

/** Stock → date → number reserved, for these stocks and dates. */
export async function takenOf(
  tx: Transaction,
  stocks: readonly string[],
  first: string,
  last: string,
  isTakenNow: SQL,
): Promise<Map<string, Map<string, number>>> {
  const { stock, date } = supplyNights
  // One parameter for all of them: a search asks for every room type of a city.
  const isOfThem = sql`${stock} = any(array(select jsonb_array_elements_text(${JSON.stringify(stocks)}::jsonb)))`
  const rows = await tx
    .select({ stock, date, rooms: sql<number>`sum(${supplyHolds.rooms})`.mapWith(Number) })
    .from(supplyNights)
    .innerJoin(supplyHolds, eq(supplyHolds.reference, supplyNights.reference))
    .where(and(isOfThem, gte(date, first), lte(date, last), isTakenNow))
    .groupBy(stock, date)
  const taken = new Map(stocks.map((one) => [one, new Map<string, number>()]))
  for (const row of rows) taken.get(row.stock)?.set(row.date, row.rooms)
  return taken
}
