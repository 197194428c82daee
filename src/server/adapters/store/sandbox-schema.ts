import { isNotNull } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { momentOrNever } from '../../db/column-kinds.ts'
import { agencies } from '../../domain/agencies/agency-schema.ts'
import type { SandboxPayment } from '../sandbox/sandbox-payment.ts'

/** The sandbox's payments, which it stores here because it has no servers. */
export const sandboxPayments = pgTable(
  'sandbox_payments',
  {
    agencyId: uuid()
      .notNull()
      .references(() => agencies.id),
    /** The gateway's reference. */
    reference: text().notNull(),
    record: jsonb().$type<SandboxPayment>().notNull(),
    /** Copied from the record, for queries. */
    webhookDueAt: momentOrNever(),
    /** Made in the demo: production does not know the payment. */
    isDemo: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.agencyId, table.reference] }),
    index('sandbox_payments_webhook_due_at_idx').on(table.webhookDueAt).where(isNotNull(table.webhookDueAt)),
  ],
)
