import type { PGlite } from '@electric-sql/pglite'
import { toSnakeCase } from 'drizzle-orm/casing'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPglite } from '../../db/pglite-database.ts'
import { prepareDatabase } from '../../db/prepared-database.ts'
import * as peopleSchema from '../../domain/accounts/people-schema.ts'
import * as agencySchema from '../../domain/agencies/agency-schema.ts'
import * as bookingSchema from '../../domain/booking/booking-schema.ts'
import * as changeSchema from '../../domain/booking/change-schema.ts'
import * as checkoutSchema from '../../domain/booking/checkout-schema.ts'
import * as mailSchema from '../../domain/mail/mail-schema.ts'
import * as octoSchema from '../../domain/octo/octo-schema.ts'
import * as markupSchema from '../../domain/pricing/markup-schema.ts'
import * as proposalSchema from '../../domain/proposals/proposal-schema.ts'
import * as brandingSchema from '../../domain/site-settings/branding-schema.ts'
import * as demoClockSchema from './demo-clock-schema.ts'
import * as sandboxSchema from './sandbox-schema.ts'
import * as supplySchema from './supply-schema.ts'

const tables = Object.values({
  ...agencySchema,
  ...mailSchema,
  ...peopleSchema,
  ...brandingSchema,
  ...bookingSchema,
  ...changeSchema,
  ...checkoutSchema,
  ...markupSchema,
  ...demoClockSchema,
  ...supplySchema,
  ...sandboxSchema,
  ...octoSchema,
  ...proposalSchema,
})
  .filter((value): value is PgTable & typeof value => typeof value === 'object' && !Array.isArray(value))
  .map((table) => getTableConfig(table as PgTable))

let database: Awaited<ReturnType<typeof openPglite>>

beforeAll(async () => {
  database = await openPglite({ dump: await prepareDatabase() })
})
afterAll(() => database.close())

async function rows<Row>(query: string, parameters: string[] = []): Promise<Row[]> {
  const client: PGlite = database.client
  return (await client.query<Row>(query, parameters)).rows
}

function named(column: { name: string; keyAsName: boolean }): string {
  return column.keyAsName ? toSnakeCase(column.name) : column.name
}

describe('the tables of the queries', () => {
  it('are the tables of the migrations', async () => {
    const found = await rows<{ table_name: string }>(
      `select table_name from information_schema.tables where table_schema = 'public' order by 1`,
    )
    expect(found.map(({ table_name }) => table_name)).toEqual(tables.map(({ name }) => name).toSorted())
  })

  it.each(tables.map((table) => [table.name, table] as const))(
    '%s has the same columns, types, nullability and defaults',
    async (name, table) => {
      const found = await rows(
        `select column_name as name, data_type as type, is_nullable = 'YES' as nullable,
           column_default is not null or is_identity = 'YES' as "hasDefault"
         from information_schema.columns where table_schema = 'public' and table_name = $1 order by 1`,
        [name],
      )
      const declared = table.columns
        .map((column) => ({
          name: named(column),
          type: column.getSQLType(),
          nullable: !column.notNull,
          hasDefault: column.hasDefault || column.generatedIdentity !== undefined,
        }))
        .toSorted((a, b) => (a.name < b.name ? -1 : 1))
      expect(found).toEqual(declared)
    },
  )

  it.each(tables.map((table) => [table.name, table] as const))(
    '%s has the same keys',
    async (name, table) => {
      const found = await rows<{ definition: string }>(
        `select pg_get_constraintdef(oid) as definition from pg_constraint
       where conrelid = $1::regclass and contype in ('p', 'u', 'f') order by 1`,
        [name],
      )
      const list = (columns: { name: string; keyAsName: boolean }[]) => columns.map(named).join(', ')
      const declared = [
        ...table.columns.filter(({ primary }) => primary).map((column) => `PRIMARY KEY (${named(column)})`),
        ...table.columns.filter(({ isUnique }) => isUnique).map((column) => `UNIQUE (${named(column)})`),
        ...table.primaryKeys.map(({ columns }) => `PRIMARY KEY (${list(columns)})`),
        ...table.uniqueConstraints.map(({ columns }) => `UNIQUE (${list(columns)})`),
        ...table.foreignKeys.map((key) => {
          const { columns, foreignColumns, foreignTable } = key.reference()
          const cascade = key.onDelete === 'cascade' ? ' ON DELETE CASCADE' : ''
          return `FOREIGN KEY (${list(columns)}) REFERENCES ${getTableConfig(foreignTable).name}(${list(foreignColumns)})${cascade}`
        }),
      ]
      expect(found.map(({ definition }) => definition)).toEqual(declared.toSorted())
    },
  )

  it.each(tables.map((table) => [table.name, table] as const))(
    '%s has the same indexes',
    async (name, table) => {
      const found = await rows<{ indexname: string }>(
        `select indexname from pg_indexes where schemaname = 'public' and tablename = $1
         and not exists (select from pg_constraint where conname = indexname) order by 1`,
        [name],
      )
      expect(found.map(({ indexname }) => indexname)).toEqual(
        table.indexes.map(({ config }) => config.name).toSorted(),
      )
    },
  )

  it('all have row-level security, forced on their owner, and a policy for their readers', async () => {
    const open = await rows(
      `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
         and not (relrowsecurity and relforcerowsecurity)`,
    )
    expect(open).toEqual([])
    const agencyTables = await rows(
      `select table_name from information_schema.columns c where table_schema = 'public' and column_name = 'agency_id'
         and not exists (select from pg_policies p where p.tablename = c.table_name and p.policyname = 'own_agency'
           and p.roles = '{livery_app}' and p.qual = '(agency_id = livery_agency())')`,
    )
    expect(agencyTables).toEqual([])
  })

  it('are not accessible to other roles', async () => {
    const grants = await rows(
      `select grantee, table_name from information_schema.table_privileges where table_schema = 'public'
         and grantee not in ('postgres', 'livery_app', 'livery_platform')`,
    )
    expect(grants).toEqual([])
  })

  it('let neither role bypass row-level security', async () => {
    const roles = await rows(
      `select rolname from pg_roles where rolname like 'livery%' and (rolsuper or rolbypassrls or rolcanlogin or rolcreaterole)`,
    )
    expect(roles).toEqual([])
  })
})
