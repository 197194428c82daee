import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, moment, momentOrNever } from '../../db/column-kinds.ts'
import { agencies } from '../agencies/agency-schema.ts'
import type { AttachedFile } from './mail-attachment.ts'

/** The outbox: written in the transaction of the mail's cause, emptied by the sender. */
export const mails = pgTable(
  'mails',
  {
    agencyId: uuid()
      .notNull()
      .references(() => agencies.id),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    recipient: text().notNull(),
    kind: text().notNull(),
    language: text().notNull(),
    subject: text().notNull(),
    html: text().notNull(),
    body: text().notNull(),
    replyTo: text(),
    createdAt: moment(),
    sentAt: momentOrNever(),
    attempts: integer().notNull().default(0),
    lastError: text(),
    /** Null if sent, given up, or never to be sent. */
    nextAttemptAt: momentOrNever(),
    /** Written in the demo: its links are invalid in production. */
    isDemo: boolean().notNull().default(false),
    /** The list of attached files, and their bytes one after the other. */
    attachments: jsonb().$type<AttachedFile[]>().notNull().default([]),
    attached: bytes(),
  },
  (table) => [
    primaryKey({ columns: [table.agencyId, table.id] }),
    index('mails_due_idx').on(table.nextAttemptAt),
  ],
)
