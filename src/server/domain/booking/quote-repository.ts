import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Scope } from '../../db/scope.ts'
import { isUuid } from '../../kernel/ids/is-uuid.ts'
import { quotes } from './booking-schema.ts'
import { QUOTE_SECONDS } from './quote-length.ts'

export interface NewQuote {
  product: string
  /** All that the booking is made of, including supplier prices; plain data. */
  snapshot: object
  visit: string | null
  personId: string | null
}

export interface Quote extends NewQuote {
  id: string
  createdAt: Date
  expiresAt: Date
  /** By the database's clock at the time of reading. */
  isExpired: boolean
  /** The booking that was made of it, if any. */
  bookingId: string | null
}

/** One agency's quotes. An ended quote is found for another day, so that a late visitor sees that it has ended. */
export interface QuoteRepository {
  /** Valid for `QUOTE_SECONDS` unless `seconds` is given. */
  create(quote: NewQuote, seconds?: number): Promise<Quote>
  find(id: string): Promise<Quote | null>
  /** The same, locked against other bookings until the transaction ends. */
  lock(id: string): Promise<Quote | null>
  /** Replaces the snapshot; null if it was booked or does not exist. */
  change(id: string, snapshot: object): Promise<Quote | null>
  /** Stores the booking made of it; false if it was booked before. */
  booked(id: string, bookingId: string): Promise<boolean>
}

const { id, product, snapshot, visit, personId, createdAt, expiresAt, bookingId } = quotes
// The time of reading, not of the transaction's start: it may have waited for a lock.
const isExpired = sql<boolean>`${expiresAt} <= clock_timestamp()`
const read = { id, product, snapshot, visit, personId, createdAt, expiresAt, isExpired, bookingId }

/** Returns the quotes of the scope's agency; demo quotes are included only in the demo. */
export function quoteRepository(agencyId: string, scope: Scope, demo: boolean): QuoteRepository {
  const own = (...conditions: (SQL | undefined)[]) =>
    and(eq(quotes.agencyId, agencyId), demo ? undefined : eq(quotes.isDemo, false), ...conditions)

  return {
    async create(quote, seconds = QUOTE_SECONDS) {
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
