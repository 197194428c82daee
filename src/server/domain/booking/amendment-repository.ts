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

/** What a change of an item comes to, as it was quoted; amounts in minor units of the price's currency. Plain data. */
export interface AmendmentSnapshot {
  readonly was: QuotedItem
  readonly becomes: QuotedItem
  /** First and last local day of what it becomes, YYYY-MM-DD. */
  readonly period: { readonly start: string; readonly end: string }
  /** What is paid here before it is applied; 0 for nothing. */
  readonly due: number
  /** What comes back by the way it was paid, once it is applied. */
  readonly refund: number
  /** What it costs more and is too little to be charged; none of a version before. */
  readonly uncharged?: number
}

export interface NewAmendment {
  /** A UUID, by which the supplier knows it too. */
  id: string
  bookingId: string
  itemId: string
  snapshot: AmendmentSnapshot
}

export interface Amendment extends NewAmendment {
  state: AmendmentState
  /** Who travels from then on, from the acceptance until it is decided; null otherwise, and where nobody else does. */
  party: Party | null
  /** Whether an agent or owner accepted it for the traveller, who is asked by mail to pay. */
  isForTraveller: boolean
  /** Why it was rejected or failed; null otherwise. */
  reason: string | null
  createdAt: Date
  expiresAt: Date
  /** Seconds for which its price is still kept, by the database's clock, when it was read; 0 once it is over. */
  secondsLeft: number
}

/** What happens to an amendment, and what is known of it from then on. */
export interface AmendmentStep {
  event: AmendmentEvent
  reason?: string
  party?: Party | null
  isForTraveller?: boolean
}

/** One agency's amendments. */
export interface AmendmentRepository {
  /** Stores what was quoted, which may be accepted for so many seconds. Of an item no more than five quotes are kept: the oldest goes. */
  create(amendment: NewAmendment, seconds: number): Promise<Amendment>
  find(id: string): Promise<Amendment | null>
  /** Those that were accepted, the first first: of many the latest, and each that is under way. What was only quoted is found by its id. */
  ofBooking(bookingId: string): Promise<Amendment[]>
  /** Gives which of some bookings have a change that was accepted and waits for its traveller to pay. */
  unpaidAmong(bookingIds: readonly string[]): Promise<ReadonlySet<string>>
  /** Takes a step; null for no such amendment. Throws `IllegalStep` where its state allows none. Whoever takes one holds the booking. */
  move(id: string, step: AmendmentStep): Promise<Amendment | null>
}

/** Visitors compare some dates; one who asks for more has given up the first. */
const QUOTES_OF_ITEM = 5
/** As many as a booking shows. */
const SHOWN = 40

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

/** Gives the amendments of the scope's agency; those of the demo's bookings are there in the demo alone. */
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
          .limit(SHOWN),
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
