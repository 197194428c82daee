import { sql } from 'drizzle-orm'
import {
  boolean,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Party } from '../../../contract/types.ts'
import { moment } from '../../db/column-kinds.ts'
import { amendmentStates } from './amendment-states.ts'
import { bookingItems, bookings } from './booking-schema.ts'

/** Changes that travellers request. */
export const amendments = pgTable(
  'amendments',
  {
    agencyId: uuid().notNull(),
    id: uuid().notNull(),
    bookingId: uuid().notNull(),
    itemId: uuid().notNull(),
    state: text({ enum: amendmentStates }).notNull(),
    /** The item before and after, with the cost; never changed. */
    snapshot: jsonb().$type<object>().notNull(),
    /** The new travellers, from acceptance to decision. */
    party: jsonb().$type<Party>(),
    /** An agent or owner accepted it on the traveller's behalf. */
    isForTraveller: boolean().notNull().default(false),
    /** Why it was rejected or failed. */
    reason: text(),
    createdAt: moment().default(sql`clock_timestamp()`),
    expiresAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.agencyId, table.id] }),
    foreignKey({
      columns: [table.agencyId, table.bookingId],
      foreignColumns: [bookings.agencyId, bookings.id],
    }),
    foreignKey({
      columns: [table.agencyId, table.itemId],
      foreignColumns: [bookingItems.agencyId, bookingItems.id],
    }),
    index('amendments_booking_idx').on(table.agencyId, table.bookingId, table.createdAt),
    index('amendments_lapsed_idx').on(table.expiresAt).where(sql`${table.state} = 'proposed'`),
    uniqueIndex('amendments_open_idx')
      .on(table.agencyId, table.itemId)
      .where(sql`${table.state} in ('accepted', 'applying', 'in_doubt')`),
  ],
)

export const supplierChangeStates = ['open', 'accepted', 'declined'] as const
export type SupplierChangeState = (typeof supplierChangeStates)[number]

/** Changes that suppliers make by themselves. */
export const supplierChanges = pgTable(
  'supplier_changes',
  {
    agencyId: uuid().notNull(),
    id: uuid().notNull().defaultRandom(),
    bookingId: uuid().notNull(),
    itemId: uuid().notNull(),
    /** The supplier's id of it. */
    reference: text().notNull(),
    state: text({ enum: supplierChangeStates }).notNull(),
    /** The item before and after; never changed. */
    snapshot: jsonb().$type<object>().notNull(),
    /** Who answered; null while it is open. */
    actor: text(),
    foundAt: moment().default(sql`clock_timestamp()`),
    respondBy: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.agencyId, table.id] }),
    unique().on(table.agencyId, table.itemId, table.reference),
    foreignKey({
      columns: [table.agencyId, table.bookingId],
      foreignColumns: [bookings.agencyId, bookings.id],
    }),
    foreignKey({
      columns: [table.agencyId, table.itemId],
      foreignColumns: [bookingItems.agencyId, bookingItems.id],
    }),
    index('supplier_changes_booking_idx').on(table.agencyId, table.bookingId, table.foundAt),
  ],
)
