import { date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../../db/column-kinds.ts'

/** Plain data of any kind, kept under a name: a bare text would not come back as it was. */
interface Kept {
  value: unknown
}

/** What is taken of the built-in supplier's stock; no agency's, and read by the platform's role alone. */
export const supplyHolds = pgTable(
  'supply_holds',
  {
    reference: text().primaryKey(),
    stock: text().notNull(),
    rooms: integer().notNull(),
    /** `held` also for what lapsed. */
    state: text({ enum: ['held', 'confirmed', 'released', 'cancelled'] }).notNull(),
    expiresAt: moment(),
    detail: jsonb().$type<Kept>().notNull(),
    outcome: jsonb().$type<Kept>(),
  },
  (table) => [index('supply_holds_expires_at_idx').on(table.expiresAt)],
)

/** The days that it is taken for, with how many there would be of it then if nobody had any. */
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
    primaryKey({ columns: [table.reference, table.date] }),
    index('supply_nights_stock_idx').on(table.stock, table.date),
  ],
)
