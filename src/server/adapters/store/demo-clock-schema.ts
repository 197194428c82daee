import { bigint, boolean, pgTable } from 'drizzle-orm/pg-core'

/** How far the demo's clock is ahead; one row at most. */
export const demoClock = pgTable('demo_clock', {
  isOne: boolean('is_one').primaryKey().default(true),
  aheadMs: bigint('ahead_ms', { mode: 'number' }).notNull(),
})
