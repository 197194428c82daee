import { isNotNull, sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment, momentOrNever } from '../../db/column-kinds.ts'
import { agencies } from '../agencies/agency-schema.ts'
import { paymentStates } from '../payments/payment-states.ts'
import type { ItemOutcome } from './item-outcome.ts'
import { itemStates } from './item-states.ts'

/** Priced rates that are valid for a limited time. */
export const quotes = pgTable(
  'quotes',
  {
    agencyId: uuid()
      .notNull()
      .references(() => agencies.id),
    id: uuid().notNull().defaultRandom(),
    product: text().notNull(),
    snapshot: jsonb().$type<object>().notNull(),
    visit: text(),
    personId: uuid(),
    createdAt: moment().defaultNow(),
    expiresAt: moment(),
    /** The booking that was made of it. */
    bookingId: uuid(),
    /** Made in the demo; cannot be booked in production. */
    isDemo: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.agencyId, table.id] }),
    index('quotes_expires_at_idx').on(table.expiresAt),
  ],
)

/** What was bought; only the owner may change. */
export const bookings = pgTable(
  'bookings',
  {
    agencyId: uuid()
      .notNull()
      .references(() => agencies.id),
    id: uuid().notNull(),
    /** Order of creation, counted over all agencies and therefore never shown. */
    sequence: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** The short code for people, such as LV-7K3QX9. */
    reference: text().notNull(),
    personId: uuid(),
    contactEmail: text().notNull(),
    /** The agency version at the time of booking, which styles its documents. */
    agencyVersion: integer().notNull(),
    language: text().notNull(),
    currency: text().notNull(),
    total: bigint({ mode: 'number' }).notNull(),
    snapshot: jsonb().$type<object>().notNull(),
    createdAt: moment().defaultNow(),
    /** Booked in the demo; does not exist for a server in production mode. */
    isDemo: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.agencyId, table.id] }),
    unique().on(table.agencyId, table.reference),
    index('bookings_sequence_idx').on(table.agencyId, table.sequence),
    index('bookings_person_idx')
      .on(table.agencyId, table.personId, table.sequence)
      .where(isNotNull(table.personId)),
  ],
)

/** The items of bookings, one product each. */
export const bookingItems = pgTable(
  'booking_items',
  {
    agencyId: uuid().notNull(),
    id: uuid().notNull(),
    bookingId: uuid().notNull(),
    line: integer().notNull(),
    product: text().notNull(),
    supplier: text().notNull(),
    state: text({ enum: itemStates }).notNull(),
    supplierReference: text(),
    holdExpiresAt: momentOrNever(),
    startsOn: date({ mode: 'string' }).notNull(),
    endsOn: date({ mode: 'string' }).notNull(),
    /** What was bought, as it was sold. */
    snapshot: jsonb().$type<object>().notNull(),
    /** What became known since, such as its confirmation. */
    outcome: jsonb().$type<ItemOutcome>(),
  },
  (table) => [
    primaryKey({ columns: [table.agencyId, table.id] }),
    unique().on(table.agencyId, table.bookingId, table.line),
    foreignKey({
      columns: [table.agencyId, table.bookingId],
      foreignColumns: [bookings.agencyId, bookings.id],
    }),
  ],
)

/** The payments of bookings. */
export const payments = pgTable(
  'payments',
  {
    agencyId: uuid().notNull(),
    id: uuid().notNull(),
    bookingId: uuid().notNull(),
    gateway: text().notNull(),
    gatewayReference: text(),
    state: text({ enum: paymentStates }).notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    currency: text().notNull(),
    captured: bigint({ mode: 'number' }).notNull().default(0),
    refunded: bigint({ mode: 'number' }).notNull().default(0),
    /** Refund in progress. */
    refunding: bigint({ mode: 'number' }).notNull().default(0),
    lastError: text(),
    /** The entry of the payment plan that it pays; null if due with the booking. */
    dueOn: date({ mode: 'string' }),
    /** The gateway's id of the method that later payments are charged to. */
    savedMethod: text(),
    /** Charged to a saved method while the traveller is absent. */
    isAutomatic: boolean().notNull().default(false),
    /** The amendment that it pays for; null for the original booking. */
    amendmentId: uuid(),
    createdAt: moment().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.agencyId, table.id] }),
    unique().on(table.agencyId, table.gateway, table.gatewayReference),
    foreignKey({
      columns: [table.agencyId, table.bookingId],
      foreignColumns: [bookings.agencyId, bookings.id],
    }),
    index('payments_booking_idx').on(table.agencyId, table.bookingId),
    /** Each entry of a plan is paid once: another payment begins only after the previous one is canceled. */
    uniqueIndex('payments_open_idx')
      .on(
        table.agencyId,
        table.bookingId,
        sql`coalesce(${table.dueOn}, '-infinity'::date)`,
        sql`coalesce(${table.amendmentId}, '00000000-0000-0000-0000-000000000000'::uuid)`,
      )
      .where(sql`${table.state} <> 'canceled'`),
  ],
)

export const refundStates = ['pending', 'succeeded', 'failed'] as const
export type RefundState = (typeof refundStates)[number]

/** Refunds of payments, with the gateway's ids. */
export const refunds = pgTable(
  'refunds',
  {
    agencyId: uuid().notNull(),
    paymentId: uuid().notNull(),
    gatewayReference: text().notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    state: text({ enum: refundStates }).notNull(),
    /** Requested here, and not at the gateway itself. */
    isOurs: boolean().notNull(),
    createdAt: moment().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.agencyId, table.paymentId, table.gatewayReference] }),
    foreignKey({
      columns: [table.agencyId, table.paymentId],
      foreignColumns: [payments.agencyId, payments.id],
    }),
  ],
)

/** Every step of an item or a payment; append-only. */
export const bookingEvents = pgTable(
  'booking_events',
  {
    agencyId: uuid().notNull(),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    bookingId: uuid().notNull(),
    itemId: uuid(),
    paymentId: uuid(),
    at: moment().default(sql`clock_timestamp()`),
    event: text().notNull(),
    fromState: text(),
    toState: text().notNull(),
    /** The captured or refunded amount. */
    amount: bigint({ mode: 'number' }),
    actor: text().notNull(),
    reason: text(),
  },
  (table) => [
    primaryKey({ columns: [table.agencyId, table.id] }),
    foreignKey({
      columns: [table.agencyId, table.bookingId],
      foreignColumns: [bookings.agencyId, bookings.id],
    }),
    index('booking_events_booking_idx').on(table.agencyId, table.bookingId, table.id),
  ],
)
