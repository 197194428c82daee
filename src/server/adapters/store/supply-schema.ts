import { date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../../db/column-kinds.ts'

/** JSON data of any kind under a name: a plain text would not be restored as it was. */
interface Kept {
  value: unknown
}

/** Reserved stock of the sample inventory; it belongs to no agency, and only the platform's role reads it. */
export const supplyHolds = pgTable(
  'supply_holds',
  {
    reference: text().primaryKey(),
    stock: text().notNull(),
    rooms: integer().notNull(),
    /** `held` includes lapsed holds. */
    state: text({ enum: ['held', 'confirmed', 'released', 'cancelled'] }).notNull(),
    expiresAt: moment(),
    detail: jsonb().$type<Kept>().notNull(),
    outcome: jsonb().$type<Kept>(),
  },
  (table) => [index('supply_holds_expires_at_idx').on(table.expiresAt)],
)

/** The reserved days, with the stock of each that would exist without reservations. */
export const supplyNights = pgTable(
  'supply_nights',
  {
    reference: text()
      .notNull()
      .references(() => supplyHolds.reference, { onDelete: 'cascade' }),
    date: date({ mode: 'string' }).notNull(),
    stock: text().notNull(),
    free: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.reference, table.stock, table.date] }),
    index('supply_nights_stock_idx').on(table.stock, table.date),
  ],
)
