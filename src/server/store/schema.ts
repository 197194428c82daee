import { isNull } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { PlanLayer } from '../../tenant/settings/plan-layers.ts'
import type { AgencyContent } from './agency-content.ts'
import { bytes, moment, momentOrNever } from './column-kinds.ts'
import type { AttachedFile } from './mail-attachment.ts'

// The tables as the queries see them, those of people left out (people-schema.ts). The SQL in migrations/ makes them;
// schema.test.ts compares the two.

/** The registry of agencies; with `hosts` and `platformState` the only tables the platform role may write. */
export const agencies = pgTable(
  'agencies',
  {
    id: uuid().primaryKey(),
    /** Unique among the agencies that are not removed. */
    slug: text().notNull(),
    createdAt: moment().defaultNow(),
    removedAt: momentOrNever(),
    /** The last day for which the law requires its bookings; null until it is removed. */
    keptUntil: date({ mode: 'string' }),
  },
  (table) => [uniqueIndex('agencies_slug_idx').on(table.slug).where(isNull(table.removedAt))],
)

export const hosts = pgTable(
  'hosts',
  {
    host: text().primaryKey(),
    agencyId: uuid()
      .notNull()
      .references(() => agencies.id),
  },
  (table) => [index('hosts_agency_id_idx').on(table.agencyId)],
)

/** Facts about the database itself, such as having served in production. */
export const platformState = pgTable('platform_state', {
  key: text().primaryKey(),
  value: text().notNull(),
})

/** What was published, for ever: a trigger refuses update and delete. */
export const agencyVersions = pgTable(
  'agency_versions',
  {
    agencyId: uuid()
      .notNull()
      .references(() => agencies.id),
    version: integer().notNull(),
    document: jsonb().$type<AgencyContent>().notNull(),
    contentHash: text().notNull(),
    note: text().notNull(),
    actor: text().notNull(),
    createdAt: moment().defaultNow(),
    /** What it has from plans, the latest last. */
    layers: jsonb().$type<readonly PlanLayer[]>().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.agencyId, table.version] })],
)

/** The one version of each agency that visitors get. */
export const agencyPointer = pgTable(
  'agency_pointer',
  {
    agencyId: uuid().primaryKey(),
    version: integer().notNull(),
    movedAt: moment().defaultNow(),
  },
  (table) => [
    foreignKey({
      columns: [table.agencyId, table.version],
      foreignColumns: [agencyVersions.agencyId, agencyVersions.version],
    }),
  ],
)

/** The state of the tenant's folder when it was last imported, and the version that came of it. */
export const tenantImports = pgTable(
  'tenant_imports',
  {
    agencyId: uuid().primaryKey(),
    folderHash: text().notNull(),
    version: integer().notNull(),
    importedAt: moment().defaultNow(),
    /** When the log reported that the folder is gone; null while it is there. */
    folderGoneAt: momentOrNever(),
  },
  (table) => [
    foreignKey({
      columns: [table.agencyId, table.version],
      foreignColumns: [agencyVersions.agencyId, agencyVersions.version],
    }),
  ],
)

export const assets = pgTable(
  'assets',
  {
    agencyId: uuid()
      .notNull()
      .references(() => agencies.id),
    hash: text().notNull(),
    contentType: text().notNull(),
    bytes: bytes().notNull(),
    createdAt: moment().defaultNow(),
    /** When it was last sent, or found to be named. */
    namedAt: moment().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.agencyId, table.hash] })],
)

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
    /** Null for what is sent, given up, or never to be sent. */
    nextAttemptAt: momentOrNever(),
    /** Written in the demo: its links are nobody's in production. */
    isDemo: boolean().notNull().default(false),
    /** What goes with it, and its bytes one after the other. */
    attachments: jsonb().$type<AttachedFile[]>().notNull().default([]),
    attached: bytes(),
  },
  (table) => [
    primaryKey({ columns: [table.agencyId, table.id] }),
    index('mails_due_idx').on(table.nextAttemptAt),
  ],
)

/** What an agency owner tells the platform once (spec §3, business-info payload). */
export const businessInfo = pgTable('business_info', {
  agencyId: uuid()
    .primaryKey()
    .references(() => agencies.id),
  contactEmailId: text().notNull(),
  contactPhoneNumber: text().notNull(),
  hearBy: text().notNull(),
  hearByName: text().notNull(),
  hqCountry: text().notNull(),
  bookingVolume: text().notNull(),
  useForBusiness: text().notNull(),
  productInterested: text().notNull(),
  submittedAt: moment().defaultNow(),
  /** Told in the demo; nothing was told as far as production knows. */
  isDemo: boolean().notNull().default(false),
})

export const signInAttempts = pgTable(
  'sign_in_attempts',
  {
    agencyId: uuid()
      .notNull()
      .references(() => agencies.id),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    accountHash: text().notNull(),
    address: text().notNull(),
    attemptedAt: moment(),
    kind: text().notNull().default('signIn'),
    site: text().notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.agencyId, table.id] }),
    index('sign_in_attempts_account_idx').on(table.agencyId, table.accountHash, table.attemptedAt),
    index('sign_in_attempts_address_idx').on(table.address, table.attemptedAt),
    index('sign_in_attempts_recipient_idx').on(table.accountHash, table.attemptedAt),
    index('sign_in_attempts_site_idx').on(table.site, table.attemptedAt),
  ],
)

/** Links that show an agency's draft to whoever has one. */
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
    /** When somebody last came by it. */
    openedAt: momentOrNever(),
    /** Made in the demo: it opens nothing in production. */
    isDemo: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.agencyId, table.id] }),
    unique().on(table.agencyId, table.tokenHash),
  ],
)

/** Who changed what, with hashes of before and after; append-only. */
export const auditLog = pgTable(
  'audit_log',
  {
    agencyId: uuid()
      .notNull()
      .references(() => agencies.id),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    at: moment().defaultNow(),
    actor: text().notNull(),
    action: text().notNull(),
    beforeHash: text(),
    afterHash: text(),
  },
  (table) => [primaryKey({ columns: [table.agencyId, table.id] })],
)
