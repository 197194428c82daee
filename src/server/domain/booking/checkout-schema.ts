import { and, isNull, sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment, momentOrNever } from '../../db/column-kinds.ts'
import { agencies } from '../agencies/agency-schema.ts'
import { bookings } from './booking-schema.ts'

/** Answers of requests that must have one effect (security, 17). */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    agencyId: uuid()
      .notNull()
      .references(() => agencies.id),
    operation: text().notNull(),
    /** Hash of the caller: keys of different callers never collide. */
    caller: text().notNull(),
    key: text().notNull(),
    bodyHash: text().notNull(),
    /** Id for the result, the same for every server that continues it. */
    subject: uuid().notNull(),
    /** Known only to the server that is answering it. */
    claim: uuid().notNull(),
    attempts: integer().notNull().default(1),
    leasedUntil: moment(),
    /** Null while it is being answered. */
    status: integer(),
    response: jsonb(),
    createdAt: moment().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.agencyId, table.operation, table.caller, table.key] }),
    index('idempotency_keys_created_at_idx').on(table.createdAt),
  ],
)

/** Work for a booking after its answer is sent; written together with its cause. */
export const outbox = pgTable(
  'outbox',
  {
    agencyId: uuid()
      .notNull()
      .references(() => agencies.id),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    kind: text().notNull(),
    payload: jsonb().$type<object>().notNull(),
    createdAt: moment().defaultNow(),
    /** Null if done or given up. */
    dueAt: momentOrNever(),
    attempts: integer().notNull().default(0),
    /** Known only to the server that is doing it. */
    lease: uuid(),
    doneAt: momentOrNever(),
    error: text(),
    /** From the demo; no production server does it. */
    isDemo: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.agencyId, table.id] }),
    index('outbox_due_at_idx').on(table.dueAt),
    index('outbox_done_at_idx').on(table.doneAt),
    index('outbox_given_up_idx')
      .on(table.agencyId, table.id)
      .where(and(isNull(table.dueAt), isNull(table.doneAt)) ?? sql`true`),
  ],
)

/** The wallets of people at an agency, entry by entry; append-only. */
export const credits = pgTable(
  'credits',
  {
    agencyId: uuid()
      .notNull()
      .references(() => agencies.id),
    personId: uuid().notNull(),
    currency: text().notNull(),
    number: integer().notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    /** The balance after this entry. */
    balance: bigint({ mode: 'number' }).notNull(),
    reason: text().notNull(),
    bookingId: uuid(),
    at: moment().default(sql`clock_timestamp()`),
  },
  (table) => [
    primaryKey({ columns: [table.agencyId, table.personId, table.currency, table.number] }),
    foreignKey({
      columns: [table.agencyId, table.bookingId],
      foreignColumns: [bookings.agencyId, bookings.id],
    }),
  ],
)

export const promotionKinds = ['percent', 'fixed'] as const

/** Discount codes. */
export const promotions = pgTable(
  'promotions',
  {
    agencyId: uuid()
      .notNull()
      .references(() => agencies.id),
    code: text().notNull(),
    kind: text({ enum: promotionKinds }).notNull(),
    /** Hundredths of a percent, or an amount in the currency. */
    value: bigint({ mode: 'number' }).notNull(),
    currency: text(),
    validUntil: momentOrNever(),
    /** Empty for all products. */
    products: jsonb().$type<string[]>().notNull(),
    minimum: bigint({ mode: 'number' }),
    /** Written in the demo; gives no discount in production. */
    isDemo: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.agencyId, table.code] })],
)
