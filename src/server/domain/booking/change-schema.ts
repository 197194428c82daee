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

/** What travellers ask to change of what they have booked. */
export const amendments = pgTable(
  'amendments',
  {
    agencyId: uuid().notNull(),
    id: uuid().notNull(),
    bookingId: uuid().notNull(),
    itemId: uuid().notNull(),
    state: text({ enum: amendmentStates }).notNull(),
    /** What it was and what it becomes, with what that costs; never changed. */
    snapshot: jsonb().$type<object>().notNull(),
    /** Who travels from then on, as the traveller said with the acceptance, until it is decided. */
    party: jsonb().$type<Party>(),
    /** An agent or owner accepted it for the traveller. */
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

/** What suppliers change by themselves of what is booked. */
export const supplierChanges = pgTable(
  'supplier_changes',
  {
    agencyId: uuid().notNull(),
    id: uuid().notNull().defaultRandom(),
    bookingId: uuid().notNull(),
    itemId: uuid().notNull(),
    /** What its supplier calls it. */
    reference: text().notNull(),
    state: text({ enum: supplierChangeStates }).notNull(),
    /** What it was and what it becomes; never changed. */
    snapshot: jsonb().$type<object>().notNull(),
    /** Who answered; null while nobody has. */
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
