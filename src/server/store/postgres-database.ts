import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { Log } from '../http/log.ts'
import type { Database } from './database.ts'
import { databaseUnreachable } from './database-unreachable.ts'
import { migrateUnderLock } from './migrate.ts'
import { listenOnPostgres } from './postgres-listener.ts'
import { withoutParameters } from './query-failed.ts'

const connectTimeout = 5_000

/**
 * Takes `DATABASE_URL` and gives a pool on that server, migrated. Throws `DatabaseUnreachable` with a sentence when the
 * server cannot be reached, refuses, or gives its user too few rights.
 */
export async function openPostgres(databaseUrl: string, log: Log): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    connectionTimeoutMillis: connectTimeout,
    application_name: 'livery',
  })
  // Without a listener an idle connection that the server closes would end the process; the pool replaces it by itself.
  pool.on('error', (error) => log.warn({ reason: error.message }, 'an idle database connection was lost'))
  try {
    await prepare(pool)
  } catch (error) {
    await pool.end()
    throw databaseUnreachable(databaseUrl, error)
  }
  const session = drizzle({ client: pool, casing: 'snake_case' })
  const stops: (() => Promise<void>)[] = []
  return {
    async transaction(work) {
      try {
        return await session.transaction(work)
      } catch (error) {
        throw withoutParameters(error)
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
    const session = drizzle({ client, casing: 'snake_case' })
    await migrateUnderLock(session, migrate)
    // Whoever made the roles may not have given them to this user: better known now than at the first request.
    await session.transaction(async (tx) => {
      await tx.execute(sql`select set_config('role', 'livery_app', true)`)
      await tx.execute(sql`select set_config('role', 'none', true)`)
      await tx.execute(sql`select set_config('role', 'livery_platform', true)`)
    })
  } finally {
    client.release()
  }
}
