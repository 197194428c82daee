// A separate process for testing-booking-kills.ts: `node testing-booking-server.ts <data folder or database address>
// <port of the supplier of tickets>` serves one agency's API and its bookings' tasks until it is killed. It sends its
// parent the port. On 'hurry' it makes waiting tasks due and sends their number; on 'truth' it sends what is stored.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { flagSvg } from '../../../../../packages/geography/countries/flag-svg.ts'
import { sharedEarth } from '../../../../../packages/geography/earth/load-earth.ts'
import { sharedGeo } from '../../../../../packages/geography/shared-geo.ts'
import { createInventory } from '../../../../../packages/sample-inventory/inventory.ts'
import type { BookingServiceTitle } from '../../../../contract/types.ts'
import { createStore } from '../../../adapters/store/create-store.ts'
import { silentLog, testBundle, testContent } from '../../../adapters/store/testing.ts'
import { openDataFolder } from '../../../db/open-data-folder.ts'
import { openPostgres } from '../../../db/postgres-database.ts'
import { startBookingTasks } from '../../../domain/booking/start-booking-tasks.ts'
import { staticRates } from '../../../domain/exchange-rates/static-rates.ts'
import { productKinds } from '../../../domain/products/product-kinds.ts'
import type { ProductKind } from '../../../domain/products/spine/product-kind.ts'
import { ticketKind } from '../../../domain/products/testing-ticket.ts'
import { describeTickets } from '../../../domain/products/testing-ticket-contract.ts'
import type { Supplier } from '../../../domain/suppliers/port.ts'
import { sampleSupplierMap } from '../../../domain/suppliers/supplier-map.ts'
import { createApp } from '../../../hosts/app.ts'
import { makeBookingDependencies } from '../../../hosts/make-booking-dependencies.ts'
import { createListener } from '../../../hosts/node/listener.ts'
import { createRepeatablePages } from '../../../hosts/node/repeatable-pages.ts'
import { bookedTruth, openWork } from './testing-booked-truth.ts'
import { ticketsAt } from './testing-ticket-service.ts'

const [place = '', tickets = ''] = process.argv.slice(2)
describeTickets()
const clock = () => new Date()
const database = await (place.startsWith('postgres:')
  ? openPostgres(place, silentLog)
  : openDataFolder(place))
const store = await createStore(database, { demo: true, clock, log: silentLog })
const bookingMenuItemOptions = (['Hotels', ticketKind.engine] as BookingServiceTitle[]).map((title) => ({
  title,
  active: true,
}))
await store.importTenant(
  testBundle('aurora', { content: testContent({ subdomain: 'aurora', bookingMenuItemOptions }) }),
)
const geo = await sharedGeo()
const supplier = createInventory({
  geo,
  clock,
  isScripted: true,
  ledger: store.supplyLedger,
  // A slow answer takes a tenth of its time: long enough for a kill, and the rest would only be waiting.
  pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds / 10)),
})
const sources = { supplier, geo, clock, rates: staticRates() }
// A second product, from a supplier that outlives this server.
const ticketSupplier = {
  capabilities: () => ({ name: 'Tickets', isSample: true, products: [] }),
  products: { ticket: ticketsAt(Number(tickets)) },
} as unknown as Supplier
const booking = makeBookingDependencies({
  suppliers: new Map([...sampleSupplierMap(supplier), ['second', ticketSupplier]]),
  kinds: new Map<string, ProductKind>([...productKinds, [ticketKind.product, ticketKind]]),
  ...sources,
  store,
  log: silentLog,
  isDemo: true,
  sendsMail: true,
  print: async ({ reference }) => new TextEncoder().encode(reference),
})
const page = async () => new Response('<p>page</p>', { headers: { 'content-type': 'text/html' } })
const app = createApp({
  config: { mode: 'demo', development: true, trustedProxies: [], apiOrigin: null },
  store,
  ...sources,
  booking,
  log: silentLog,
  flagSvg,
  readEarth: sharedEarth,
  evenMs: 0,
  renderPage: page,
  renderGallery: page,
})

// The previous server is certainly dead, so its unfinished work is released at once.
await database.transaction(async (tx) => {
  await tx.execute(
    sql`update outbox set due_at = now() where due_at is not null and kind not in ('complete', 'hold-over')`,
  )
  await tx.execute(sql`update idempotency_keys set leased_until = now() where status is null`)
})
startBookingTasks({ store, booking, every: 20 })

const server = createServer(
  createListener({ fetch: app.fetch, staticFiles: () => false, pages: createRepeatablePages(1e6) }),
)
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }))
process.on('message', async (asked) => {
  process.send?.(asked === 'hurry' ? await openWork(database) : { truth: await bookedTruth(database) })
})
// The parent process has ended.
process.on('disconnect', () => process.exit())
