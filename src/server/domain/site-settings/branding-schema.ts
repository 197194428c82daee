import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { FieldAuthor, Receipt, ScheduleFailure, Settings } from '../../../contract/types.ts'
import type { Change } from '../../../tenant/settings/change.ts'
import { moment, momentOrNever } from '../../db/column-kinds.ts'
import { agencies, agencyVersions } from '../agencies/agency-schema.ts'

/** An agency's settings as they are being edited; without document there is nothing to publish. */
export const drafts = pgTable('drafts', {
  agencyId: uuid()
    .primaryKey()
    .references(() => agencies.id),
  revision: integer().notNull(),
  document: jsonb().$type<Settings>(),
  /** Who changed which field last. */
  authors: jsonb().$type<FieldAuthor[]>().notNull(),
  updatedAt: momentOrNever(),
  updatedBy: text(),
  updatedByName: text(),
})

/** What each accepted change did to the draft: the latest, until the draft is published or taken back. */
export const draftChanges = pgTable(
  'draft_changes',
  {
    agencyId: uuid()
      .notNull()
      .references(() => agencies.id),
    revision: integer().notNull(),
    personId: text().notNull(),
    personName: text().notNull(),
    at: moment(),
    gesture: uuid(),
    /** Of an earlier release: neither written nor read. */
    label: text(),
    changes: jsonb().$type<Change[]>().notNull(),
    /** Characters of them as JSON. */
    size: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.agencyId, table.revision] })],
)

/** Whoever changed the version that visitors see, and what that changed; append-only. */
export const publications = pgTable(
  'publications',
  {
    agencyId: uuid()
      .notNull()
      .references(() => agencies.id),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    version: integer().notNull(),
    kind: text({ enum: ['publish', 'rollback', 'scheduled', 'schedule-end'] }).notNull(),
    personId: text().notNull(),
    personName: text().notNull(),
    note: text().notNull(),
    at: moment(),
    beforeVersion: integer(),
    receipt: jsonb().$type<Receipt>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.agencyId, table.id] }),
    foreignKey({
      columns: [table.agencyId, table.version],
      foreignColumns: [agencyVersions.agencyId, agencyVersions.version],
    }),
    index('publications_version_idx').on(table.agencyId, table.version),
  ],
)

/** What is to be published at an hour, and what became of it. */
export const schedules = pgTable(
  'schedules',
  {
    agencyId: uuid()
      .notNull()
      .references(() => agencies.id),
    id: uuid().notNull(),
    personId: text().notNull(),
    personName: text().notNull(),
    note: text().notNull(),
    createdAt: moment(),
    startsAt: moment(),
    endsAt: momentOrNever(),
    /** From the version it was made from; once it came those that it made, which its end takes back. */
    changes: jsonb().$type<Change[]>().notNull().default([]),
    /** Where the person was then: what a mail to them leads to. */
    origin: text(),
    baseVersion: integer().notNull(),
    state: text({ enum: ['planned', 'live', 'done', 'cancelled', 'failed'] })
      .notNull()
      .default('planned'),
    failure: jsonb().$type<ScheduleFailure>(),
    /** The agency's name was typed, since it makes the agency inactive. */
    confirmsInactive: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.agencyId, table.id] }),
    index('schedules_due_idx').on(table.startsAt),
  ],
)

/** Links that show an agency's draft to anyone who has one. */
export const shares = pgTable(
  'shares',
  {
    agencyId: uuid()
      .notNull()
      .references(() => agencies.id),
    id: uuid().notNull().defaultRandom(),
    tokenHash: text().notNull(),
    label: text().notNull(),
    /** What the person was called. */
    createdBy: text().notNull(),
    createdAt: moment(),
    expiresAt: moment(),
    revokedAt: momentOrNever(),
    /** When the link was last opened. */
    openedAt: momentOrNever(),
    /** Made in the demo: it opens nothing in production. */
    isDemo: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.agencyId, table.id] }),
    unique().on(table.agencyId, table.tokenHash),
  ],
)
