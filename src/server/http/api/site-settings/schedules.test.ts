import { beforeEach, describe, expect, it } from 'vitest'
import { loadGeo } from '../../../../../packages/geography/load-geo.ts'
import type { Schedule } from '../../../../contract/types.ts'
import { silentLog } from '../../../adapters/store/testing.ts'
import { scheduleMail } from '../../../domain/site-settings/schedules/schedule-mail.ts'
import { startSchedules } from '../../../domain/site-settings/schedules/start-schedules.ts'
import { openTestApp, type TestApp, testNow } from '../../../hosts/testing-app.ts'
import { type TestEditor, testEditor } from './testing-draft.ts'

// A plan publishes at its time the changes that its maker saw, and reverts them at its end; or it fails whole with a
// reason.

let app: TestApp
let owner: TestEditor
let now: Date
let log: string[]

beforeEach(async () => {
  now = testNow
  log = []
  app = await openTestApp(
    { clock: () => now },
    { aurora: { city: 'Lisbon', defaultCountry: 'PT', languages: ['en', 'de'] }, meridian: {} },
  )
  owner = await testEditor(app)
})

interface Reply {
  status: number
  code?: string
  errors?: { field: string; reason: string }[]
  data: { schedule: Schedule; timeZone: string; meant: object[]; schedules: Schedule[] }
}
const ask = async (method: string, path: string, body?: unknown, who = owner) =>
  (await who.call(method, path, body)) as unknown as Reply

async function planned(changes: [string, unknown][], wish: object, who = owner): Promise<Reply> {
  let revision = (await who.get()).data.revision
  for (const [pointer, after] of changes) revision = (await who.set(pointer, after)).data.revision
  return ask('POST', 'schedules', { revision, ...wish }, who)
}

/** Lets one server do the tasks that are due; returns true if it did any. */
async function work(at: string, servers = 1, site = {}): Promise<void> {
  now = new Date(at)
  const geo = await loadGeo()
  const jobs = Array.from({ length: servers }, () =>
    startSchedules({
      store: app.store,
      clock: () => now,
      every: 3_600_000,
      site,
      log: { ...silentLog, error: (_: unknown, words?: string) => log.push(words ?? '') } as never,
      tell: scheduleMail({ geo, isDemo: true, sendsMail: true }),
    }),
  )
  await Promise.all(jobs.map((job) => job.runDue()))
  await Promise.all(jobs.map((job) => job.stop()))
  expect(log).toEqual([])
  // Sessions have expired meanwhile.
  owner = await testEditor(app)
}

async function published(pointer: string, after?: unknown): Promise<void> {
  const { data } = await owner.set(pointer, after)
  const reply = await owner.publish(data.revision)
  expect(reply.status, JSON.stringify(reply.errors)).toBe(200)
}

const visitors = async () => {
  const { agency } = await (await app.call('/api/agency')).json()
  return { version: agency.version, name: agency.agencyName, color: agency.primaryColor }
}
const list = async () => (await ask('GET', 'schedules')).data.schedules
const kinds = async () => {
  const reply = (await owner.call('GET', 'versions')) as unknown as {
    data: { publications: { kind: string }[] }[]
  }
  return reply.data.flatMap(({ publications }) => publications.map(({ kind }) => kind))
}
const mails = async () => app.store.forAgency(await app.agencyId('aurora')).mails.latest(10)

const christmas = { start: '2026-12-04T09:00:00', end: '2026-12-26T00:00:00', note: 'Christmas' }

describe('a plan', () => {
  it("is published at its time on the agency's clocks, and reverted at its end", async () => {
    const { status, data } = await planned([['/agency/agencyName', 'Winter']], christmas)
    expect(status).toBe(201)
    expect(data).toMatchObject({ timeZone: 'Europe/Lisbon', meant: [] })
    expect(data.schedule).toMatchObject({
      state: 'planned',
      start: christmas.start,
      end: christmas.end,
      note: 'Christmas',
      failure: null,
      startsAt: '2026-12-04T09:00:00.000Z',
      by: { name: 'Ada Test' },
      baseVersion: 1,
      changes: [{ pointer: '/agency/agencyName', before: 'aurora', after: 'Winter' }],
    })
    await work('2026-12-04T08:59:59Z')
    expect(await visitors()).toMatchObject({ version: 1, name: 'aurora' })
    await work('2026-12-04T09:00:00Z')
    expect(await visitors()).toMatchObject({ version: 2, name: 'Winter' })
    expect(await list()).toMatchObject([{ state: 'live' }])
    // The draft has the same changes, which are now published.
    expect((await owner.get()).data.changed).toEqual([])
    await work('2026-12-26T00:00:00Z')
    expect(await visitors()).toMatchObject({ version: 3, name: 'aurora' })
    expect(await list()).toMatchObject([{ state: 'done' }])
    expect(await kinds()).toEqual(['schedule-end', 'scheduled'])
    const [end] = await app.store.forAgency(await app.agencyId('aurora')).audit.latest(1)
    expect(end?.action).toBe('version.publish')
  })

  it('publishes what its maker saw, whatever the draft is now, next to later changes', async () => {
    await planned([['/agency/agencyName', 'Winter']], christmas)
    const first = await owner.set('/agency/agencyName', 'aurora')
    await owner.set('/agency/city', 'Porto')
    const { data } = await owner.set('/agency/primaryColor', '#136f63')
    expect(first.status).toBe(200)
    expect((await owner.publish(data.revision)).status).toBe(200)
    await owner.set('/agency/state', 'Norte')
    await work('2026-12-04T09:00:01Z')
    expect(await visitors()).toMatchObject({ version: 3, name: 'Winter', color: '#136f63' })
    expect((await owner.get()).data.changed).toEqual(['/agency/state'])
    // The end reverts what has not changed since.
    const anew = await owner.set('/agency/primaryColor', '#8a2be2')
    await owner.publish(anew.data.revision)
    await work('2026-12-26T09:00:00Z')
    expect(await visitors()).toMatchObject({ name: 'aurora', color: '#8a2be2' })
  })

  it('keeps at its end what a person has changed since', async () => {
    await planned([['/agency/agencyName', 'Winter']], christmas)
    await work('2026-12-05T00:00:00Z')
    const { data } = await owner.set('/agency/agencyName', 'Boreal')
    await owner.publish(data.revision)
    await work('2026-12-27T00:00:00Z')
    expect(await visitors()).toMatchObject({ version: 3, name: 'Boreal' })
    expect(await list()).toMatchObject([{ state: 'done' }])
  })

  it('fails whole after a person changed one of its fields, and mails its maker', async () => {
    await planned(
      [
        ['/agency/agencyName', 'Winter'],
        ['/agency/city', 'Porto'],
      ],
      christmas,
    )
    const { data } = await owner.set('/agency/agencyName', 'Boreal')
    await owner.publish(data.revision)
    const plan = await planned([['/agency/agencyName', 'Back']], { start: '2026-12-03T09:00:00' })
    expect(plan.status).toBe(201)
    await work('2026-12-04T09:00:00Z')
    const [failed, done] = await list()
    expect(done?.state).toBe('done')
    expect(failed).toMatchObject({
      state: 'failed',
      failure: { code: 'conflict', at: 'start', pointers: ['/agency/agencyName'] },
    })
    // The plan of the day before was made first.
    expect(failed?.failure?.plan).toMatchObject({ note: '' })
    expect(await visitors()).toMatchObject({ name: 'Back' })
    expect(await mails()).toMatchObject([
      { kind: 'scheduleFailed', recipient: 'owner@test.example', language: 'de' },
    ])
    expect((await mails())[0]?.text).toContain('4. Dezember 2026 um 09:00')
    expect((await mails())[0]?.text).toContain('http://aurora.localhost:4000/settings/website/')
  })

  it('publishes the earlier of two plans for one field and moment, and names the conflict', async () => {
    const start = '2026-12-04T09:00:00'
    const end = '2026-12-11T09:00:00'
    for (const [minutes, note] of ['First', 'Second', 'Third'].entries()) {
      now = new Date(testNow.getTime() + minutes * 60_000)
      await planned([['/agency/agencyName', note]], { start, end, note })
    }
    await work('2026-12-04T09:00:00Z')
    expect(await visitors()).toMatchObject({ name: 'First' })
    const plans = await list()
    const first = plans.find(({ note }) => note === 'First')
    expect(first?.state).toBe('live')
    for (const note of ['Second', 'Third'])
      expect(plans.find((one) => one.note === note)).toMatchObject({
        state: 'failed',
        failure: { code: 'conflict', plan: { id: first?.id, note: 'First' } },
      })
    expect((await mails())[0]?.text).toContain('Ein anderer Ihrer Pläne (First)')
  })

  it('blames no other plan after a person published a change', async () => {
    await planned([['/agency/agencyName', 'Winter']], christmas)
    await published('/agency/agencyName', 'Boreal')
    await work('2026-12-04T09:00:00Z')
    const [failed] = await list()
    expect(failed?.failure).toMatchObject({ code: 'conflict', pointers: ['/agency/agencyName'] })
    expect(failed?.failure).not.toHaveProperty('plan')
  })

  it('fails if a check no longer passes', async () => {
    await planned([['/agency/languages', ['en']]], { start: '2026-12-04T09:00:00' })
    await owner.discard((await owner.get()).data.revision)
    const { data } = await owner.set('/agency/defaultLanguage', 'de')
    expect((await owner.publish(data.revision)).status).toBe(200)
    await work('2026-12-04T09:00:00Z')
    const [failed] = await list()
    expect(failed).toMatchObject({ state: 'failed', failure: { code: 'checks', at: 'start' } })
    expect(failed?.failure?.findings?.[0]).toMatchObject({ field: 'agency.languages' })
    expect(await visitors()).toMatchObject({ version: 2 })
  })

  it('is published at the next start if no server ran, but never past its end', async () => {
    await planned([['/agency/agencyName', 'Winter']], christmas)
    await planned([['/agency/city', 'Porto']], { start: '2026-11-01T00:00:00', end: '2026-11-02T00:00:00' })
    await work('2026-12-10T00:00:00Z')
    expect(await visitors()).toMatchObject({ version: 2, name: 'Winter' })
    expect((await list()).map(({ state, failure }) => [state, failure?.code])).toEqual([
      ['live', undefined],
      ['failed', 'missed'],
    ])
  })

  it('is published once when several servers find it due', async () => {
    await planned([['/agency/agencyName', 'Winter']], christmas)
    await work('2026-12-04T09:00:00Z', 4)
    expect(await visitors()).toMatchObject({ version: 2 })
    await work('2026-12-26T09:00:00Z', 4)
    expect(await kinds()).toEqual(['schedule-end', 'scheduled'])
  })

  it('changes nothing if visitors already see its values', async () => {
    const { data } = await planned([['/agency/agencyName', 'Winter']], christmas)
    await owner.publish((await owner.get()).data.revision)
    await work('2026-12-04T09:00:00Z')
    expect(await list()).toMatchObject([{ id: data.schedule.id, state: 'live', changes: [] }])
    await work('2026-12-27T09:00:00Z')
    expect(await visitors()).toMatchObject({ version: 2, name: 'Winter' })
  })
})

describe('planning', () => {
  it('is refused with the field', async () => {
    await owner.set('/agency/agencyName', 'Winter')
    for (const [wish, field] of [
      [{ start: '2026-03-10T11:59:00' }, 'start'],
      [{ start: '2029-01-01T00:00:00' }, 'start'],
      [{ start: '2026-12-04T09:00:00', end: '2026-12-04T09:00:00' }, 'end'],
      [{ start: '2026-02-30T09:00:00' }, 'start'],
      [{ start: '2026-12-04T09:00:00Z' }, 'start'],
      [{ start: 'tomorrow' }, 'start'],
      [{ start: '2026-12-04T09:00:00', note: 'x'.repeat(501) }, 'note'],
      [{}, 'start'],
    ] as const) {
      const reply = await planned([], wish)
      expect([reply.status, reply.errors?.[0]?.field], JSON.stringify(wish)).toEqual([422, field])
    }
    expect(await list()).toEqual([])
  })

  it('returns the actual time if local clocks skip or repeat the requested one', async () => {
    await published('/agency/timeZone', 'America/Chicago')
    const wish = { start: '2026-11-01T01:30:00', end: '2027-03-14T02:30:00' }
    const { data } = await planned([['/agency/agencyName', 'Winter']], wish)
    expect(data.timeZone).toBe('America/Chicago')
    expect(data.meant).toEqual([
      { field: 'start', kind: 'twice', asked: wish.start, meant: wish.start },
      { field: 'end', kind: 'missing', asked: wish.end, meant: '2027-03-14T03:30:00' },
    ])
    expect(data.schedule).toMatchObject({ startsAt: '2026-11-01T06:30:00.000Z', end: '2027-03-14T03:30:00' })
  })

  it('needs the current revision, a change, and settings that could be published now', async () => {
    expect((await planned([], christmas)).status).toBe(409)
    await owner.set('/agency/agencyName', 'Winter')
    const stale = await ask('POST', 'schedules', { revision: 0, ...christmas })
    expect([stale.status, stale.code]).toEqual([412, 'draft_stale'])
    const broken = await planned([['/agency/supportMode', 'chat']], christmas)
    expect([broken.status, broken.code]).toEqual([409, 'checks_failed'])
  })

  it('is limited to twenty at once', async () => {
    for (let day = 1; day <= 20; day += 1) {
      const start = `2026-12-${String(day).padStart(2, '0')}T09:00:00`
      const reply = await planned(day === 1 ? [['/agency/agencyName', 'Winter']] : [], { start })
      expect(reply.status).toBe(201)
    }
    expect((await planned([], christmas)).status).toBe(409)
  })

  it("uses the published time zone; a draft's time zone moves no plan", async () => {
    const admin = await testEditor(app, 'admin@test.example')
    await planned([['/agency/agencyName', 'Winter']], christmas)
    await admin.set('/agency/timeZone', 'Pacific/Auckland')
    const reply = await ask('GET', 'schedules')
    expect(reply.data).toMatchObject({
      timeZone: 'Europe/Lisbon',
      schedules: [{ start: christmas.start, startsAt: '2026-12-04T09:00:00.000Z' }],
    })
    const next = await planned([], { start: '2027-02-01T09:00:00' })
    expect(next.data.schedule.startsAt).toBe('2027-02-01T09:00:00.000Z')
  })

  it('is checked like a publication, with the parts and environment of the deployment', async () => {
    const site = { remotes: [{ name: 'tours', entry: '', styles: [], routes: ['/our-tours'] }] }
    app = await openTestApp(
      { clock: () => now, ...site },
      { aurora: { city: 'Lisbon', defaultCountry: 'PT' } },
    )
    owner = await testEditor(app)
    const toTours = [{ label: 'Tours', path: '/our-tours' }]
    const { data } = await planned([['/navigation', toTours]], { start: christmas.start })
    expect(data.schedule.state).toBe('planned')
    await work('2026-12-04T09:00:01Z', 1, site)
    expect(await list()).toMatchObject([{ state: 'done' }])
    expect((await app.store.agencyBySlug('aurora'))?.navigation).toEqual(toTours)
  })

  it('accepts an existing time zone of the agency and no other', async () => {
    expect((await owner.set('/agency/timeZone', 'Europe/Lisboa')).errors?.[0]).toEqual({
      field: 'agency.timeZone',
      reason: 'is no time zone that is known; an example is Europe/Lisbon',
    })
    expect((await owner.set('/agency/timeZone', 'lisbon')).errors?.[0]?.field).toBe('agency.timeZone')
    await published('/agency/timeZone', 'Asia/Kathmandu')
    expect((await ask('GET', 'schedules')).data.timeZone).toBe('Asia/Kathmandu')
    await published('/agency/timeZone')
    // By default the zone of the agency's town, or the largest of its country if the town has none.
    expect((await ask('GET', 'schedules')).data.timeZone).toBe('Europe/Lisbon')
    await owner.set('/agency/city', 'Nowhere at all')
    await published('/agency/defaultCountry', 'JP')
    expect((await ask('GET', 'schedules')).data.timeZone).toBe('Asia/Tokyo')
  })
})

describe('an existing plan', () => {
  let id = ''
  beforeEach(async () => {
    id = (await planned([['/agency/agencyName', 'Winter']], christmas)).data.schedule.id
  })

  it('is moved, and published at its new time alone', async () => {
    const moved = await ask('PATCH', `schedules/${id}`, {
      start: '2026-12-06T09:00:00',
      end: null,
      note: 'Later',
    })
    expect(moved.data.schedule).toMatchObject({ start: '2026-12-06T09:00:00', end: null, note: 'Later' })
    await work('2026-12-05T00:00:00Z')
    expect(await visitors()).toMatchObject({ version: 1 })
    await work('2026-12-06T09:00:00Z')
    expect(await list()).toMatchObject([{ state: 'done' }])
    expect((await ask('PATCH', `schedules/${id}`, { note: 'x' })).status).toBe(409)
    expect((await ask('DELETE', `schedules/${id}`)).status).toBe(409)
  })

  it('is cancelled', async () => {
    expect((await ask('DELETE', `schedules/${id}`)).data.schedules).toMatchObject([{ state: 'cancelled' }])
    await work('2026-12-05T00:00:00Z')
    expect(await visitors()).toMatchObject({ version: 1 })
  })

  it('that is live keeps its start, may end earlier, and can be reverted at once', async () => {
    await work('2026-12-05T00:00:00Z')
    expect((await ask('PATCH', `schedules/${id}`, { start: '2026-12-06T09:00:00' })).status).toBe(409)
    expect((await ask('PATCH', `schedules/${id}`, { end: null })).status).toBe(409)
    expect((await ask('PATCH', `schedules/${id}`, { end: '2026-12-04T10:00:00' })).status).toBe(422)
    const { status, data } = await ask('PATCH', `schedules/${id}`, { end: '2026-12-07T10:00:00' })
    expect([status, data.schedule.end]).toEqual([200, '2026-12-07T10:00:00'])
    const { schedules } = (await ask('DELETE', `schedules/${id}`)).data
    expect(schedules).toMatchObject([{ state: 'done', endsAt: '2026-12-05T00:00:00.000Z' }])
    expect(await visitors()).toMatchObject({ version: 3, name: 'aurora' })
  })

  it('belongs to people who may change the settings', async () => {
    const sales = await testEditor(app, 'sales@test.example')
    expect((await ask('GET', 'schedules', undefined, sales)).status).toBe(403)
    expect((await ask('DELETE', `schedules/${id}`, undefined, sales)).status).toBe(403)
    const other = await testEditor(app, 'owner@test.example', 'meridian.localhost:4000')
    expect((await ask('DELETE', `schedules/${id}`, undefined, other)).status).toBe(404)
    expect((await ask('PATCH', `schedules/${id}`, { note: '' }, other)).status).toBe(404)
    expect(await list()).toMatchObject([{ state: 'planned' }])
  })
})
