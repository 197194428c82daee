import {
  and,
  desc,
  eq,
  exists,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  ne,
  not,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Transaction } from '../../db/database.ts'
import { sessions, users } from '../../domain/accounts/people-schema.ts'
import { agencyVersions, assets, auditLog, hosts } from '../../domain/agencies/agency-schema.ts'
import { bookingItems, bookings, payments, quotes, refunds } from '../../domain/booking/booking-schema.ts'
import { credits, outbox, promotions } from '../../domain/booking/checkout-schema.ts'
import { ofOwnBooking, ownBookings } from '../../domain/booking/own-bookings.ts'
import { mails } from '../../domain/mail/mail-schema.ts'
import { proposals } from '../../domain/proposals/proposal-schema.ts'
import { drafts, schedules, shares } from '../../domain/site-settings/branding-schema.ts'
import { publishedHash } from '../../domain/site-settings/publish-version.ts'

/** An agency's row counts, by their names for people. */
export interface Holdings {
  /** Deleted with the agency. */
  deleted: {
    hosts: string[]
    versions: number
    drafts: number
    pictures: number
    travellers: number
    staff: number
    /** People with credits to spend. */
    wallets: number
    sessions: number
    plans: number
    shares: number
    quotes: number
    proposals: number
    promotions: number
    mails: number
  }
  /** Retained for as long as the law requires. */
  kept: {
    bookings: number
    payments: number
    refunds: number
    credits: number
    versions: number
    audit: number
  }
  /** Open matters. */
  open: OpenCounts
  /** True if a payment was made with Stripe, whose keys are in the environment by slug. */
  hasStripe: boolean
}

/** Matters that a removal would leave without a site or an end. */
export interface OpenCounts {
  /** Stays, trips and rentals that are booked and not over. */
  trips: number
  holds: number
  /** Payments that the traveller or the gateway has begun, except for incidents. */
  payments: number
  /** Captures, refunds and queries to suppliers that the server still has to do. */
  tasks: number
  /** Incidents, which only a person can resolve. */
  incidents: number
}

const booked = ['in_doubt', 'pending', 'confirmed', 'cancellation_requested'] as const
const begun = ['requires_action', 'processing', 'requires_capture'] as const
/** Tasks that move no money: they do not prevent a removal. */
const idle = ['mail', 'complete', 'look-for-changes']

/**
 * Counts the rows of the transaction's agency. The demo's rows count only in the demo, although a removal deletes
 * them as well.
 */
export async function readHoldings(tx: Transaction, agencyId: string, demo: boolean): Promise<Holdings> {
  const own = (isDemo: PgColumn) => (demo ? undefined : eq(isDemo, false))
  const ofOwn = (bookingId: PgColumn) => ofOwnBooking(tx, agencyId, demo, bookingId)
  const { userType } = users
  const names = await tx.select({ host: hosts.host }).from(hosts).where(eq(hosts.agencyId, agencyId))
  const keptVersions = (await versionsToKeep(tx, agencyId, demo)).length
  const versions = await tx.$count(agencyVersions)
  return {
    deleted: {
      hosts: names.map(({ host }) => host).toSorted(),
      versions: versions - keptVersions,
      drafts: await tx.$count(drafts, isNotNull(drafts.document)),
      pictures: await tx.$count(assets),
      travellers: await tx.$count(users, and(eq(userType, 'Traveller'), own(users.isDemo))),
      wallets: await peopleWithCredits(tx, demo),
      staff: await tx.$count(users, and(ne(userType, 'Traveller'), own(users.isDemo))),
      sessions: await tx.$count(sessions),
      plans: await tx.$count(schedules, inArray(schedules.state, ['planned', 'live'])),
      shares: await tx.$count(shares, own(shares.isDemo)),
      quotes: await tx.$count(quotes, own(quotes.isDemo)),
      proposals: await tx.$count(proposals, own(proposals.isDemo)),
      promotions: await tx.$count(promotions, own(promotions.isDemo)),
      mails: await tx.$count(mails, own(mails.isDemo)),
    },
    kept: {
      bookings: await tx.$count(bookings, ownBookings(agencyId, demo)),
      payments: await tx.$count(payments, ofOwn(payments.bookingId)),
      refunds: await tx.$count(refunds, ofOwnPayment(tx, agencyId, demo)),
      credits: await tx.$count(credits, ofOwnPerson(tx, demo)),
      versions: keptVersions,
      audit: await tx.$count(auditLog),
    },
    open: await readOpen(tx, agencyId, demo),
    hasStripe:
      (await tx.$count(payments, and(eq(payments.gateway, 'stripe'), ofOwn(payments.bookingId)))) > 0,
  }
}

/**
 * Counts the open matters of the transaction's agency, by the database's clock. Those of the demo count only in the
 * demo, since no production server settles them.
 */
export async function readOpen(tx: Transaction, agencyId: string, demo: boolean): Promise<OpenCounts> {
  const { state, endsOn, holdExpiresAt } = bookingItems
  const { kind, dueAt, doneAt } = outbox
  const isOwnItem = ofOwnBooking(tx, agencyId, demo, bookingItems.bookingId)
  const isOwnPayment = ofOwnBooking(tx, agencyId, demo, payments.bookingId)
  const isOwnTask = demo ? undefined : eq(outbox.isDemo, false)
  const isGivenUp = and(isNull(dueAt), isNull(doneAt), isOwnTask)
  // A payment left to people is an incident, and no task of the server continues it.
  const incident = tx
    .select({ one: sql`1` })
    .from(outbox)
    .where(and(isGivenUp, sql`${outbox.payload} ->> 'paymentId' = ${payments.id}::text`))
  return {
    trips: await tx.$count(
      bookingItems,
      and(inArray(state, booked), gte(endsOn, sql`current_date`), isOwnItem),
    ),
    holds: await tx.$count(
      bookingItems,
      and(eq(state, 'on_hold'), or(isNull(holdExpiresAt), gt(holdExpiresAt, sql`now()`)), isOwnItem),
    ),
    payments: await tx.$count(
      payments,
      and(or(inArray(payments.state, begun), gt(payments.refunding, 0)), isOwnPayment, not(exists(incident))),
    ),
    tasks: await tx.$count(outbox, and(isNotNull(dueAt), notInArray(kind, idle), isOwnTask)),
    incidents: await tx.$count(outbox, isGivenUp),
  }
}

/** The last version and those with bookings; none if nothing was booked. The demo's count only in the demo. */
export async function versionsToKeep(tx: Transaction, agencyId: string, demo: boolean): Promise<number[]> {
  const rows = await tx
    .selectDistinct({ version: bookings.agencyVersion })
    .from(bookings)
    .where(ownBookings(agencyId, demo))
  if (rows.length === 0) return []
  const last = await publishedHash(tx, agencyId)
  return [...new Set([...rows, ...(last === null ? [] : [last])].map(({ version }) => version))]
}

function ofOwnPayment(tx: Transaction, agencyId: string, demo: boolean): SQL {
  const isOwn = ofOwnBooking(tx, agencyId, demo, payments.bookingId)
  return exists(
    tx
      .select({ one: sql`1` })
      .from(payments)
      .where(and(eq(payments.id, refunds.paymentId), isOwn)),
  )
}

/** People are deleted with the agency, and their credits are retained, except those of the demo's people. */
function ofOwnPerson(tx: Transaction, demo: boolean): SQL | undefined {
  const person = tx
    .select({ one: sql`1` })
    .from(users)
    .where(and(eq(users.id, credits.personId), eq(users.isDemo, true)))
  return demo ? undefined : not(exists(person))
}

async function peopleWithCredits(tx: Transaction, demo: boolean): Promise<number> {
  const { personId, currency, number, balance } = credits
  const last = tx
    .selectDistinctOn([personId, currency], { personId, balance })
    .from(credits)
    .where(ofOwnPerson(tx, demo))
    .orderBy(personId, currency, desc(number))
    .as('last')
  const rows = await tx.selectDistinct({ personId: last.personId }).from(last).where(gt(last.balance, 0))
  return rows.length
}

/** True if nothing is open. */
export function isSettled(open: OpenCounts): boolean {
  return Object.values(open).every((one) => one === 0)
}
