import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStore } from './open-store.ts'
import type { Store } from './store.ts'
import { silentLog, testBundle } from './testing.ts'
import { testBooking, testItem } from './testing-booking.ts'
import { createTestDatabase, type TestDatabase } from './testing-shared-postgres.ts'

let database: TestDatabase
/** A server, and an operator's command next to it. */
let server: Store
let operator: Store

beforeAll(async () => {
  database = await createTestDatabase()
  const open = () => openStore({ mode: 'demo', dataDir: '', databaseUrl: database.url }, silentLog)
  server = await open()
  operator = await open()
}, 60_000)
afterAll(async () => {
  await Promise.allSettled([server?.close(), operator?.close()])
  await database?.drop()
}, 60_000)

const pollOptions = { timeout: 20_000 }

describe('a server on PostgreSQL', () => {
  it('stops serving a removed agency without a restart', async () => {
    await server.importTenant(testBundle('gone', { hosts: ['www.gone.example'] }))
    expect(await server.agencyByHost('www.gone.example')).not.toBeNull()
    await operator.registry.remove('gone', false)
    await expect.poll(() => server.agencyByHost('www.gone.example'), pollOptions).toBeNull()
    expect(await server.agencyBySlug('gone')).toBeNull()
  })

  it('serves a renamed agency by its new slug, without a restart', async () => {
    await server.importTenant(testBundle('before', { hosts: ['www.before.example'] }))
    expect(await server.agencyBySlug('before')).not.toBeNull()
    await operator.registry.rename('before', 'after')
    await expect.poll(() => server.agencyBySlug('before'), pollOptions).toBeNull()
    expect(await server.agencyByHost('www.before.example')).toMatchObject({ slug: 'after' })
  })
})

describe('a request during the removal of its agency', () => {
  it('stores nothing after the removal', async () => {
    const { agencyId } = await server.importTenant(testBundle('late'))
    const writing = server.forAgency(agencyId).transaction(async ({ bookings, users }) => {
      expect(await users.findByEmail('a@b.example')).toBeNull()
      await operator.registry.remove('late', false)
      await bookings.create(testBooking())
    })
    await expect(writing).rejects.toMatchObject({ code: 'LV001' })
    expect(await operator.forAgency(agencyId).bookings.list('agency', { limit: 1 })).toEqual([])
  })

  it('delays the removal, so that its booking keeps the agency from being removed', async () => {
    const { agencyId } = await server.importTenant(testBundle('early'))
    const holdExpiresAt = new Date(Date.now() + 600_000)
    let removing: Promise<unknown> = Promise.resolve()
    await server.forAgency(agencyId).transaction(async ({ bookings }) => {
      await bookings.create(testBooking({ items: [testItem({ holdExpiresAt })] }))
      removing = operator.registry.remove('early', false).catch((error: unknown) => error)
      // Whether the removal waits for its lock now or begins later, it finds the hold.
      await new Promise((resolve) => setTimeout(resolve, 200))
    })
    expect(await removing).toMatchObject({ name: 'OpenMatters', open: { holds: 1 } })
    expect(await server.agencyBySlug('early')).not.toBeNull()
  })
})
