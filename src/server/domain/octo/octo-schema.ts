import { boolean, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../db/column-kinds.ts'
import { agencies } from '../agencies/agency-schema.ts'
import type { OctoRecord } from './octo-record.ts'

/** Bookings that resellers make through OCTO: what the supplier itself does not store, such as their references. */
export const octoBookings = pgTable(
  'octo_bookings',
  {
    agencyId: uuid()
      .notNull()
      .references(() => agencies.id),
    /** Chosen by the reseller, or by the server. */
    id: uuid().notNull(),
    /** The reseller's name, by its key; empty for callers without one, as in the demo. */
    reseller: text().notNull().default(''),
    resellerReference: text(),
    supplierReference: text(),
    record: jsonb().$type<OctoRecord>().notNull(),
    createdAt: moment().defaultNow(),
    /** Made in the demo; does not exist for a server in production mode. */
    isDemo: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.agencyId, table.id] }),
    index('octo_bookings_reseller_idx').on(table.agencyId, table.resellerReference),
    index('octo_bookings_supplier_idx').on(table.agencyId, table.supplierReference),
  ],
)
