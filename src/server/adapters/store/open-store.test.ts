import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DataFolderLocked } from '../../db/data-folder-locked.ts'
import { DatabaseUnreachable } from '../../db/database-unreachable.ts'
import { prepareDatabase } from '../../db/prepared-database.ts'
import {
  everyTag,
  firstSchemaRows,
  veteran,
  withFirstMigration,
  withMigrations,
} from '../../db/testing-first-schema.ts'
import { openStore } from './open-store.ts'
import { silentLog, testBundle } from './testing.ts'
import { testBooking } from './testing-booking.ts'

let dataDir: string

beforeEach(async () => {
  dataDir = join(mkdtempSync(join(tmpdir(), 'livery-store-')), 'data')
  await prepareDatabase()
})
afterEach(() => rmSync(join(dataDir, '..'), { recursive: true, force: true }))

const open = () => openStore({ mode: 'demo', dataDir, databaseUrl: null }, silentLog)

describe('openStore on a data folder', () => {
  it('makes the database, and finds the data again after a stop', async () => {
    const first = await open()
    await first.importTenant(testBundle('one', { hosts: ['one.example'] }))
    await first.close()
    const second = await open()
    expect(await second.agencyByHost('one.example')).toMatchObject({ slug: 'one', version: 1 })
    await second.close()
  })

  it('makes folder and files private to this user', async () => {
    await (await open()).close()
    expect(statSync(dataDir).mode & 0o777).toBe(0o700)
    const database = join(dataDir, 'database')
    const modes = readdirSync(database, { recursive: true }).map(
      (name) => statSync(join(database, String(name))).mode,
    )
    expect(modes.length).toBeGreaterThan(900)
    expect(modes.filter((mode) => (mode & 0o077) !== 0)).toEqual([])
  })

  it('refuses a second store on it with a sentence, until the first is closed', async () => {
    const first = await open()
    await expect(open()).rejects.toThrow(DataFolderLocked)
    await expect(open()).rejects.toThrow(`The data folder ${dataDir} is in use by process ${process.pid}`)
    await first.close()
    await (await open()).close()
  })

  it('names the locking process, and has all of its data after it is killed', async () => {
    const script = fileURLToPath(new URL('./testing-store-holder.ts', import.meta.url))
    const holder = spawn(process.execPath, [script, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] })
    const ended = new Promise((resolve) => holder.once('close', resolve))
    try {
      await new Promise((resolve) => holder.stdout.once('data', resolve))
      await expect(open()).rejects.toThrow(`in use by process ${holder.pid};`)
    } finally {
      holder.kill('SIGKILL')
      await ended
    }
    const store = await open()
    expect(await store.agencyByHost('one.example')).toMatchObject({ slug: 'one', version: 1 })
    await store.close()
  })

  it('starts again if the creation of the database was interrupted', async () => {
    await (await open()).close()
    rmSync(join(dataDir, 'database', 'global'), { recursive: true })
    writeFileSync(join(dataDir, 'initialising'), '')
    await (await open()).close()
    expect(readdirSync(dataDir).toSorted()).toEqual(['database', 'lock.2'])
  })

  it('frees the folder when it cannot be opened', async () => {
    await (await open()).close()
    await (await openStore({ mode: 'production', dataDir, databaseUrl: null }, silentLog)).close()
    await expect(open()).rejects.toThrow('LIVERY_MODE')
    await (await openStore({ mode: 'production', dataDir, databaseUrl: null }, silentLog)).close()
  })
})

describe('a data folder of the first release', () => {
  it('opens with its people, who count as verified, and their sessions', async () => {
    await (await open()).close()
    const folder = join(dataDir, 'database')
    rmSync(folder, { recursive: true })
    await withFirstMigration(async (migrationsFolder) => {
      const client = await PGlite.create({ dataDir: folder })
      await migrate(drizzle({ client }), { migrationsFolder })
      await client.exec(firstSchemaRows)
      await client.close()
    })
    const store = await open()
    const agency = store.forAgency(veteran.agencyId)
    expect(await agency.users.find(veteran.userId)).toMatchObject({
      email: 'old@veteran.example',
      emailVerifiedAt: expect.any(Date),
      isActive: true,
      phone: '',
    })
    const sessions = await agency.sessions.list(veteran.userId)
    expect(new Set(sessions.map(({ id }) => id)).size).toBe(2)
    await store.close()
    // Initialising a database takes seconds of a core, and many on a busy machine.
  }, 120_000)
})

describe('a data folder of the last release without bookings', () => {
  it('opens with its people, and accepts bookings, steps and tasks', async () => {
    await (await open()).close()
    const folder = join(dataDir, 'database')
    rmSync(folder, { recursive: true })
    const client = await PGlite.create({ dataDir: folder })
    const upTo = (tags: readonly string[]) =>
      withMigrations(tags, (migrationsFolder) => migrate(drizzle({ client }), { migrationsFolder }))
    await upTo(['0000_agencies'])
    await client.exec(firstSchemaRows)
    await upTo(everyTag.filter((tag) => tag < '0018'))
    await client.close()
    const store = await open()
    const agency = store.forAgency(veteran.agencyId)
    expect(await agency.users.find(veteran.userId)).toMatchObject({ email: 'old@veteran.example' })
    const booking = await agency.bookings.create(testBooking({ personId: veteran.userId }))
    await agency.bookings.moveItem(booking.items[0]?.id ?? '', { event: 'wait', actor: 'system' })
    await agency.tasks.enqueue({ kind: 'capture', payload: {} })
    await store.close()
    const again = await open()
    const { bookings } = again.forAgency(veteran.agencyId)
    const [found] = await bookings.list({ personId: veteran.userId }, { limit: 10 })
    expect(found).toMatchObject({ reference: booking.reference, items: [{ state: 'in_doubt' }] })
    expect(await again.agenciesWithTasks()).toEqual([veteran.agencyId])
    await again.close()
  }, 120_000)
})

describe('openStore with an unusable PostgreSQL server', () => {
  const at = (databaseUrl: string) => openStore({ mode: 'demo', dataDir, databaseUrl }, silentLog)

  it('reports it in a sentence without the password', async () => {
    const unused = await unusedPort()
    const refused = at(`postgres://livery:hunter2@127.0.0.1:${unused}/livery?password=hunter2`)
    await expect(refused).rejects.toThrow(DatabaseUnreachable)
    await expect(refused).rejects.toThrow(
      new RegExp(
        `^The PostgreSQL server of DATABASE_URL \\(127\\.0\\.0\\.1:${unused}\\) cannot be used: nothing accepts connections there\\.$`,
      ),
    )
  })

  it('reports a server that is not PostgreSQL', async () => {
    const server = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : 0
    await expect(at(`postgres://livery:hunter2@127.0.0.1:${port}/livery`)).rejects.toThrow(
      /^The PostgreSQL server of DATABASE_URL \(127\.0\.0\.1:\d+\) cannot be used: [^2]+\.$/,
    )
    server.close()
  })

  it('reports an unknown host name', async () => {
    await expect(at('postgres://livery:hunter2@no-such-host.invalid/livery')).rejects.toThrow(
      /^The PostgreSQL server of DATABASE_URL \(no-such-host\.invalid\) cannot be used: its host name (is unknown|cannot be looked up now)\.$/,
    )
  })
})

/** A port that was free a moment ago. */
async function unusedPort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address !== null ? address.port : 0
}
