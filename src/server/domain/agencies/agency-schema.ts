import { isNull } from 'drizzle-orm'
import {
  bigint,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { PlanLayer } from '../../../tenant/settings/plan-layers.ts'
import { bytes, moment, momentOrNever } from '../../db/column-kinds.ts'
import type { AgencyContent } from './agency-content.ts'

// The tables of agencies as queries see them. The SQL in migrations/ creates them; table-definitions.test.ts compares
// the two.

/** The registry of agencies. With `hosts` and `platformState` it is all that the platform role may write. */
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

/** Published versions, for ever: a trigger refuses update and delete. */
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
    /** The changes from plans, latest last. */
    layers: jsonb().$type<readonly PlanLayer[]>().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.agencyId, table.version] })],
)

/** The version of each agency that visitors get. */
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

/** The state of the tenant's folder at its last import, and the resulting version. */
export const tenantImports = pgTable(
  'tenant_imports',
  {
    agencyId: uuid().primaryKey(),
    folderHash: text().notNull(),
    version: integer().notNull(),
    importedAt: moment().defaultNow(),
    /** When the log reported that the folder is missing; null while it exists. */
    folderGoneAt: momentOrNever(),
  },
  (table) => [
    foreignKey({
      columns: [table.agencyId, table.version],
      foreignColumns: [agencyVersions.agencyId, agencyVersions.version],
    }),
    index('tenant_imports_unreported_idx').on(table.agencyId),
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
    /** When it was last sent, or found to be referenced. */
    namedAt: moment().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.agencyId, table.hash] })],
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
