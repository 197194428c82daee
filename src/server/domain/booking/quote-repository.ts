import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Scope } from '../../db/scope.ts'
import { isUuid } from '../../kernel/ids/is-uuid.ts'
import { quotes } from './booking-schema.ts'

export interface NewQuote {
  product: string
  /** All that the booking is made of, prices of the supplier included; plain data. */
  snapshot: object
  visit: string | null
  personId: string | null
}

export interface Quote extends NewQuote {
  id: string
  createdAt: Date
  expiresAt: Date
  /** By the database's clock, when it was read. */
  isExpired: boolean
  /** What it became, if it was booked. */
  bookingId: string | null
}

/** One agency's quotes. One that ended is found for a day, so that who comes late hears that it ended. */
export interface QuoteRepository {
  /** Half an hour is what a traveller has, unless told otherwise. */
  create(quote: NewQuote, seconds?: number): Promise<Quote>
  find(id: string): Promise<Quote | null>
  /** The same, and lets nobody else book it before the transaction ends. */
  lock(id: string): Promise<Quote | null>
  /** Puts another snapshot in its place; null where it has become something, or there is none. */
  change(id: string, snapshot: object): Promise<Quote | null>
  /** Notes what it became; false where it has become something before. */
  booked(id: string, bookingId: string): Promise<boolean>
}

const HALF_AN_HOUR = 1800
const { id, product, snapshot, visit, personId, createdAt, expiresAt, bookingId } = quotes
// The moment of the look, not of the transaction's begin: it may have waited for somebody else's.
const isExpired = sql<boolean>`${expiresAt} <= clock_timestamp()`
const read = { id, product, snapshot, visit, personId, createdAt, expiresAt, isExpired, bookingId }

/** Gives the quotes of the scope's agency; those that were made in the demo are there in the demo alone. */
export function quoteRepository(agencyId: string, scope: Scope, demo: boolean): QuoteRepository {
  const own = (...conditions: (SQL | undefined)[]) =>
    and(eq(quotes.agencyId, agencyId), demo ? undefined : eq(quotes.isDemo, false), ...conditions)

  return {
    async create(quote, seconds = HALF_AN_HOUR) {
      const ends = sql`clock_timestamp() + make_interval(secs => ${seconds})`
      const [made] = await scope((tx) =>
        tx
          .insert(quotes)
          .values({ ...quote, agencyId, expiresAt: ends, isDemo: demo })
          .returning(read),
      )
      if (made === undefined) throw new Error('a quote was not stored')
      return made
    },
    async find(wanted) {
      if (!isUuid(wanted)) return null
      const [row] = await scope((tx) =>
        tx
          .select(read)
          .from(quotes)
          .where(own(eq(id, wanted))),
      )
      return row ?? null
    },
    async lock(wanted) {
      if (!isUuid(wanted)) return null
      const [row] = await scope((tx) =>
        tx
          .select(read)
          .from(quotes)
          .where(own(eq(id, wanted)))
          .for('update'),
      )
      return row ?? null
    },
    async change(wanted, changed) {
      if (!isUuid(wanted)) return null
      const isFree = own(eq(id, wanted), sql`${bookingId} is null`)
      const [row] = await scope((tx) =>
        tx.update(quotes).set({ snapshot: changed }).where(isFree).returning(read),
      )
      return row ?? null
    },
    async booked(wanted, becomes) {
      const isFree = own(eq(id, wanted), sql`${bookingId} is null`)
      const noted = await scope((tx) =>
        tx.update(quotes).set({ bookingId: becomes }).where(isFree).returning({ id }),
      )
      return noted.length > 0
    },
  }
}
