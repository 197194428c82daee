import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { beforeEach, expect, it } from 'vitest'
import { proofRuns } from '../../../../../scripts/proof-cases.ts'
import {
  type HistoryStep,
  historySteps,
  planHistory,
  type Values,
} from '../../../../tenant/settings/testing-plan-history.ts'
import { runSchedule } from '../../../domain/site-settings/schedules/run-schedule.ts'
import { openTestApp, type TestApp, testNow } from '../../../hosts/testing-app.ts'
import { type TestEditor, testEditor } from './testing-draft.ts'

// A plan's end reverts what its own publication set, if visitors still see it.

const DAY = 86_400_000
let app: TestApp
let owner: TestEditor
let now: Date

beforeEach(async () => {
  now = testNow
  app = await openTestApp({ clock: () => now }, { aurora: { city: 'Lisbon', defaultCountry: 'PT' } })
  owner = await testEditor(app)
})

const later = (days: number) => new Date(testNow.getTime() + days * DAY)
const clock = (days: number) => later(days).toISOString().slice(0, 19)

async function publish(name: string): Promise<number> {
  const { data } = await owner.set('/agency/agencyName', name)
  const reply = await owner.publish(data.revision)
  expect(reply.status, JSON.stringify(reply)).toBe(200)
  return reply.data.publication.version
}

async function plan(name: string, start: number, end: number): Promise<void> {
  const { data } = await owner.set('/agency/agencyName', name)
  const times = { start: clock(start), end: clock(end) }
  const reply = await owner.call('POST', 'schedules', { revision: data.revision, ...times, note: name })
  expect(reply.status, JSON.stringify(reply)).toBe(201)
  await owner.discard((await owner.get()).data.revision)
}

async function day(days: number): Promise<void> {
  now = later(days)
  const repositories = app.store.forAgency(await app.agencyId('aurora'))
  for (;;) {
    const due = await repositories.schedules.due()
    if (due === null) break
    const step = due.state === 'planned' ? 'start' : 'end'
    await runSchedule({ repositories, clock: () => now, tell: async () => {}, site: {} }, due, step)
  }
  owner = await testEditor(app)
}

const visitors = async () => {
  const agency = await app.store.agencyBySlug('aurora')
  return { version: agency?.version, name: agency?.agency.agencyName }
}
async function restore(version: number): Promise<void> {
  const from = (await visitors()).version
  expect((await owner.call('POST', `versions/${version}/restore`, { from })).status).toBe(200)
}

it("leaves a version that a rollback restored, though it has the plan's value", async () => {
  const good = await publish('Winter')
  await publish('Thrown away')
  await plan('Winter', 1, 5)
  await day(1)
  expect(await visitors()).toEqual({ version: 4, name: 'Winter' })
  await restore(good)
  await day(5)
  expect(await visitors()).toEqual({ version: good, name: 'Winter' })
})

it('names the changes of a live plan that it reverts', async () => {
  const undo = async () =>
    ((await owner.call('GET', 'schedules')).data as unknown as { schedules: { undo?: object[] }[] })
      .schedules[0]?.undo
  await publish('Before')
  await plan('Winter', 1, 5)
  expect(await undo()).toBeUndefined()
  await day(1)
  expect(await undo()).toEqual([{ pointer: '/agency/agencyName', before: 'Winter', after: 'Before' }])
  await restore(1)
  expect(await undo()).toEqual([])
})

it('leaves what a person published again after another value', async () => {
  await publish('Before')
  await plan('Winter', 1, 5)
  await day(1)
  await publish('By hand')
  await publish('Winter')
  await day(5)
  expect(await visitors()).toMatchObject({ name: 'Winter' })
})

it("reverts the plan's own version that a rollback restored", async () => {
  await publish('Before')
  await plan('Winter', 1, 5)
  await day(1)
  const { version = 0 } = await visitors()
  await restore(1)
  await restore(version)
  await day(5)
  expect(await visitors()).toMatchObject({ name: 'Before' })
})

it('publishes nothing for a plan that ended below a later one', async () => {
  await publish('Before')
  await plan('Winter', 1, 5)
  await day(1)
  await plan('Christmas', 2, 9)
  await day(2)
  await day(5)
  expect(await visitors()).toMatchObject({ name: 'Christmas' })
  await day(9)
  expect(await visitors()).toMatchObject({ name: 'Before' })
})

it('leaves a live plan that set the value below two others', async () => {
  await publish('Before')
  await plan('Winter', 1, 6)
  await day(1)
  await plan('Before', 2, 5)
  await day(2)
  await plan('Winter', 3, 9)
  await day(3)
  await day(5)
  await day(6)
  expect(await visitors()).toMatchObject({ name: 'Winter' })
  await day(9)
  expect(await visitors()).toMatchObject({ name: 'Before' })
})

it('keeps the value of a live plan whose value was set by a plan that ends earlier', async () => {
  await publish('Before')
  await plan('Winter', 1, 5)
  await plan('Winter', 2, 9)
  await day(1)
  await day(2)
  await day(5)
  expect(await visitors()).toMatchObject({ name: 'Winter' })
  await day(9)
  expect(await visitors()).toMatchObject({ name: 'Before' })
})

it('leaves what the owner restored from a finished plan', async () => {
  await publish('Before')
  await plan('Winter', 1, 3)
  await day(1)
  const { version = 0 } = await visitors()
  await day(3)
  await restore(version)
  await plan('Christmas', 4, 5)
  await day(4)
  expect(await visitors()).toMatchObject({ name: 'Christmas' })
  await day(5)
  expect(await visitors()).toMatchObject({ name: 'Winter' })
})

const changesTo = (values: Values, from: Values) =>
  Object.entries(values).map(([field, after]) => ({
    pointer: `/agency/${field}`,
    before: from[field] ?? '',
    after,
  }))

/** Makes a function that performs one step of a history on the server. */
async function taking(model: ReturnType<typeof planHistory>) {
  const repositories = app.store.forAgency(await app.agencyId('aurora'))
  const ids = new Map<string, string>()
  const run = async (plan: string, step: 'start' | 'end') => {
    const found = await repositories.schedules.find(ids.get(plan) ?? '')
    if (found === null) throw new Error('there is no such plan')
    await runSchedule({ repositories, clock: () => now, tell: async () => {}, site: {} }, found, step)
  }
  return async (step: HistoryStep, from: Values) => {
    const { version = 1 } = await visitors()
    if (step.kind === 'restore') {
      const to = model.seen().version + 1
      if (to !== version) await restore(to)
    } else if (step.kind === 'edit') {
      const { data } = await owner.change((await owner.get()).data.revision, changesTo(step.values, from))
      await owner.publish(data.revision)
    } else if (step.kind === 'start') {
      const id = randomUUID()
      ids.set(step.plan, id)
      await repositories.schedules.plan({
        id,
        by: { id: 'owner', name: 'Ada' },
        note: step.plan,
        baseVersion: version,
        startsAt: later(-1),
        endsAt: later(1),
        origin: null,
        changes: changesTo(step.values, from),
      })
      await run(step.plan, 'start')
    } else await run(step.plan, 'end')
  }
}

it('publishes what a model of the fields expects, after random plans, ends, edits and rollbacks', async () => {
  const fields = ['agencyName', 'state', 'zipCode']
  await fc.assert(
    fc.asyncProperty(historySteps(fields, 14), async (steps) => {
      app = await openTestApp({ clock: () => now }, { aurora: { agencyName: '0', state: '0', zipCode: '0' } })
      owner = await testEditor(app)
      const model = planHistory(fields)
      const take = await taking(model)
      for (const step of steps) {
        const before = model.seen()
        if (!model.take(step)) continue
        await take(step, before.document)
        const { agency, version: seen } = (await app.store.agencyBySlug('aurora')) ?? {}
        expect(agency).toMatchObject(model.seen().document)
        expect(seen).toBe(model.seen().version + 1)
      }
    }),
    { numRuns: proofRuns({ few: 2, all: 8 }), endOnFailure: true },
  )
}, 120_000)
