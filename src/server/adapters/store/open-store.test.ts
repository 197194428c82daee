import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DataFolderLocked } from '../../db/data-folder-locked.ts'
import { DatabaseUnreachable } from '../../db/database-unreachable.ts'
import { prepareDatabase } from '../../db/prepared-database.ts'
import { openFirstRelease } from '../../db/testing-earlier-database.ts'
import { firstSchemaRows, veteran } from '../../db/testing-first-schema.ts'
import { openStore } from './open-store.ts'
import { silentLog, testBundle } from './testing.ts'
import { testBooking } from './testing-booking.ts'

/** Parent of all data folders. */
let parent: string
let dataDir: string
/** A data folder that the server has made, for tests that leave its database as it is. */
let made: string
/** Modes of its files then; the database opens later ones to all, which the folder's mode prevents. */
let modes: number[]
let count = 0

beforeAll(async () => {
  parent = mkdtempSync(join(tmpdir(), 'livery-store-'))
  made = join(parent, 'made')
  await prepareDatabase()
  await (await open(made)).close()
  const database = join(made, 'database')
  modes = readdirSync(database, { recursive: true }).map(
    (name) => statSync(join(database, String(name))).mode,
  )
})
beforeEach(() => {
  count += 1
  dataDir = join(parent, `data-${count}`)
})
afterAll(() => rmSync(parent, { recursive: true, force: true }))

const open = (folder = dataDir, mode: 'demo' | 'production' = 'demo') =>
  openStore({ mode, dataDir: folder, databaseUrl: null }, silentLog)

describe('openStore on a data folder', () => {
  it('makes the database, and finds the data again after a stop', async () => {
    const first = await open(made)
    await first.importTenant(testBundle('two', { hosts: ['two.example'] }))
    await first.close()
    const second = await open(made)
    expect(await second.agencyByHost('two.example')).toMatchObject({ slug: 'two', version: 1 })
    await second.close()
  })

  it('makes folder and files private to this user', async () => {
    expect(statSync(made).mode & 0o777).toBe(0o700)
    expect(modes.length).toBeGreaterThan(900)
    expect(modes.filter((mode) => (mode & 0o077) !== 0)).toEqual([])
  })

  it('refuses a second store on it with a sentence, until the first is closed', async () => {
    const first = await open(made)
    await expect(open(made)).rejects.toThrow(DataFolderLocked)
    await expect(open(made)).rejects.toThrow(`The data folder ${made} is in use by process ${process.pid}`)
    await first.close()
    await (await open(made)).close()
  })

  it('names the locking process, and has all of its data after it is killed', async () => {
    const script = fileURLToPath(new URL('./testing-store-holder.ts', import.meta.url))
    const holder = spawn(process.execPath, [script, made], { stdio: ['ignore', 'pipe', 'inherit'] })
    const ended = new Promise((resolve) => holder.once('close', resolve))
    try {
      await new Promise((resolve) => holder.stdout.once('data', resolve))
      await expect(open(made)).rejects.toThrow(`in use by process ${holder.pid};`)
    } finally {
      holder.kill('SIGKILL')
      await ended
    }
    const store = await open(made)
    expect(await store.agencyByHost('one.example')).toMatchObject({ slug: 'one', version: 1 })
    await store.close()
  })

  it('starts again if the creation of the database was interrupted', async () => {
    mkdirSync(join(dataDir, 'database'), { recursive: true })
    writeFileSync(join(dataDir, 'database/PG_VERSION'), '17\n')
    writeFileSync(join(dataDir, 'initialising'), '')
    await (await open()).close()
    expect(readdirSync(dataDir).toSorted()).toEqual(['database', 'lock.1'])
  })

  it('frees the folder when it cannot be opened', async () => {
    cpSync(made, dataDir, { recursive: true })
    await (await open(dataDir, 'production')).close()
    await expect(open()).rejects.toThrow('LIVERY_MODE')
    await (await open(dataDir, 'production')).close()
  })
})

describe('a data folder of the first release', () => {
  it('opens with its verified people and their sessions, and accepts bookings, steps and tasks', async () => {
    mkdirSync(dataDir)
    const client = await openFirstRelease(join(dataDir, 'database'))
    await client.exec(firstSchemaRows)
    await client.close()
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
    // Initialising a database takes seconds of a core, and many on a busy machine.
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
