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

/** Proposals of agents to clients; only their outcome may change. */
export const proposals = pgTable(
  'proposals',
  {
    agencyId: uuid()
      .notNull()
      .references(() => agencies.id),
    /** Also part of its link: random, so that it cannot be guessed. */
    id: uuid().notNull().defaultRandom(),
    product: text().notNull(),
    /** The agent, and their name at that time. */
    personId: uuid().notNull(),
    personName: text().notNull(),
    clientName: text().notNull(),
    clientEmail: text().notNull(),
    note: text().notNull(),
    /** Its name in a list, such as the hotel's. */
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
    /** The accepted total, in minor units of the currency; null if not accepted, or from before it was stored. */
    acceptedTotal: bigint({ mode: 'number' }),
    /** When its agent withdrew it. */
    withdrawnAt: momentOrNever(),
    /** The booking made of it. */
    bookingId: uuid(),
    /** Made in the demo; cannot be opened in production. */
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
