import { isNotNull } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { momentOrNever } from '../../db/column-kinds.ts'
import { agencies } from '../../domain/agencies/agency-schema.ts'
import type { SandboxPayment } from '../sandbox/sandbox-payment.ts'

/** What the gateway that takes no money keeps: it has no servers of its own. */
export const sandboxPayments = pgTable(
  'sandbox_payments',
  {
    agencyId: uuid()
      .notNull()
      .references(() => agencies.id),
    /** What the gateway calls it by. */
    reference: text().notNull(),
    record: jsonb().$type<SandboxPayment>().notNull(),
    /** As the record has it, to be looked for. */
    webhookDueAt: momentOrNever(),
    /** Made in the demo: no payment is known by it in production. */
    isDemo: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.agencyId, table.reference] }),
    index('sandbox_payments_webhook_due_at_idx').on(table.webhookDueAt).where(isNotNull(table.webhookDueAt)),
  ],
)
