import { expect, it, vi } from 'vitest'
import { sharedGeo } from '../../../../packages/geography/shared-geo.ts'
import { createInventory } from '../../../../packages/sample-inventory/inventory.ts'
import { createStore } from '../../adapters/store/create-store.ts'
import { openTestDatabase, silentLog } from '../../adapters/store/testing.ts'
import { createDemoClock } from '../../domain/demo/demo-clock.ts'
import { openTestApp, sellingAgencies, type TestApp, testNow } from '../../hosts/testing-app.ts'
import { findSlot, mayDay, onMayDay, slotsOn } from '../api/products/activity/testing-activities.ts'

const own = 'http://aurora.localhost:4000'
const move = (app: TestApp, at: string, origin = own) =>
  app.call('/demo/clock', {
    method: 'POST',
    body: new URLSearchParams({ at }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
  })
const movedTo = async (app: TestApp) => {
  const facts = (await (await app.call('/demo/bar')).json()) as { movedTo: string | null }
  return facts.movedTo
}

it("moves the demo's clock to a moment and back, and the bar shows it", async () => {
  const demoClock = createDemoClock(() => testNow)
  const app = await openTestApp({ demoClock })
  expect(await movedTo(app)).toBeNull()
  expect((await move(app, '2026-05-08T09:00:00.000Z')).status).toBe(204)
  expect([demoClock.now().toISOString(), await movedTo(app)]).toEqual([
    '2026-05-08T09:00:00.000Z',
    '2026-05-08T09:00:00.000Z',
  ])
  expect((await move(app, '')).status).toBe(204)
  expect([demoClock.now(), await movedTo(app)]).toEqual([testNow, null])
})

it('changes what the pages offer: a start time is closed after its cut-off, and its day cannot be searched', async () => {
  const demoClock = createDemoClock(() => testNow)
  const clock = demoClock.now
  const supplier = createInventory({ geo: await sharedGeo(), clock })
  const app = await openTestApp({ demoClock, clock, supplier }, sellingAgencies)
  const { productCode, option, time, cutoffAt } = await findSlot(app, {})
  const units = [{ unit: 'adult', count: 2 }]
  const slot = async () =>
    (await slotsOn(app, { productCode, date: mayDay, units })).find(
      (one) => one.option === option && one.time.slot === time.slot,
    )
  expect((await slot())?.rateKey).toBeDefined()
  await move(app, new Date(Date.parse(cutoffAt) + 1_000).toISOString())
  expect(await slot()).toMatchObject({ status: 'closed' })
  expect((await slot())?.rateKey).toBeUndefined()
  await move(app, new Date(Date.parse(`${mayDay}T00:00:00Z`) + 2 * 86_400_000).toISOString())
  const search = await app.call('/api/activities/search', { method: 'POST', body: onMayDay })
  expect(search.status).toBe(422)
  await move(app, '')
  expect((await slot())?.rateKey).toBeDefined()
})

it('refuses other sites, the past and what is no moment', async () => {
  const demoClock = createDemoClock(() => testNow)
  const app = await openTestApp({ demoClock })
  expect((await move(app, '2026-05-08T09:00:00Z', 'https://evil.example')).status).toBe(403)
  for (const at of ['2025-01-01T00:00:00Z', '2099-01-01T00:00:00Z', 'soon']) {
    expect((await move(app, at)).status).toBe(422)
  }
  expect(demoClock.isMoved).toBe(false)
})

it('does not exist where no clock can be moved, nor in production', async () => {
  expect((await move(await openTestApp(), '')).status).toBe(405)
  const demoClock = createDemoClock(() => testNow)
  const config = { mode: 'production', development: false, trustedProxies: [], apiOrigin: null } as const
  const app = await openTestApp({ demoClock, config })
  expect((await move(app, '2026-05-08T09:00:00Z')).status).toBe(404)
  expect(demoClock.isMoved).toBe(false)
})

it('moves with all servers of one database, and a server that starts later has its time', async () => {
  const database = await openTestDatabase()
  const serve = async () => {
    const store = await createStore(database, { demo: true, clock: () => testNow, log: silentLog })
    const demoClock = createDemoClock(() => testNow, store.demoClock ?? undefined)
    return { demoClock, store }
  }
  const [one, other] = [await serve(), await serve()]
  const app = await openTestApp({ demoClock: one.demoClock })
  const at = '2026-05-08T09:00:00.000Z'
  expect((await move(app, at)).status).toBe(204)
  await vi.waitFor(() => expect(other.demoClock.now().toISOString()).toBe(at))
  expect((await serve()).demoClock.now().toISOString()).toBe(at)
  await other.demoClock.reset()
  await vi.waitFor(() => expect(one.demoClock.isMoved).toBe(false))
  expect(await movedTo(app)).toBeNull()
})
