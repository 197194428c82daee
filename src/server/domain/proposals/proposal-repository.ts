import { and, desc, eq, exists, inArray, isNull, notExists, type SQL, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Transaction } from '../../db/database.ts'
import type { Scope } from '../../db/scope.ts'
import { isUuid } from '../../kernel/ids/is-uuid.ts'
import { bookingItems, bookings } from '../booking/booking-schema.ts'
import { proposals } from './proposal-schema.ts'

export interface NewProposal {
  product: string
  personId: string
  personName: string
  clientName: string
  clientEmail: string
  note: string
  title: string
  startsOn: string
  endsOn: string
  currency: string
  total: number
  keepsPrice: boolean
  validUntil: string
  /** How long it can be booked. */
  seconds: number
  /** What was proposed, as it was then; plain data. */
  snapshot: object
}

export type ProposalState = 'open' | 'accepted' | 'declined' | 'booked' | 'expired' | 'withdrawn'

export interface ListedProposal extends Omit<NewProposal, 'snapshot' | 'seconds'> {
  id: string
  createdAt: Date
  answeredAt: Date | null
  /** In minor units of the currency; null where the client accepted nothing. */
  acceptedTotal: number | null
  /** As it is by the database's clock when it was read. */
  state: ProposalState
  /** Past its last day, whatever was answered. */
  isOver: boolean
  /** Of the booking that stands; null where there is none, or it came to nothing. */
  bookingReference: string | null
}

export interface Proposal extends ListedProposal, Pick<NewProposal, 'snapshot'> {
  expiresAt: Date
}

/** One agency's proposals. */
export interface ProposalRepository {
  create(proposal: NewProposal): Promise<Proposal>
  find(id: string): Promise<Proposal | null>
  /** The newest first: all, or those of one agent. */
  latest(limit: number, personId?: string): Promise<ListedProposal[]>
  /** Stores that the client accepts a total (minor units); false where they did before, or it is declined, withdrawn, booked, over or unknown. */
  accept(id: string, total: number): Promise<boolean>
  /** Stores that the client declines; false where they did before, or it is withdrawn, booked, over or unknown. */
  decline(id: string): Promise<boolean>
  /** Takes it back for good; false where it is declined, taken back, booked or over, or there is none. */
  withdraw(id: string): Promise<boolean>
  /**
   * Notes what it became, in the place of a booking that came to nothing; false where it was declined, taken back or booked, or there is none.
   * Of two at a moment one gets it.
   */
  booked(id: string, bookingId: string): Promise<boolean>
}

/** A booking that is or will be: held, waiting, confirmed or behind us. */
const standing = [
  'on_hold',
  'in_doubt',
  'pending',
  'confirmed',
  'cancellation_requested',
  'completed',
] as const

const { snapshot, expiresAt, ...columns } = proposals
const { id, product, personId, personName, clientName, clientEmail, note, title, startsOn, endsOn } = columns
const {
  currency,
  total,
  keepsPrice,
  validUntil,
  createdAt,
  answer,
  answeredAt,
  acceptedTotal,
  bookingId,
  withdrawnAt,
} = columns
const isOver = sql<boolean>`${expiresAt} <= clock_timestamp()`
const isWithdrawn = sql<boolean>`${withdrawnAt} is not null`
const bookingReference = sql<string | null>`${bookings.reference}`
const said = {
  id,
  product,
  personId,
  personName,
  clientName,
  clientEmail,
  note,
  title,
  startsOn,
  endsOn,
  currency,
}
const listed = {
  ...said,
  total,
  keepsPrice,
  validUntil,
  createdAt,
  answer,
  answeredAt,
  acceptedTotal,
  isOver,
  bookingReference,
  isWithdrawn,
}

/** Gives the proposals of the scope's agency; what was proposed in the demo is there in the demo alone. */
export function proposalRepository(agencyId: string, scope: Scope, demo: boolean): ProposalRepository {
  const own = (...conditions: (SQL | undefined)[]) =>
    and(eq(proposals.agencyId, agencyId), demo ? undefined : eq(proposals.isDemo, false), ...conditions)

  async function found(wanted: string): Promise<Proposal | null> {
    if (!isUuid(wanted)) return null
    const [row] = await scope((tx) =>
      tx
        .select({ ...listed, snapshot, expiresAt })
        .from(proposals)
        .leftJoin(bookings, bookingOf(tx))
        .where(own(eq(id, wanted))),
    )
    return row ? withState(row) : null
  }

  /** Changes one that is neither declined, taken back nor booked, and says whether it was. */
  async function whileFree(
    wanted: string,
    values: PgUpdateSetSource<typeof proposals>,
    condition?: SQL,
  ): Promise<boolean> {
    if (!isUuid(wanted)) return false
    const isIt = own(eq(id, wanted))
    const noted = await scope(async (tx) => {
      // Whoever changes it at this moment is waited for, and what that one made of it is seen by a question of its own.
      await tx.select({ id }).from(proposals).where(isIt).for('no key update')
      const isFree = and(isIt, condition, isBookable(tx))
      return tx.update(proposals).set(values).where(isFree).returning({ id })
    })
    return noted.length > 0
  }

  function answered(wanted: string, says: 'accept' | 'decline', accepted: number | null): Promise<boolean> {
    const isNew = sql`${answer} is distinct from ${says} and not (${isOver})`
    const values = { answer: says, answeredAt: sql`clock_timestamp()`, acceptedTotal: accepted }
    return whileFree(wanted, values, isNew)
  }

  return {
    find: found,
    async create({ seconds, ...proposal }) {
      const ends = sql`clock_timestamp() + make_interval(secs => ${seconds})`
      const [made] = await scope((tx) =>
        tx
          .insert(proposals)
          .values({ ...proposal, agencyId, expiresAt: ends, isDemo: demo })
          .returning({ id }),
      )
      const stored = made ? await found(made.id) : null
      if (stored === null) throw new Error('a proposal was not stored')
      return stored
    },
    async latest(limit, of) {
      const rows = await scope((tx) =>
        tx
          .select(listed)
          .from(proposals)
          .leftJoin(bookings, bookingOf(tx))
          .where(own(of === undefined ? undefined : eq(personId, of)))
          .orderBy(desc(createdAt), desc(id))
          .limit(limit),
      )
      return rows.map(withState)
    },
    accept: (wanted, accepted) => answered(wanted, 'accept', accepted),
    decline: (wanted) => answered(wanted, 'decline', null),
    withdraw: (wanted) => whileFree(wanted, { withdrawnAt: sql`clock_timestamp()` }, sql`not (${isOver})`),
    booked: (wanted, becomes) => whileFree(wanted, { bookingId: becomes }),
  }
}

/** The condition of the booking of a proposal, if it stands. */
function bookingOf(tx: Transaction): SQL | undefined {
  const item = tx
    .select({ one: sql`1` })
    .from(bookingItems)
    .where(
      and(
        eq(bookingItems.agencyId, bookings.agencyId),
        eq(bookingItems.bookingId, bookings.id),
        inArray(bookingItems.state, [...standing]),
      ),
    )
  return and(eq(bookings.agencyId, proposals.agencyId), eq(bookings.id, bookingId), exists(item))
}

/** The condition that it was neither declined, taken back nor booked. */
function isBookable(tx: Transaction): SQL | undefined {
  const standing = tx.select({ one: sql`1` }).from(bookings).where(bookingOf(tx))
  return and(isNull(withdrawnAt), sql`${answer} is distinct from 'decline'`, notExists(standing))
}

interface Became {
  answer: 'accept' | 'decline' | null
  isOver: boolean
  isWithdrawn: boolean
  bookingReference: string | null
}

function withState<Row extends Became>(
  row: Row,
): Omit<Row, 'answer' | 'isWithdrawn'> & { state: ProposalState } {
  const { answer: _, isWithdrawn: __, ...rest } = row
  return { ...rest, state: stateOf(row) }
}

function stateOf(row: Became): ProposalState {
  if (row.bookingReference !== null) return 'booked'
  if (row.isWithdrawn) return 'withdrawn'
  if (row.answer === 'decline') return 'declined'
  if (row.answer === 'accept') return 'accepted'
  return row.isOver ? 'expired' : 'open'
}
