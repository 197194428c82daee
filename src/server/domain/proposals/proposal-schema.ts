import {
  bigint,
  boolean,
  date,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment, momentOrNever } from '../../db/column-kinds.ts'
import { agencies } from '../agencies/agency-schema.ts'
import { bookings } from '../booking/booking-schema.ts'

/** What agents propose to clients; only what became of it may change. */
export const proposals = pgTable(
  'proposals',
  {
    agencyId: uuid()
      .notNull()
      .references(() => agencies.id),
    /** Also its link: random, so that nobody guesses it. */
    id: uuid().notNull().defaultRandom(),
    product: text().notNull(),
    /** The agent, and what they were called then. */
    personId: uuid().notNull(),
    personName: text().notNull(),
    clientName: text().notNull(),
    clientEmail: text().notNull(),
    note: text().notNull(),
    /** What it is called in a list, such as the hotel's name. */
    title: text().notNull(),
    startsOn: date({ mode: 'string' }).notNull(),
    endsOn: date({ mode: 'string' }).notNull(),
    currency: text().notNull(),
    total: bigint({ mode: 'number' }).notNull(),
    keepsPrice: boolean().notNull(),
    validUntil: date({ mode: 'string' }).notNull(),
    expiresAt: moment(),
    snapshot: jsonb().$type<object>().notNull(),
    createdAt: moment().defaultNow(),
    answer: text({ enum: ['accept', 'decline'] }),
    answeredAt: momentOrNever(),
    /** What the client accepted, in minor units of the currency; null where they accepted nothing, or before it was stored. */
    acceptedTotal: bigint({ mode: 'number' }),
    /** When its agent took it back. */
    withdrawnAt: momentOrNever(),
    /** What it became. */
    bookingId: uuid(),
    /** Made in the demo: nobody opens it in production. */
    isDemo: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.agencyId, table.id] }),
    index('proposals_created_at_idx').on(table.agencyId, table.createdAt),
    index('proposals_person_idx').on(table.agencyId, table.personId, table.createdAt),
    foreignKey({
      columns: [table.agencyId, table.bookingId],
      foreignColumns: [bookings.agencyId, bookings.id],
    }),
  ],
)
