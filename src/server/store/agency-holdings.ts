import { and, desc, eq, gt, gte, inArray, isNotNull, isNull, ne, notInArray, or, sql } from 'drizzle-orm'
import { bookingItems, bookings, payments, quotes, refunds } from './booking-schema.ts'
import { drafts, schedules } from './branding-schema.ts'
import { credits, outbox, promotions } from './checkout-schema.ts'
import type { Transaction } from './database.ts'
import { sessions, users } from './people-schema.ts'
import { proposals } from './proposal-schema.ts'
import { publishedHash } from './publish-version.ts'
import { agencyVersions, assets, auditLog, hosts, mails, shares } from './schema.ts'

/** Rows that an agency has, by what a person calls them. */
export interface Holdings {
  /** Deleted when the agency is removed. */
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
  /** Kept for as long as the law requires. */
  kept: {
    bookings: number
    payments: number
    refunds: number
    credits: number
    versions: number
    audit: number
  }
  /** What is not finished. */
  open: OpenCounts
  /** Whether a payment was made by Stripe, whose keys the environment has by slug. */
  hasStripe: boolean
}

/** What a removal would leave without a site or without an end. */
export interface OpenCounts {
  /** Stays, trips and rentals that are booked and not over. */
  trips: number
  holds: number
  /** Payments that the traveller or the gateway has begun. */
  payments: number
  /** Captures, refunds and questions to suppliers that the server is still to do. */
  tasks: number
  /** What only a person can settle. */
  incidents: number
}

const booked = ['pending', 'confirmed', 'cancellation_requested'] as const
const begun = ['requires_action', 'processing', 'requires_capture'] as const
/** Tasks that move no money: they keep no agency from being removed. */
const idle = ['mail', 'complete']

/** Counts what the transaction's agency has. */
export async function readHoldings(tx: Transaction, agencyId: string): Promise<Holdings> {
  const names = await tx.select({ host: hosts.host }).from(hosts).where(eq(hosts.agencyId, agencyId))
  const keptVersions = (await versionsToKeep(tx, agencyId)).length
  const versions = await tx.$count(agencyVersions)
  return {
    deleted: {
      hosts: names.map(({ host }) => host).toSorted(),
      versions: versions - keptVersions,
      drafts: await tx.$count(drafts, isNotNull(drafts.document)),
      pictures: await tx.$count(assets),
      travellers: await tx.$count(users, eq(users.userType, 'Traveller')),
      wallets: await peopleWithCredits(tx),
      staff: await tx.$count(users, ne(users.userType, 'Traveller')),
      sessions: await tx.$count(sessions),
      plans: await tx.$count(schedules, inArray(schedules.state, ['planned', 'live'])),
      shares: await tx.$count(shares),
      quotes: await tx.$count(quotes),
      proposals: await tx.$count(proposals),
      promotions: await tx.$count(promotions),
      mails: await tx.$count(mails),
    },
    kept: {
      bookings: await tx.$count(bookings),
      payments: await tx.$count(payments),
      refunds: await tx.$count(refunds),
      credits: await tx.$count(credits),
      versions: keptVersions,
      audit: await tx.$count(auditLog),
    },
    open: await readOpen(tx),
    hasStripe: (await tx.$count(payments, eq(payments.gateway, 'stripe'))) > 0,
  }
}

/** Counts what is not finished at the transaction's agency, by the database's clock. */
export async function readOpen(tx: Transaction): Promise<OpenCounts> {
  const { state, endsOn, holdExpiresAt } = bookingItems
  const { kind, dueAt, doneAt } = outbox
  return {
    trips: await tx.$count(bookingItems, and(inArray(state, booked), gte(endsOn, sql`current_date`))),
    holds: await tx.$count(
      bookingItems,
      and(eq(state, 'on_hold'), or(isNull(holdExpiresAt), gt(holdExpiresAt, sql`now()`))),
    ),
    payments: await tx.$count(payments, or(inArray(payments.state, begun), gt(payments.refunding, 0))),
    tasks: await tx.$count(outbox, and(isNotNull(dueAt), notInArray(kind, idle))),
    incidents: await tx.$count(outbox, and(isNull(dueAt), isNull(doneAt))),
  }
}

/** The last version and those that bookings were made at; none where nothing was booked. */
export async function versionsToKeep(tx: Transaction, agencyId: string): Promise<number[]> {
  const rows = await tx.selectDistinct({ version: bookings.agencyVersion }).from(bookings)
  if (rows.length === 0) return []
  const last = await publishedHash(tx, agencyId)
  return [...new Set([...rows, ...(last === null ? [] : [last])].map(({ version }) => version))]
}

async function peopleWithCredits(tx: Transaction): Promise<number> {
  const { personId, currency, number, balance } = credits
  const last = tx
    .selectDistinctOn([personId, currency], { personId, balance })
    .from(credits)
    .orderBy(personId, currency, desc(number))
    .as('last')
  const rows = await tx.selectDistinct({ personId: last.personId }).from(last).where(gt(last.balance, 0))
  return rows.length
}

/** Whether nothing is open. */
export function isSettled(open: OpenCounts): boolean {
  return Object.values(open).every((one) => one === 0)
}
