import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { sharedGeo } from '../../../../packages/geography/shared-geo.ts'
import { createInventory } from '../../../../packages/sample-inventory/inventory.ts'
import type { AgencyRepositories } from '../../adapters/store/agency-repositories.ts'
import { silentLog } from '../../adapters/store/testing.ts'
import { makeBookingDependencies } from '../../hosts/make-booking-dependencies.ts'
import { openTestApp, type TestApp } from '../../hosts/testing-app.ts'
import { staticRates } from '../exchange-rates/static-rates.ts'
import { startBookingTasks } from './start-booking-tasks.ts'

let app: TestApp
/** Agencies whose tasks ran, in the order of their start. */
let begun: string[]
let underWay: number
let mostUnderWay: number
/** What an agency's task waits for. */
let waits: Map<string, Promise<void>>
let job: { stop(): Promise<void> } | null
/** Lets a waiting task continue. */
let answer = () => {}

beforeEach(async () => {
  app = await openTestApp({}, { aurora: {}, meridian: {}, solis: {} })
  ;[begun, underWay, mostUnderWay, waits, job] = [[], 0, 0, new Map(), null]
})
afterEach(async () => {
  waits.clear()
  answer()
  await job?.stop()
})

async function enqueue(slug: string, times: number): Promise<void> {
  const { tasks } = app.store.forAgency(await app.agencyId(slug))
  for (let index = 0; index < times; index += 1)
    await tasks.enqueue({ kind: 'cancel', payload: { bookingId: randomUUID(), agreed: {}, request: '' } })
}

/** Starts the job on a store whose bookings wait as set and report their start. */
async function start(atOnce: number): Promise<void> {
  const slugs = new Map<string, string>()
  for (const slug of ['aurora', 'meridian', 'solis']) slugs.set(await app.agencyId(slug), slug)
  const forAgency = (id: string): AgencyRepositories => {
    const own = app.store.forAgency(id)
    const find: typeof own.bookings.find = async () => {
      const slug = slugs.get(id) ?? ''
      begun.push(slug)
      underWay += 1
      mostUnderWay = Math.max(mostUnderWay, underWay)
      await (waits.get(slug) ?? new Promise((resolve) => setTimeout(resolve, 2)))
      underWay -= 1
      return null
    }
    return { ...own, bookings: { ...own.bookings, find } }
  }
  const store = { ...app.store, forAgency }
  const geo = await sharedGeo()
  const clock = () => new Date()
  const booking = makeBookingDependencies({
    store,
    geo,
    clock,
    supplier: createInventory({ geo, clock, isScripted: true }),
    rates: staticRates(),
    log: silentLog,
    isDemo: true,
    sendsMail: false,
  })
  job = startBookingTasks({ store, booking, every: 5, atOnce })
}

const withTimeout = { timeout: 20_000 }
const times = (slug: string) => begun.filter((one) => one === slug).length

it("does other agencies' tasks while one agency gets no answer", async () => {
  waits.set('aurora', new Promise((resolve) => (answer = resolve)))
  await enqueue('aurora', 3)
  await enqueue('meridian', 12)
  await start(2)
  await expect.poll(() => times('meridian'), withTimeout).toBe(12)
  expect(times('aurora')).toBe(1)
  answer()
  await expect.poll(() => times('aurora'), withTimeout).toBe(3)
})

it('gives each agency short turns, so that a long list blocks no other', async () => {
  await enqueue('aurora', 30)
  await enqueue('meridian', 1)
  await enqueue('solis', 1)
  await start(1)
  await expect.poll(() => times('aurora'), withTimeout).toBe(30)
  expect(begun.lastIndexOf('meridian')).toBeLessThan(10)
  expect(begun.lastIndexOf('solis')).toBeLessThan(12)
  expect(mostUnderWay).toBe(1)
})

it('works on a limited number of agencies at once, and on each only once', async () => {
  for (const slug of ['aurora', 'meridian', 'solis']) await enqueue(slug, 7)
  await start(2)
  await expect.poll(() => begun.length, withTimeout).toBe(21)
  expect(mostUnderWay).toBe(2)
})

it('finishes what is in progress and begins nothing more', async () => {
  waits.set('aurora', new Promise((resolve) => (answer = resolve)))
  await enqueue('aurora', 10)
  await start(2)
  await expect.poll(() => times('aurora'), withTimeout).toBe(1)
  let isStopped = false
  const stopping = job?.stop().then(() => (isStopped = true))
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect(isStopped).toBe(false)
  waits.clear()
  answer()
  await stopping
  expect(times('aurora')).toBeLessThanOrEqual(5)
})
