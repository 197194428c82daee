import { randomBytes } from 'node:crypto'
import { Client, Pool } from 'pg'

/** On it, test files ask the main thread for the run's server; see scripts/shared-postgres.ts. */
export const postgresChannel = 'livery-test-postgres'

/** The user that owns all test databases: it may create roles, and is no superuser, so row-level security binds it. */
export const databaseOwner = { user: 'livery_owner', password: 'owner-password' }

/** What the main thread answers: the superuser's address of the database `postgres`, or why there is none. */
export type PostgresAnswer = { url: string } | { error: string }

/** Milliseconds in which the shared server starts, also on a busy machine. */
const LONGEST_START = 45_000

export interface TestDatabase {
  /** Its address for its owner. */
  readonly url: string
  /** A pool of the owner's connections; its caller ends it. */
  pool(max?: number): Pool
  runAsSuperuser(statements: string): Promise<void>
  /** Removes it, also while it is in use. */
  drop(): Promise<void>
}

/**
 * Creates an empty database on the PostgreSQL server that all test files of a run share; the first one starts it.
 * Tests that end other connections, or change the server's settings, start one themselves (`startTestPostgres`).
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = await sharedServer()
  const name = `test_${randomBytes(6).toString('hex')}`
  await run(server, `create database ${name} owner ${databaseOwner.user}`)
  const url = at(server, name, databaseOwner)
  return {
    url,
    pool(max) {
      const pool = new Pool({ connectionString: url, max })
      // `end()` does not wait for the last byte, so a dropped database may still notify a connection.
      pool.on('error', () => {})
      return pool
    },
    runAsSuperuser: (statements) => run(at(server, name), statements),
    drop: () => run(server, `drop database if exists ${name} with (force)`),
  }
}

function sharedServer(): Promise<string> {
  const channel = new BroadcastChannel(postgresChannel)
  return new Promise<string>((resolve, reject) => {
    channel.onmessage = ({ data }: { data: unknown }) => {
      const answer = data as PostgresAnswer | 'ask'
      if (answer === 'ask') return
      if ('url' in answer) resolve(answer.url)
      else reject(new Error(answer.error))
    }
    channel.postMessage('ask')
    const reason =
      'No PostgreSQL server is shared: the Vitest configuration needs globalSetup (scripts/shared-postgres.ts).'
    setTimeout(() => reject(new Error(reason)), LONGEST_START).unref()
  }).finally(() => channel.close())
}

async function run(url: string, statements: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statements)
  } finally {
    await client.end()
  }
}

function at(server: string, database: string, as?: { user: string; password: string }): string {
  const url = new URL(server)
  url.pathname = `/${database}`
  if (as) Object.assign(url, { username: as.user, password: as.password })
  return url.href
}
