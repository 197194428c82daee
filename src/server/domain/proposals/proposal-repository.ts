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
  /** Seconds for which it can be booked. */
  seconds: number
  /** What was proposed, as it was then; plain data. */
  snapshot: object
}

export type ProposalState = 'open' | 'accepted' | 'declined' | 'booked' | 'expired' | 'withdrawn'

export interface ListedProposal extends Omit<NewProposal, 'snapshot' | 'seconds'> {
  id: string
  createdAt: Date
  answeredAt: Date | null
  /** In minor units of the currency; null if the client has not accepted. */
  acceptedTotal: number | null
  /** By the database's clock at the time of reading. */
  state: ProposalState
  /** Past its last day, whatever was answered. */
  isOver: boolean
  /** Of the current booking; null if there is none or it failed. */
  bookingReference: string | null
}

export interface Proposal extends ListedProposal, Pick<NewProposal, 'snapshot'> {
  expiresAt: Date
}

/** One agency's proposals. */
export interface ProposalRepository {
  create(proposal: NewProposal): Promise<Proposal>
  find(id: string): Promise<Proposal | null>
  /** Newest first: all, or those of one agent. */
  latest(limit: number, personId?: string): Promise<ListedProposal[]>
  /**
   * Stores that the client accepts a total (minor units); false if already accepted, declined, withdrawn, booked,
   * over or unknown.
   */
  accept(id: string, total: number): Promise<boolean>
  /** Stores that the client declines; false if already declined, withdrawn, booked, over or unknown. */
  decline(id: string): Promise<boolean>
  /** Withdraws it for good; false if declined, withdrawn, booked, over or unknown. */
  withdraw(id: string): Promise<boolean>
  /**
   * Stores the booking made of it, replacing one that failed; false if declined, withdrawn, booked or unknown. Of two
   * concurrent calls one succeeds.
   */
  booked(id: string, bookingId: string): Promise<boolean>
}

/** States of a current booking: held, waiting, confirmed or completed. */
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
const totals = {
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
  ...totals,
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

/** Returns the proposals of the scope's agency; demo proposals are included only in the demo. */
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

  /** Changes a proposal that is neither declined, withdrawn nor booked; returns whether it did. */
  async function whileFree(
    wanted: string,
    values: PgUpdateSetSource<typeof proposals>,
    condition?: SQL,
  ): Promise<boolean> {
    if (!isUuid(wanted)) return false
    const isIt = own(eq(id, wanted))
    const noted = await scope(async (tx) => {
      // Waits for a concurrent change; the separate query below then sees its result.
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

/** The condition of the booking of a proposal, if it is current. */
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

/** The condition that it is neither declined, withdrawn nor booked. */
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
