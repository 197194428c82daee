import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { Log } from '../kernel/log/log.ts'
import type { Database } from './database.ts'
import { unavailableOr } from './database-unavailable.ts'
import { databaseUnreachable } from './database-unreachable.ts'
import { migrateUnderLock } from './migrate.ts'
import { listenOnPostgres } from './postgres-listener.ts'
import { withoutParameters } from './query-failed.ts'

const connectTimeout = 5_000
// Past this a request is better refused than kept waiting; the slowest query of the store takes milliseconds.
const statementTimeout = 15_000

/**
 * Takes `DATABASE_URL` and gives a pool on that server, migrated. Throws `DatabaseUnreachable` with a sentence when the
 * server cannot be reached, refuses, or gives its user too few rights.
 */
export async function openPostgres(databaseUrl: string, log: Log): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    connectionTimeoutMillis: connectTimeout,
    statement_timeout: statementTimeout,
    idle_in_transaction_session_timeout: statementTimeout,
    keepAlive: true,
    application_name: 'livery',
  })
  // A lost connection without a listener ends the process. The pool replaces one by itself, and a query that was under
  // way fails for whoever asked; the pool's own event is for idle ones only, the client's for those in use too.
  const lost = (error: Error) => log.warn({ reason: error.message }, 'a database connection was lost')
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', lost))
  try {
    await prepare(pool)
  } catch (error) {
    await pool.end()
    throw databaseUnreachable(databaseUrl, error)
  }
  const stops: (() => Promise<void>)[] = []
  return {
    // Other servers write to it, and their messages come when they come.
    isOurs: false,
    async transaction(work) {
      // drizzle's own way with a pool never gives a connection back whose BEGIN failed.
      const client = await pool.connect().catch((error: unknown) => {
        throw unavailableOr(error)
      })
      try {
        return await drizzle({ client, casing: 'snake_case' }).transaction(work)
      } catch (error) {
        throw withoutParameters(unavailableOr(error))
      } finally {
        client.release()
      }
    },
    async listen(channel, listener) {
      stops.push(
        await listenOnPostgres(
          { connectionString: databaseUrl, connectionTimeoutMillis: connectTimeout },
          channel,
          listener,
          log,
        ),
      )
    },
    async close() {
      await Promise.all(stops.map((stop) => stop()))
      await pool.end()
    },
  }
}

async function prepare(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    // Another server may be migrating; this one waits for as long as that takes.
    await client.query('set statement_timeout = 0')
    const session = drizzle({ client, casing: 'snake_case' })
    await migrateUnderLock(session, migrate)
    // Whoever made the roles may not have given them to this user: better known now than at the first request.
    await session.transaction(async (tx) => {
      await tx.execute(sql`select set_config('role', 'livery_app', true)`)
      await tx.execute(sql`select set_config('role', 'none', true)`)
      await tx.execute(sql`select set_config('role', 'livery_platform', true)`)
    })
  } finally {
    client.release(true)
  }
}
