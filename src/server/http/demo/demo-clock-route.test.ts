import { expect, it } from 'vitest'
import { createDemoClock } from '../../domain/demo/demo-clock.ts'
import { openTestApp, type TestApp, testNow } from '../../hosts/testing-app.ts'

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
