import type { Booking } from '../../contract/types.ts'
import type { PrintVoucher } from '../documents/voucher-printer.ts'
import { sharedGeo } from '../geo/shared-geo.ts'
import { staticRates } from '../rates/static-rates.ts'
import type { BookingEvent } from '../store/booking.ts'
import type { Mail } from '../store/mail-repository.ts'
import type { Promotion } from '../store/promotion-repository.ts'
import { silentLog } from '../store/testing.ts'
import { createInventory } from '../suppliers/inventory/inventory.ts'
import { openTestApp, type TestApp, testNow } from '../testing-app.ts'
import { doBookingTasks } from './booking-tasks.ts'
import { deliverSandboxWebhooks } from './deliver-sandbox-webhooks.ts'
import { makeBookingParts } from './make-booking-parts.ts'
import type { Visitor } from './testing-booking-flow.ts'

export interface BookingApp extends TestApp {
  /** Does what of aurora's bookings is due, however long that would take to come about. */
  doTasks(): Promise<void>
  deliverWebhooks(): Promise<void>
  /** Moves the clock of supplier and gateway on. */
  passSeconds(seconds: number): void
  stepsOf(booking: Pick<Booking, 'reference'>): Promise<BookingEvent[]>
  promote(promotion: Pick<Promotion, 'code' | 'kind' | 'value'>): Promise<void>
  /** What was sent, the newest first. */
  mails(): Promise<Mail[]>
  /** Somebody who is signed in and has so many cents to spend. */
  personWithWallet(
    cents: number,
    name?: string,
  ): Promise<{ visitor: Visitor; balance: () => Promise<number> }>
}

/**
 * The application with a clock that tests move, and the job of bookings' tasks by hand. Nobody is counted, unless that is
 * what a test is about.
 */
export async function openBookingApp({ counts = false } = {}): Promise<BookingApp> {
  let passed = 0
  const clock = () => new Date(testNow.getTime() + passed * 1000)
  const geo = await sharedGeo()
  const supplier = createInventory({ geo, clock, isScripted: true })
  const print: PrintVoucher = async ({ language, reference }) =>
    new TextEncoder().encode(`printed in ${language} for ${reference}`)
  const app = await openTestApp({ clock, supplier, print }, undefined, undefined, { counts })
  const { store } = app
  const booking = makeBookingParts({
    ...{
      store,
      supplier,
      geo,
      clock,
      rates: staticRates(),
      log: silentLog,
      isDemo: true,
      sendsMail: true,
      print,
    },
  })
  const aurora = async () => {
    const found = await store.agencyBySlug('aurora')
    if (found === null) throw new Error('there is an aurora')
    return found
  }
  const repositories = store.forAgency((await aurora()).id)
  return {
    ...app,
    async doTasks() {
      await app.database.transaction((tx) =>
        tx.execute("update outbox set due_at = now() where due_at is not null and kind <> 'complete'"),
      )
      await doBookingTasks(await aurora(), booking)
    },
    async deliverWebhooks() {
      await deliverSandboxWebhooks(await aurora(), booking)
    },
    passSeconds(seconds) {
      passed += seconds
    },
    async stepsOf({ reference }) {
      const found = await repositories.bookings.findByReference(reference)
      return repositories.bookings.events(found?.id ?? '')
    },
    async promote(promotion) {
      await repositories.promotions.save({
        ...{ ...promotion, currency: null, validUntil: null, products: [], minimum: null },
      })
    },
    mails: () => repositories.mails.latest(100),
    async personWithWallet(cents, name = 'traveller') {
      const person = await repositories.users.findByEmail(`${name}@test.example`)
      const personId = person?.id ?? ''
      await repositories.credits.add({
        personId,
        amount: cents,
        currency: 'USD',
        reason: 'welcome',
        bookingId: null,
      })
      await app.database.transaction((tx) => tx.execute('update users set is_reward_wallet_enable = true'))
      return {
        visitor: { cookie: await app.signIn(`${name}@test.example`) },
        balance: async () => (await repositories.credits.balances(personId))[0]?.amount ?? 0,
      }
    },
  }
}
