import { beforeAll, expect, it } from 'vitest'
import { inventoryPaths } from '../../../contract/inventory-paths.gen.ts'
import { type OperationId, operations } from '../../../contract/operations.gen.ts'
import type { Booking, HotelRate } from '../../../contract/types.ts'
import type { Supplier } from '../../domain/suppliers/port.ts'
import { callsSupplier } from '../request-context/calls-supplier.ts'
import { bookingActivities, withPickup } from './booking/testing-activity-bookings.ts'
import { type BookingApp, openBookingApp } from './booking/testing-booking-app.ts'
import {
  booked,
  call,
  confirm,
  hold,
  itemOf,
  newKey,
  pay,
  quoteOf,
  read,
  stayOf,
} from './booking/testing-booking-flow.ts'
import { propose, say } from './proposals/testing-proposals.ts'
import { operationCases } from './testing-operations.ts'

/** Operations that called the supplier. */
const callers = new Set<OperationId>()
const ids = Object.keys(operations) as OperationId[]
let current: OperationId | undefined

function recording(supplier: Supplier): Supplier {
  const products = Object.entries(supplier.products).map(([name, product]) => [name, noted(product)])
  return { ...noted(supplier), products: Object.fromEntries(products) }
}

function noted<Methods extends object>(methods: Methods): Methods {
  const entries = Object.entries(methods).map(([name, method]) => [
    name,
    typeof method === 'function' && name !== 'capabilities' ? noting(method) : method,
  ])
  return Object.fromEntries(entries) as Methods
}

function noting(method: (...given: unknown[]) => unknown) {
  return (...given: unknown[]) => {
    if (current) callers.add(current)
    return method(...given)
  }
}

function operationOf(method: string, path: string): OperationId | undefined {
  const [plain = ''] = path.split('?')
  return ids.find((id) => {
    const pattern = operations[id].path.replaceAll(/\{\w+\}/g, '[^/]+')
    return operations[id].method === method.toLowerCase() && new RegExp(`^${pattern}$`).test(plain)
  })
}

let app: BookingApp
beforeAll(async () => {
  const opened = await openBookingApp({ supplier: recording })
  app = {
    ...opened,
    async call(path, options) {
      current = operationOf(options?.method ?? 'GET', path)
      const response = await opened.call(path, options)
      const bytes = await response.arrayBuffer()
      current = undefined
      return new Response(bytes.byteLength > 0 ? bytes : null, response)
    },
  }
  const answers = ['application/json', 'application/x-ndjson']
  for (const id of ids.filter((one) => answers.includes(operations[one].answers))) {
    const { path = operations[id].path, body, headers } = operationCases[id]
    const method = operations[id].method.toUpperCase()
    const given = { ...headers, ...(await ownersSession()) }
    await app.call(path, { method, headers: given, ...(body !== undefined && { body }) })
  }
  await sell()
  await beMoved()
  await shorten()
  await answerLater()
  await proposeTwice()
}, 120_000)

/** A session for one call, since some calls end every session. */
async function ownersSession(): Promise<{ cookie: string }> {
  const { users, sessions } = app.store.forAgency(await app.agencyId('aurora'))
  const owner = await users.findByEmail('owner@test.example')
  const { token } = await sessions.create(owner?.id ?? '', 3600)
  return { cookie: `__Host-livery_session=${token}` }
}

async function sell() {
  const { booking, holder } = await hold(app, {}, await quoteOf(app, {}))
  const path = `/api/bookings/${booking.reference}`
  await call(app, `${path}/hold`, holder, { body: {} })
  await pay(app, holder, booking)
  await confirm(app, holder, booking)
  await read(app, holder, booking)
  const quoted = await call<{ id: string }>(app, `${path}/cancellation-quote`, holder, { body: {} })
  await call(app, `${path}/cancellation`, holder, { body: { quoteId: quoted.data.id }, key: newKey() })
  const left = await hold(app, {}, await quoteOf(app, {}))
  await call(app, `/api/bookings/${left.booking.reference}/hold`, left.holder, { method: 'DELETE' })
}

/** The property moves its guests, who then cancel. */
async function beMoved() {
  const { booking, holder } = await booked(app, { scenario: 'room_moved' })
  await app.askForChanges()
  const [change] = itemOf((await read(app, holder, booking)).data).supplierChanges ?? []
  const path = `/api/bookings/${booking.reference}/supplier-changes/${change?.id}/answer`
  await call(app, path, holder, { body: { answer: 'cancel' }, key: newKey() })
}

/** A stay becomes a night shorter, then a night longer. */
async function shorten() {
  const choose = ({ payment, isRefundable }: HotelRate) => payment === 'now' && isRefundable
  const { booking, holder } = await booked(app, {}, { choose })
  const { stay, rooms } = stayOf(booking)
  const end = new Date(Date.parse(stay.end) - 86_400_000).toISOString().slice(0, 10)
  const path = `/api/bookings/${booking.reference}/amendments`
  const change = { product: 'hotel', stay: { ...stay, end }, rooms }
  const { data } = await call<{ id: string }>(app, path, holder, { body: { change } })
  await call(app, `${path}/${data.id}/acceptance`, holder, { body: {}, key: newKey() })
  const longer = { ...change, stay }
  const { data: more } = await call<{ id: string }>(app, path, holder, { body: { change: longer } })
  const { data: due } = await call<Booking>(app, `${path}/${more.id}/acceptance`, holder, {
    body: {},
    key: newKey(),
  })
  const payment = itemOf(due).amendments?.at(-1)?.payment
  if (payment) await pay(app, holder, { ...due, payment })
  await call(app, `${path}/${more.id}/confirmation`, holder, { body: {} })
}

/** A visitor is picked up at another place than booked. */
async function answerLater() {
  const { booking, holder } = await bookingActivities(app).booked({}, withPickup)
  await app.doTasks()
  const answers = [{ question: 'pickup_place', value: 'decide_later' }]
  const body = { itemId: itemOf(booking).id, answers }
  await call(app, `/api/bookings/${booking.reference}/answers`, holder, { body })
}

async function proposeTwice() {
  const agent = { cookie: await app.signIn('sales@test.example') }
  const { id } = await propose(app, agent)
  await say(app, id, 'accept')
  const other = await propose(app, agent)
  await call(app, `/api/proposals/${other.id}`, agent, { method: 'DELETE' })
}

it('every operation that calls the supplier is marked x-supplier', () => {
  expect([...callers].filter((id) => operations[id].supplier === null)).toEqual([])
})

it('every operation that books with a supplier is marked as a booking step', () => {
  const marked = ids.filter((id) => operations[id].supplier?.product === 'any')
  expect(marked.filter((id) => !callers.has(id))).toEqual([])
})

it('every search, deals and details call reaches our own supplier', () => {
  const offering = ids.filter((id) =>
    ['deals', 'search', 'details'].includes(operations[id].supplier?.step ?? ''),
  )
  expect(offering.length).toBeGreaterThan(5)
  expect(offering.filter((id) => !callers.has(id))).toEqual([])
})

it('pages list the paths of supplier calls that book nothing, none of which has an id', () => {
  const asking = ids.filter((id) => callsSupplier(id)).map((id) => operations[id].path)
  expect([...inventoryPaths].toSorted()).toEqual(asking.toSorted())
  expect(asking.filter((path) => path.includes('{'))).toEqual([])
})
