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

/** An agency's settings being edited; without a document there is nothing to publish. */
export const drafts = pgTable('drafts', {
  agencyId: uuid()
    .primaryKey()
    .references(() => agencies.id),
  revision: integer().notNull(),
  document: jsonb().$type<Settings>(),
  /** Who last changed each field. */
  authors: jsonb().$type<FieldAuthor[]>().notNull(),
  updatedAt: momentOrNever(),
  updatedBy: text(),
  updatedByName: text(),
})

/** The latest accepted changes of the draft, until it is published or discarded. */
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
    /** From an earlier release: neither written nor read. */
    label: text(),
    changes: jsonb().$type<Change[]>().notNull(),
    /** Number of their characters as JSON. */
    size: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.agencyId, table.revision] })],
)

/** Who changed the version that visitors see, and how; append-only. */
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

/** Planned publications and their results. */
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
    /** From the base version; once started, those that it made, which its end reverts. */
    changes: jsonb().$type<Change[]>().notNull().default([]),
    /** The origin that the person used, for links in mails to them. */
    origin: text(),
    baseVersion: integer().notNull(),
    state: text({ enum: ['planned', 'live', 'done', 'cancelled', 'failed'] })
      .notNull()
      .default('planned'),
    failure: jsonb().$type<ScheduleFailure>(),
    /** The agency's name was typed, because the plan makes the agency inactive. */
    confirmsInactive: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.agencyId, table.id] }),
    index('schedules_due_idx').on(table.startsAt),
    index('schedules_ends_at_idx').on(table.endsAt),
  ],
)

/** Links that show an agency's draft to everyone who has one. */
export const shares = pgTable(
  'shares',
  {
    agencyId: uuid()
      .notNull()
      .references(() => agencies.id),
    id: uuid().notNull().defaultRandom(),
    tokenHash: text().notNull(),
    label: text().notNull(),
    /** The person's name at that time. */
    createdBy: text().notNull(),
    createdAt: moment(),
    expiresAt: moment(),
    revokedAt: momentOrNever(),
    /** When the link was last opened. */
    openedAt: momentOrNever(),
    /** Made in the demo; opens nothing in production. */
    isDemo: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.agencyId, table.id] }),
    unique().on(table.agencyId, table.tokenHash),
  ],
)
