import { sql } from 'drizzle-orm'
import { sharedGeo } from '../../../packages/geography/shared-geo.ts'
import { createInventory } from '../../../packages/sample-inventory/inventory.ts'
import { storedSupplyLedger } from '../adapters/store/stored-supply-ledger.ts'
import { silentLog } from '../adapters/store/testing.ts'
import { doBookingTasks } from '../domain/booking/booking-tasks.ts'
import { staticRates } from '../domain/exchange-rates/static-rates.ts'
import { makeBookingDependencies } from '../hosts/make-booking-dependencies.ts'
import { openTestApp, testNow } from '../hosts/testing-app.ts'
import { agencyScope, platformScope } from './scope.ts'
import type { Opened } from './testing-bookings-before.ts'

const clock = () => testNow

/**
 * Opens the application on an earlier version's database, with the supplier that all its servers share; `doTasks`
 * does the waiting tasks at once.
 */
export async function openAppOn({ database }: Opened) {
  const geo = await sharedGeo()
  const ledger = storedSupplyLedger(platformScope(database), () => sql`${testNow.toISOString()}::timestamptz`)
  const supplier = createInventory({ geo, clock, isScripted: true, ledger })
  const sources = { supplier, geo, clock, rates: staticRates() }
  const dependencies = { log: silentLog, isDemo: true, sendsMail: true }
  const app = await openTestApp(
    sources,
    {},
    {},
    {
      database,
      counts: false,
      ofStore: (store) => ({ booking: makeBookingDependencies({ ...sources, ...dependencies, store }) }),
    },
  )
  const booking = makeBookingDependencies({ ...sources, ...dependencies, store: app.store })
  async function doTasks() {
    const aurora = await app.store.agencyBySlug('aurora')
    if (aurora === null) throw new Error('there is no aurora')
    const waits = sql`due_at is not null and kind not in ('complete', 'hold-over')`
    await agencyScope(
      database,
      aurora.id,
    )((tx) => tx.execute(sql`update outbox set due_at = now() where ${waits}`))
    await doBookingTasks(aurora, booking)
  }
  return { app, doTasks }
}
