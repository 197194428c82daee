import { and, asc, desc, eq, gte, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { isUuid } from '../../kernel/ids/is-uuid.ts'
import type { BookingFilter, BookingPage, BookingPhase } from './booking.ts'
import { bookingItems, bookings } from './booking-schema.ts'
import type { ItemState } from './item-states.ts'

const open: ItemState[] = ['on_hold', 'in_doubt', 'pending', 'confirmed', 'cancellation_requested']

const current: ItemState[] = [...open, 'completed']

const { reference, contactEmail, snapshot, sequence } = bookings
const { agencyId, bookingId, state, startsOn } = bookingItems

/** The first day of a booking's first item. */
const begins = sql<string>`(select min(${startsOn}) from ${bookingItems} where ${agencyId} = ${bookings.agencyId} and ${bookingId} = ${bookings.id})`

/** How a list continues after a booking, and its order. */
interface Order {
  by: SQL[]
  after: (last: { sequence: number; begins: string }) => SQL | undefined
}

const byBooking: Order = { by: [desc(sequence)], after: (last) => lt(sequence, last.sequence) }
const orders: Readonly<Record<BookingPhase, Order>> = {
  upcoming: {
    by: [asc(begins), desc(sequence)],
    after: (last) =>
      or(sql`${begins} > ${last.begins}`, and(eq(begins, last.begins), lt(sequence, last.sequence))),
  },
  past: {
    by: [desc(begins), desc(sequence)],
    after: (last) =>
      or(sql`${begins} < ${last.begins}`, and(eq(begins, last.begins), lt(sequence, last.sequence))),
  },
  cancelled: byBooking,
}

/**
 * Returns the condition and order for a page of a list; null if nothing follows, for example after a booking that
 * `idOf` does not include.
 */
export async function placeInList(
  tx: Transaction,
  idOf: (id: string) => SQL | undefined,
  { after, phase }: BookingPage,
): Promise<{ where: SQL | undefined; by: SQL[] } | null> {
  const order = phase ? orders[phase.is] : byBooking
  const last = after === undefined ? undefined : await placeOf(tx, idOf, after)
  if (last === null) return null
  return { where: and(last && order.after(last), phase && isInPhase(phase)), by: order.by }
}

async function placeOf(tx: Transaction, idOf: (id: string) => SQL | undefined, wanted: string) {
  if (!isUuid(wanted)) return null
  const [found] = await tx.select({ sequence }).from(bookings).where(idOf(wanted))
  const first = sql<string | null>`min(${startsOn})`
  const [item] = await tx.select({ first }).from(bookingItems).where(eq(bookingId, wanted))
  return found && item?.first ? { sequence: found.sequence, begins: item.first } : null
}

/** Counts the bookings of a condition by phase; each is in exactly one. */
export async function countPhases(
  tx: Transaction,
  condition: SQL | undefined,
  today: string,
): Promise<Record<BookingPhase, number>> {
  const count = async (is: BookingPhase) => {
    const all = sql<number>`count(*)::int`
    // As a condition, because a column of a query's result loses its table name.
    const where = and(condition, isInPhase({ is, today }))
    const [found] = await tx.select({ all }).from(bookings).where(where)
    return found?.all ?? 0
  }
  return {
    upcoming: await count('upcoming'),
    past: await count('past'),
    cancelled: await count('cancelled'),
  }
}

/** The condition of a filtered list; undefined if there is no filter. */
export function narrowedTo(filter: BookingFilter | undefined): SQL | undefined {
  if (!filter) return undefined
  const { search, from, to } = filter
  const some = (condition: SQL) =>
    sql`exists (select from ${bookingItems} where ${agencyId} = ${bookings.agencyId} and ${bookingId} = ${bookings.id} and ${condition})`
  return and(
    search === undefined ? undefined : has(search),
    filter.state && some(eq(state, filter.state)),
    from === undefined ? undefined : some(gte(startsOn, from)),
    to === undefined ? undefined : some(lte(startsOn, to)),
  )
}

/** Search text is taken literally: pattern characters are escaped. */
function has(search: string): SQL | undefined {
  const wanted = `%${search.trim().replace(/[\\%_]/g, '\\$&')}%`
  const people = sql`concat(${snapshot}->'contact'->>'firstName', ' ', ${snapshot}->'contact'->>'lastName')`
  // Searches names only: document numbers cannot be searched.
  const travellers = sql`exists (select from jsonb_path_query(${snapshot}, '$.parties[*].travellers[*]') as one where concat(one->>'firstName', ' ', one->>'lastName') ilike ${wanted})`
  return or(
    sql`${reference} ilike ${wanted}`,
    sql`${contactEmail} ilike ${wanted}`,
    sql`${people} ilike ${wanted}`,
    travellers,
  )
}

/** The condition for a phase: upcoming (something has not ended), failed, or past. Each booking is in exactly one. */
function isInPhase({ is, today }: NonNullable<BookingPage['phase']>): SQL {
  const { agencyId, bookingId, state, endsOn } = bookingItems
  const some = (condition: SQL) =>
    sql`exists (select from ${bookingItems} where ${agencyId} = ${bookings.agencyId} and ${bookingId} = ${bookings.id} and ${condition})`
  const isAmong = (states: ItemState[]) =>
    sql`${state} in (${sql.join(
      states.map((one) => sql`${one}`),
      sql`, `,
    )})`
  const isToCome = some(sql`${isAmong(open)} and ${endsOn} >= ${today}`)
  const isCurrent = some(isAmong(current))
  if (is === 'upcoming') return isToCome
  return is === 'past' ? sql`not ${isToCome} and ${isCurrent}` : sql`not ${isCurrent}`
}
