import { beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp, testNow } from '../../hosts/testing-app.ts'
import { type TestEditor, testEditor } from '../../http/api/site-settings/testing-draft.ts'
import { runSchedule } from './schedules/run-schedule.ts'

// Making an agency inactive closes its site, so the person has to type the agency's name first.

let app: TestApp
let owner: TestEditor
let now: Date

beforeEach(async () => {
  now = testNow
  app = await openTestApp(
    { clock: () => now },
    { aurora: { agencyName: 'Aurora Travel', city: 'Lisbon', defaultCountry: 'PT' } },
  )
  owner = await testEditor(app)
})

const status = async () => (await app.store.agencyBySlug('aurora'))?.agency.status
const confirmInactive = 'Aurora Travel'
async function publish(value: string, more: object = {}) {
  const { data } = await owner.set('/agency/status', value)
  return owner.call('POST', 'publish', { revision: data.revision, ...more })
}
const refused = {
  status: 422,
  code: 'validation_failed',
  errors: [{ field: 'confirmInactive', reason: expect.stringContaining('Aurora Travel') }],
}

describe('making an agency inactive', () => {
  it('requires the agency’s name', async () => {
    expect(await publish('Inactive')).toMatchObject(refused)
    expect(await publish('Inactive', { confirmInactive: 'Aurora' })).toMatchObject(refused)
    expect(await status()).toBe('Active')
    expect((await publish('Inactive', { confirmInactive: '  Aurora Travel ' })).status).toBe(200)
    expect(await status()).toBe('Inactive')
  })

  it('does not require the name for other changes, or for reactivating it', async () => {
    await publish('Inactive', { confirmInactive })
    const { data } = await owner.set('/agency/city', 'Porto')
    expect((await owner.publish(data.revision)).status).toBe(200)
    expect((await publish('Active')).status).toBe(200)
    expect(await status()).toBe('Active')
  })

  it('requires the name when a version is restored', async () => {
    await publish('Inactive', { confirmInactive })
    await publish('Active')
    expect(await owner.call('POST', 'versions/2/restore', { from: 3 })).toMatchObject(refused)
    expect(await status()).toBe('Active')
    const restored = await owner.call('POST', 'versions/2/restore', { from: 3, confirmInactive })
    expect(restored.status).toBe(200)
    expect(await status()).toBe('Inactive')
  })

  it('requires the agency’s name to plan a start or an end that makes it inactive', async () => {
    const plan = async (value: string, more: object) => {
      const { data } = await owner.set('/agency/status', value)
      return owner.call('POST', 'schedules', { revision: data.revision, ...more })
    }
    const times = { start: '2026-12-04T09:00:00', end: '2026-12-05T09:00:00' }
    expect(await plan('Inactive', { start: times.start })).toMatchObject(refused)
    expect((await plan('Inactive', { start: times.start, confirmInactive })).status).toBe(201)
    await publish('Inactive', { confirmInactive })
    expect(await plan('Active', times)).toMatchObject(refused)
    const open = await plan('Active', { start: '2026-12-20T09:00:00' })
    expect(open.status).toBe(201)
    const { id } = (open.data as unknown as { schedule: { id: string } }).schedule
    const change = (more: object) =>
      owner.call('PATCH', `schedules/${id}`, { end: '2026-12-24T09:00:00', ...more })
    expect(await change({})).toMatchObject(refused)
    expect((await change({ confirmInactive })).status).toBe(200)
  })

  it('publishes a plan that makes the agency inactive only if the plan was confirmed', async () => {
    const repositories = app.store.forAgency(await app.agencyId('aurora'))
    const dependencies = { repositories, clock: () => now, tell: async () => {}, site: {} }
    const { data } = await owner.set('/agency/status', 'Inactive')
    const start = '2026-12-04T09:00:00'
    await owner.call('POST', 'schedules', { revision: data.revision, start, confirmInactive })
    const [planned] = await repositories.schedules.list()
    if (planned === undefined) throw new Error('nothing is planned')
    await repositories.schedules.settle(planned.id, { confirmsInactive: false })
    now = new Date('2026-12-04T09:00:01Z')
    expect(await runSchedule(dependencies, { ...planned, confirmsInactive: false }, 'start')).toBe('failed')
    const [failed] = await repositories.schedules.list()
    expect(failed?.failure).toMatchObject({ code: 'checks', findings: [{ code: 'setup.unconfirmed' }] })
    expect(await status()).toBe('Active')
    await repositories.schedules.settle(planned.id, { state: 'planned', confirmsInactive: true })
    expect(await runSchedule(dependencies, planned, 'start')).toBe('published')
    expect(await status()).toBe('Inactive')
  })
})
