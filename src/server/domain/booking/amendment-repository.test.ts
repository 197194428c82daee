import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AgencyRepositories } from '../../adapters/store/agency-repositories.ts'
import { createStore } from '../../adapters/store/create-store.ts'
import type { Store } from '../../adapters/store/store.ts'
import { openTestDatabase, silentLog, testBundle } from '../../adapters/store/testing.ts'
import { testBooking, testItem } from '../../adapters/store/testing-booking.ts'
import type { Database } from '../../db/database.ts'
import { agencyScope } from '../../db/scope.ts'
import type { QuotedItem } from '../products/spine/quoted-item.ts'
import { amendments } from './change-schema.ts'

let database: Database
let store: Store
let agencyId: string
let agency: AgencyRepositories

beforeAll(async () => {
  database = await openTestDatabase()
  store = await createStore(database, { demo: true, clock: () => new Date(), log: silentLog })
  agencyId = (await store.importTenant(testBundle('amended'))).agencyId
  agency = store.forAgency(agencyId)
})
afterAll(() => store.close())

const was = {} as QuotedItem
const snapshot = { was, becomes: was, due: 0, refund: 0, period: { start: '', end: '' } }
/** Creates a booking of two items and quotes changes of the first, or of another. */
const book = async () => {
  const { id: bookingId, items } = await agency.bookings.create(
    testBooking({ items: [testItem(), testItem()] }),
  )
  const quote = (seconds = 60, line = 0) =>
    agency.amendments.create(
      { id: randomUUID(), bookingId, itemId: items[line]?.id ?? '', snapshot },
      seconds,
    )
  return { bookingId, quote }
}
const found = async (ids: readonly { id: string }[]) =>
  (await Promise.all(ids.map(({ id }) => agency.amendments.find(id)))).map((one) => one !== null)

describe('quoted changes', () => {
  it('are deleted a day after they lapse, but never once accepted', async () => {
    const { quote } = await book()
    const [lapsed, recent, open, accepted] = [
      await quote(-86_500),
      await quote(-86_000),
      await quote(),
      await quote(-86_500),
    ]
    await agency.amendments.move(accepted.id, { event: 'accept' })
    await store.forgetPast()
    expect(await found([lapsed, recent, open, accepted])).toEqual([false, true, true, true])
  })

  it('are limited to five for each item: a sixth replaces the oldest', async () => {
    const other = await (await book()).quote()
    const { quote } = await book()
    const accepted = await quote()
    await agency.amendments.move(accepted.id, { event: 'accept' })
    const quoted = []
    for (let count = 0; count < 7; count += 1) quoted.push(await quote())
    expect(await found(quoted)).toEqual([false, false, true, true, true, true, true])
    expect(await found([other, accepted])).toEqual([true, true])
  })

  it('are not loaded with their booking', async () => {
    const { bookingId, quote } = await book()
    const [, accepted] = [await quote(), await quote()]
    await agency.amendments.move(accepted.id, { event: 'accept' })
    expect(await agency.amendments.ofBooking(bookingId)).toMatchObject([{ id: accepted.id }])
  })
})

it('finds the bookings whose change waits for a payment, until it is paid or has lapsed', async () => {
  const [waiting, free, lapsed, paid] = [await book(), await book(), await book(), await book()]
  const accepted = async ({ bookingId, quote }: typeof waiting, seconds?: number, isPaid = true) => {
    const { id: amendmentId } = await quote(seconds)
    await agency.amendments.move(amendmentId, { event: 'accept' })
    const [id, actor] = [randomUUID(), 'guest']
    const payment = { id, bookingId, amendmentId, gateway: 'sandbox', actor, amount: 100, currency: 'USD' }
    if (isPaid) await agency.payments.create(payment)
    return id
  }
  await accepted(waiting)
  await accepted(free, 60, false)
  await accepted(lapsed, -1)
  await agency.payments.move(await accepted(paid), { event: 'authorise', actor: 'gateway' })
  const ids = [waiting, free, lapsed, paid].map(({ bookingId }) => bookingId)
  expect([...(await agency.amendments.unpaidAmong(ids))]).toEqual([waiting.bookingId])
  expect([...(await agency.amendments.unpaidAmong([]))]).toEqual([])
})

it('loads the latest forty of a booking and every open one, oldest first', async () => {
  const { bookingId, quote } = await book()
  const open = await quote(60, 1)
  await agency.amendments.move(open.id, { event: 'accept' })
  const over = []
  for (let count = 0; count < 40; count += 1) {
    const { id } = await quote()
    await agency.amendments.move(id, { event: 'accept' })
    await agency.amendments.move(id, { event: 'fail', reason: 'payment' })
    over.push({ id })
  }
  expect(await agency.amendments.ofBooking(bookingId)).toMatchObject([{ id: open.id }, ...over.slice(1)])
})

it('lets no agency delete accepted changes', async () => {
  const { quote } = await book()
  const accepted = await quote()
  await agency.amendments.move(accepted.id, { event: 'accept' })
  await agencyScope(database, agencyId)((tx) => tx.delete(amendments))
  expect(await found([accepted])).toEqual([true])
})
