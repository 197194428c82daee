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

// A connection that a router forgot looks alive until something is asked over it.
const heartbeat = 30_000

const answerWithin = 10_000

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

/**
 * Takes connection settings and a channel, and delivers its messages on a connection of their own, which is replaced
 * when it is lost. Gives the function that ends it; messages sent while disconnected are lost, which `connected` tells.
 */
async function listenOnPostgres(
  settings: pg.ClientConfig,
  channel: string,
  listener: ChannelListener,
  log: Log,
): Promise<() => Promise<void>> {
  let stopped = false
  /** The connection that listens; null while there is none. */
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
    log.warn({ channel }, 'the connection that hears of publications was lost; trying again')
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
    const asked = client
    asked?.query('select 1').catch(() => lost(asked))
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
