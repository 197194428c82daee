import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Party } from '../../../contract/types.ts'
import type { Scope } from '../../db/scope.ts'
import { isUuid } from '../../kernel/ids/is-uuid.ts'
import { IllegalStep } from '../payments/illegal-step.ts'
import type { QuotedItem } from '../products/spine/quoted-item.ts'
import {
  type AmendmentEvent,
  type AmendmentState,
  amendmentStates,
  isUnderWay,
  nextAmendmentState,
} from './amendment-states.ts'
import { payments } from './booking-schema.ts'
import { amendments } from './change-schema.ts'
import { ofOwnBooking } from './own-bookings.ts'

/** A quoted change of an item; amounts in minor units of the price's currency. Plain data. */
export interface AmendmentSnapshot {
  readonly was: QuotedItem
  readonly becomes: QuotedItem
  /** First and last local day after the change, YYYY-MM-DD. */
  readonly period: { readonly start: string; readonly end: string }
  /** Indexes of the travellers who stay, in order, if the change determines them; otherwise absent. */
  readonly staying?: readonly number[]
  /** Amount to pay before the change is applied; 0 if nothing. */
  readonly due: number
  /** Amount refunded to the method that paid it, once the change is applied. */
  readonly refund: number
  /** Extra cost that is too small to charge; absent in records of an earlier version. */
  readonly uncharged?: number
}

export interface NewAmendment {
  /** A UUID, which the supplier also knows. */
  id: string
  bookingId: string
  itemId: string
  snapshot: AmendmentSnapshot
}

export interface Amendment extends NewAmendment {
  state: AmendmentState
  /** The new travellers, from acceptance to decision; otherwise null, also if they stay the same. */
  party: Party | null
  /** Whether an agent or owner accepted it on the traveller's behalf, who is asked by mail to pay. */
  isForTraveller: boolean
  /** Why it was rejected or failed; otherwise null. */
  reason: string | null
  createdAt: Date
  expiresAt: Date
  /** Seconds until its price lapses, by the database's clock at the time of reading; 0 once lapsed. */
  secondsLeft: number
}

/** A step of an amendment, with what becomes known in it. */
export interface AmendmentStep {
  event: AmendmentEvent
  reason?: string
  party?: Party | null
  isForTraveller?: boolean
}

/** One agency's amendments. */
export interface AmendmentRepository {
  /**
   * Stores a quote that may be accepted within `seconds`. Each item keeps at most five quotes; the oldest is deleted.
   */
  create(amendment: NewAmendment, seconds: number): Promise<Amendment>
  find(id: string): Promise<Amendment | null>
  /**
   * Returns the latest accepted amendments and every open one, oldest first. Amendments that are only quoted are
   * found by id.
   */
  ofBooking(bookingId: string): Promise<Amendment[]>
  /** Returns which of the bookings have an accepted change that waits for its payment. */
  unpaidAmong(bookingIds: readonly string[]): Promise<ReadonlySet<string>>
  /**
   * Takes a step; returns null if there is no such amendment. Throws `IllegalStep` if its state does not allow the
   * step. The caller must hold the booking.
   */
  move(id: string, step: AmendmentStep): Promise<Amendment | null>
}

/** A visitor compares a few dates; more than that replaces the first one. */
const QUOTES_OF_ITEM = 5
/** The number of amendments that a booking shows. */
const MOST_LISTED = 40

const { id, bookingId, itemId, state, snapshot, party, isForTraveller, reason, createdAt, expiresAt } =
  amendments
const secondsLeft =
  sql<number>`greatest(0, ceil(extract(epoch from ${expiresAt} - clock_timestamp())))`.mapWith(Number)
const read = {
  id,
  bookingId,
  itemId,
  state,
  snapshot,
  party,
  isForTraveller,
  reason,
  createdAt,
  expiresAt,
  secondsLeft,
}

/** Returns the amendments of the scope's agency; demo bookings are included only in the demo. */
export function amendmentRepository(agencyId: string, scope: Scope, demo: boolean): AmendmentRepository {
  const own = eq(amendments.agencyId, agencyId)
  const typed = (row: object) => row as Amendment

  return {
    create: (amendment, seconds) =>
      scope(async (tx) => {
        const ends = sql`clock_timestamp() + make_interval(secs => ${seconds})`
        const [made] = await tx
          .insert(amendments)
          .values({ ...amendment, agencyId, state: 'proposed', expiresAt: ends })
          .returning(read)
        if (made === undefined) throw new Error('an amendment was not stored')
        const quoted = and(own, eq(itemId, amendment.itemId), eq(state, 'proposed'))
        const latest = tx.select({ id }).from(amendments).where(quoted)
        const older = latest.orderBy(desc(createdAt), desc(id)).offset(QUOTES_OF_ITEM)
        await tx.delete(amendments).where(and(quoted, inArray(id, older)))
        return typed(made)
      }),
    async find(wanted) {
      if (!isUuid(wanted)) return null
      const [row] = await scope((tx) =>
        tx
          .select(read)
          .from(amendments)
          .where(and(own, ofOwnBooking(tx, agencyId, demo, bookingId), eq(id, wanted))),
      )
      return row === undefined ? null : typed(row)
    },
    async ofBooking(wanted) {
      const rows = await scope((tx) =>
        tx
          .select(read)
          .from(amendments)
          .where(
            and(
              own,
              ofOwnBooking(tx, agencyId, demo, bookingId),
              eq(bookingId, wanted),
              ne(state, 'proposed'),
            ),
          )
          .orderBy(desc(inArray(state, amendmentStates.filter(isUnderWay))), desc(createdAt), desc(id))
          .limit(MOST_LISTED),
      )
      return rows.map(typed).toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
    },
    async unpaidAmong(wanted) {
      const paying = and(eq(payments.agencyId, agencyId), eq(payments.amendmentId, id))
      const rows = await scope((tx) =>
        tx
          .selectDistinct({ bookingId })
          .from(amendments)
          .innerJoin(payments, paying)
          .where(
            and(
              own,
              ofOwnBooking(tx, agencyId, demo, bookingId),
              inArray(bookingId, [...wanted]),
              eq(state, 'accepted'),
              sql`${expiresAt} > clock_timestamp()`,
              inArray(payments.state, ['requires_payment_method', 'requires_action']),
            ),
          ),
      )
      return new Set(rows.map((row) => row.bookingId))
    },
    move: (wanted, { event, ...known }) =>
      scope(async (tx) => {
        const isIt = and(own, eq(id, wanted), ofOwnBooking(tx, agencyId, demo, bookingId))
        const [held] = await tx.select({ state }).from(amendments).where(isIt).for('update')
        if (held === undefined) return null
        const next = nextAmendmentState(held.state, event)
        if (next === null) throw new IllegalStep('amendment', held.state, event)
        const [moved] = await tx
          .update(amendments)
          .set({ ...known, state: next })
          .where(isIt)
          .returning(read)
        return moved === undefined ? null : typed(moved)
      }),
  }
}
