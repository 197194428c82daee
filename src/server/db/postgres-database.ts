import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { Log } from '../kernel/log/log.ts'
import type { ChannelListener, Database } from './database.ts'
import { unavailableOr } from './database-unavailable.ts'
import { databaseUnreachable } from './database-unreachable.ts'
import { migrateUnderLock } from './migrate.ts'
import { withoutParameters } from './query-failed.ts'

const retryDelay = 1_000

// A connection that a router dropped seems alive until it is used.
const heartbeat = 30_000

const answerWithin = 10_000

const connectTimeout = 5_000
// It is better to refuse a request than to delay it longer; the store's slowest query takes milliseconds.
const statementTimeout = 15_000

/**
 * Returns a pool for `DATABASE_URL`, migrated. Throws `DatabaseUnreachable` with a sentence if the server is
 * unreachable, refuses, or gives its user too few rights.
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
  // A lost connection without a listener would end the process. The pool replaces one by itself, and a running query
  // fails for its caller. The pool's own event covers only idle connections, the client's also those in use.
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
    // Other servers write to it, and their messages arrive at any time.
    isOurs: false,
    async transaction(work) {
      // With a pool, drizzle itself never releases a connection whose BEGIN failed.
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
    // Another server may be migrating; this one waits as long as it takes.
    await client.query('set statement_timeout = 0')
    const session = drizzle({ client, casing: 'snake_case' })
    await migrateUnderLock(session, migrate)
    // The roles may not be granted to this user: report it now and not at the first request.
    await session.transaction(async (tx) => {
      await tx.execute(sql`select set_config('role', 'livery_app', true)`)
      await tx.execute(sql`select set_config('role', 'none', true)`)
      await tx.execute(sql`select set_config('role', 'livery_platform', true)`)
    })
  } finally {
    client.release(true)
  }
}

/**
 * Delivers a channel's messages on a separate connection, which is replaced when it is lost. Returns the function
 * that ends it. Messages sent while disconnected are lost, which `connected` reports.
 */
async function listenOnPostgres(
  settings: pg.ClientConfig,
  channel: string,
  listener: ChannelListener,
  log: Log,
): Promise<() => Promise<void>> {
  let stopped = false
  /** The listening connection; null while there is none. */
  let client: pg.Client | null = null
  let attempt: Promise<void> = Promise.resolve()
  let retry: NodeJS.Timeout | undefined

  async function connect(): Promise<void> {
    const next = new pg.Client({
      ...settings,
      application_name: 'livery-listener',
      keepAlive: true,
      query_timeout: answerWithin,
    })
    next.on('notification', ({ payload }) => listener.message(payload ?? ''))
    next.on('error', () => lost(next))
    next.on('end', () => lost(next))
    try {
      await next.connect()
      await next.query(`listen ${next.escapeIdentifier(channel)}`)
    } catch (error) {
      endQuietly(next)
      throw error
    }
    if (stopped) return next.end()
    client = next
    listener.connected(true)
  }

  function lost(which: pg.Client): void {
    if (stopped || client !== which) return
    client = null
    endQuietly(which)
    listener.connected(false)
    log.warn({ channel }, 'the connection that listens for publications was lost; reconnecting')
    again()
  }

  function again(): void {
    retry = setTimeout(() => {
      attempt = connect().catch(() => {
        if (!stopped) again()
      })
    }, retryDelay)
    retry.unref()
  }

  await connect()
  const beat = setInterval(() => {
    const connecting = client
    connecting?.query('select 1').catch(() => lost(connecting))
  }, heartbeat)
  beat.unref()
  return async () => {
    stopped = true
    clearTimeout(retry)
    clearInterval(beat)
    await attempt
    await client?.end()
  }
}

function endQuietly(client: pg.Client): void {
  client.end().catch(() => {})
}
