import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { silentLog } from '../adapters/store/testing.ts'
import { createTestDatabase } from '../adapters/store/testing-shared-postgres.ts'
import type { Database } from './database.ts'
import { openDataFolder } from './open-data-folder.ts'
import { openPostgres } from './postgres-database.ts'
import { migrateTo, openFirstRelease } from './testing-earlier-database.ts'
import { everyTag, withMigrations } from './testing-first-schema.ts'

/** A booking as it was shown before. Amounts in minor units of its currency. */
export interface ShownBefore {
  reference: string
  /** The key that opens it for its holder. */
  cookie: string
  state: string
  hotel: string
  stay: { start: string; end: string }
  total: number
  currency: string
  discounts: number[]
  /** First names. */
  travellers: string[]
  gateway: string
  payment: string
  due: number
  paid: number
  refunded: number
  confirmationNumber: string | null
  penalty: number | null
  refund: number | null
  /** Penalties of its policy, in order of time. */
  steps: number[]
  history: string[]
}

type Named = 'cancelled' | 'refundable' | 'firm' | 'atProperty' | 'proposed' | 'pending' | 'held'

/** What a server at migration 0050 showed of the rows. */
export interface FactsBefore {
  bookings: Record<Named, ShownBefore>
  proposals: Record<'open' | 'booked', { id: string; state: string; hotel: string; total: number }>
  quote: { id: string; hotel: string; total: number; due: number; steps: number[] }
}

export interface Opened {
  database: Database
  facts: FactsBefore
  end(): Promise<void>
}

const folder = join(import.meta.dirname, 'bookings-before')
const read = (name: string) => readFileSync(join(folder, name), 'utf8')
// The rows' order does not satisfy foreign keys.
const rowsOf = (names: readonly string[]) =>
  `set session_replication_role = replica; ${names.map((name) => read(`${name}.sql`)).join('')}`
const factsOf = (name: string) => JSON.parse(read(`${name}.json`)) as FactsBefore
const before = everyTag.filter((tag) => tag < '0051')

/**
 * Opens a demo folder as a server at migration 0050 left it, with today's migrations. `more` names files of further
 * rows.
 */
export async function openFolderBefore(more: readonly string[] = []): Promise<Opened> {
  const dataDir = mkdtempSync(join(tmpdir(), 'livery-bookings-before-'))
  const client = await openFirstRelease(join(dataDir, 'database'))
  await migrateTo(client, before)
  await client.exec(rowsOf(['pglite', ...more]))
  await client.close()
  const database = await openDataFolder(dataDir)
  return {
    database,
    facts: factsOf('pglite'),
    async end() {
      await database.close()
      rmSync(dataDir, { recursive: true })
    },
  }
}

/** Opens a PostgreSQL database as a server at migration 0050 left it, with today's migrations and not as superuser. */
export async function openPostgresBefore(more: readonly string[] = []): Promise<Opened> {
  const created = await createTestDatabase()
  const pool = created.pool(1)
  await withMigrations(before, (migrationsFolder) => migrate(drizzle({ client: pool }), { migrationsFolder }))
  await pool.end()
  await created.runAsSuperuser(rowsOf(['postgres', ...more]))
  const database = await openPostgres(created.url, silentLog)
  return {
    database,
    facts: factsOf('postgres'),
    async end() {
      await database.close()
      await created.drop()
    },
  }
}
