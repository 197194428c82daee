import { expect, it } from 'vitest'
import type { AgencyRecords, AgencyRepositories } from '../../../adapters/store/agency-repositories.ts'
import { runSchedule } from '../../../domain/site-settings/schedules/run-schedule.ts'
import { openTestApp, testNow } from '../../../hosts/testing-app.ts'
import { testEditor } from './testing-draft.ts'

// Whatever fails while a plan is published, visitors see the old or the new settings, and the plan's state matches.

/**
 * Makes a transaction fail after its n-th call; 0 means after its commit, as if the server died before it received
 * the result.
 */
function failingAfter(repositories: AgencyRepositories, calls: number) {
  let done = 0
  const failing = <Part extends object>(part: Part): Part =>
    new Proxy(part, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name)
        if (typeof value !== 'function') return typeof value === 'object' && value ? failing(value) : value
        return async (...given: unknown[]) => {
          const result: unknown = await Reflect.apply(value, target, given)
          done += 1
          if (done === calls) throw new Error('the server goes away')
          return result
        }
      },
    })
  const transaction: AgencyRepositories['transaction'] = async (work) => {
    const result = await repositories.transaction((records: AgencyRecords) => work(failing(records)))
    if (calls === 0) throw new Error('the server goes away')
    return result
  }
  return {
    dependencies: { ...repositories, transaction },
    hasFailed: () => calls === 0 || done >= calls,
  }
}

it('is done whole or not at all wherever it fails, and succeeds at a repeat', async () => {
  let now = testNow
  const app = await openTestApp({ clock: () => now }, { aurora: { city: 'Lisbon', defaultCountry: 'PT' } })
  const owner = await testEditor(app)
  const repositories = app.store.forAgency(await app.agencyId('aurora'))
  const seen = async () => (await app.store.agencyBySlug('aurora'))?.agency.primaryColor
  const old = await seen()
  const { revision } = (await owner.set('/agency/primaryColor', '#0a7d55')).data
  await owner.call('POST', 'schedules', { revision, start: '2026-03-11T09:00:00', note: 'Green' })
  now = new Date('2026-03-11T10:00:00Z')
  const tell = async () => {}
  let faults = 0
  for (let calls = 1; ; calls += 1) {
    const schedule = await repositories.schedules.due()
    if (schedule === null) break
    const { dependencies, hasFailed } = failingAfter(repositories, calls)
    const run = runSchedule(
      { repositories: dependencies, clock: () => now, tell, site: {} },
      schedule,
      'start',
    )
    await run.then(
      () => expect(hasFailed()).toBe(false),
      () => expect(hasFailed()).toBe(true),
    )
    const [state] = (await repositories.schedules.list()).map((one) => one.state)
    expect([await seen(), state]).toEqual(hasFailed() ? [old, 'planned'] : ['#0a7d55', 'done'])
    if (hasFailed()) faults += 1
  }
  expect(faults).toBeGreaterThan(2)
  expect(await seen()).toBe('#0a7d55')
})

it('is not done twice after a server died at its end', async () => {
  let now = testNow
  const app = await openTestApp({ clock: () => now }, { aurora: { city: 'Lisbon', defaultCountry: 'PT' } })
  const owner = await testEditor(app)
  const repositories = app.store.forAgency(await app.agencyId('aurora'))
  const { revision } = (await owner.set('/agency/primaryColor', '#0a7d55')).data
  await owner.call('POST', 'schedules', { revision, start: '2026-03-11T09:00:00', note: 'Green' })
  now = new Date('2026-03-11T10:00:00Z')
  const schedule = await repositories.schedules.due()
  if (schedule === null) throw new Error('nothing is due')
  const tell = async () => {}
  const { dependencies } = failingAfter(repositories, 0)
  await expect(
    runSchedule({ repositories: dependencies, clock: () => now, tell, site: {} }, schedule, 'start'),
  ).rejects.toThrow()
  expect(await repositories.schedules.due()).toBeNull()
  expect(await runSchedule({ repositories, clock: () => now, tell, site: {} }, schedule, 'start')).toBe(
    'gone',
  )
  expect((await app.store.agencyBySlug('aurora'))?.version).toBe(2)
})

it('is ended by a person together with its audit entry, or not at all', async () => {
  let now = testNow
  const app = await openTestApp({ clock: () => now }, { aurora: { city: 'Lisbon', defaultCountry: 'PT' } })
  const owner = await testEditor(app)
  const repositories = app.store.forAgency(await app.agencyId('aurora'))
  const seen = async () => (await app.store.agencyBySlug('aurora'))?.agency.primaryColor
  const { revision } = (await owner.set('/agency/primaryColor', '#0a7d55')).data
  const times = { start: '2026-03-11T09:00:00', end: '2026-03-20T09:00:00' }
  await owner.call('POST', 'schedules', { revision, ...times, note: 'Green' })
  now = new Date('2026-03-11T10:00:00Z')
  const dependencies = { repositories, clock: () => now, tell: async () => {}, site: {} }
  const due = await repositories.schedules.due()
  if (due === null) throw new Error('nothing is due')
  await runSchedule(dependencies, due, 'start')
  const [live] = await repositories.schedules.list()
  if (live === undefined) throw new Error('nothing is planned')
  const note = () => Promise.reject(new Error('the log is away'))
  await expect(runSchedule({ ...dependencies, note }, live, 'end')).rejects.toThrow('the log is away')
  expect([await seen(), (await repositories.schedules.list())[0]?.state]).toEqual(['#0a7d55', 'live'])
  const again = await testEditor(app)
  expect((await again.call('DELETE', `schedules/${live.id}`)).status).toBe(200)
  expect([await seen(), (await repositories.schedules.list())[0]?.state]).not.toContain('#0a7d55')
  const ended = (await repositories.audit.latest(9)).filter(({ action }) => action === 'schedule.end')
  expect(ended).toHaveLength(1)
})
