import { sql } from 'drizzle-orm'
import { sharedGeo } from '../../../../../packages/geography/shared-geo.ts'
import { createInventory } from '../../../../../packages/sample-inventory/inventory.ts'
import type { Booking, BookingServiceTitle } from '../../../../contract/types.ts'
import type { Store } from '../../../adapters/store/store.ts'
import { silentLog } from '../../../adapters/store/testing.ts'
import type { ResolvedAgency } from '../../../domain/agencies/resolved-agency.ts'
import type { BookingEvent } from '../../../domain/booking/booking.ts'
import type { BookingDependencies } from '../../../domain/booking/booking-dependencies.ts'
import { doBookingTasks } from '../../../domain/booking/booking-tasks.ts'
import type { Promotion } from '../../../domain/booking/promotion-repository.ts'
import { deliverSandboxWebhooks } from '../../../domain/booking/start-booking-tasks.ts'
import type { PrintVoucher } from '../../../domain/documents/print-voucher.ts'
import type { RatesProvider } from '../../../domain/exchange-rates/rates-provider.ts'
import { staticRates } from '../../../domain/exchange-rates/static-rates.ts'
import type { Mail } from '../../../domain/mail/mail-repository.ts'
import { createGatewayHealth } from '../../../domain/payments/gateway-health.ts'
import type { GatewayLookup } from '../../../domain/payments/gateway-lookup.ts'
import type { PaymentGateway } from '../../../domain/payments/payment-gateway.ts'
import type { SandboxGateway } from '../../../domain/payments/sandbox-gateway.ts'
import { productKinds } from '../../../domain/products/product-kinds.ts'
import type { ProductKind } from '../../../domain/products/spine/product-kind.ts'
import { describeTickets } from '../../../domain/products/testing-ticket-contract.ts'
import type {
  SellingDependencies,
  SellingRepositories,
} from '../../../domain/proposals/selling-dependencies.ts'
import type { Supplier } from '../../../domain/suppliers/port.ts'
import { sampleSupplierMap } from '../../../domain/suppliers/supplier-map.ts'
import { withProduct } from '../../../domain/suppliers/testing-supplied-product.ts'
import { makeBookingDependencies } from '../../../hosts/make-booking-dependencies.ts'
import { openTestApp, type TestApp, testNow } from '../../../hosts/testing-app.ts'
import type { Log } from '../../../kernel/log/log.ts'
import type { Visitor } from './testing-booking-flow.ts'
import { byTheClock } from './testing-task-clock.ts'

export interface BookingApp extends TestApp {
  /** Does all tasks of aurora's bookings, however late they are due, but asks suppliers for no changes. */
  doTasks(): Promise<void>
  /** Does all tasks, and asks the suppliers of every booking for their changes. */
  askForChanges(): Promise<void>
  /** Does the tasks that are due now. */
  doDue(): Promise<void>
  deliverWebhooks(): Promise<void>
  /** The dependencies of its job. */
  dependencies: BookingDependencies
  aurora(): Promise<ResolvedAgency>
  /** Moves the clock of supplier and gateway forward. */
  passSeconds(seconds: number): void
  /** The store of aurora, for changes that no call makes. */
  repositories: SellingRepositories
  /** The gateway itself, without the wrapper that a test adds. */
  sandbox: SandboxGateway
  /** References of the supplier's calls to hold and to release, in order. */
  supply: { readonly holds: readonly string[]; readonly releases: readonly string[] }
  stepsOf(booking: Pick<Booking, 'reference'>): Promise<BookingEvent[]>
  promote(promotion: Pick<Promotion, 'code' | 'kind' | 'value'>): Promise<void>
  /** Sent mails, newest first. */
  mails(): Promise<Mail[]>
  /** A signed-in person with this many cents in the wallet. */
  personWithWallet(
    cents: number,
    name?: string,
  ): Promise<{ visitor: Visitor; balance: () => Promise<number> }>
}

interface BookingAppDependencies {
  /** Wraps the gateways, for example to make one fail. */
  gateway?: (gateway: PaymentGateway) => PaymentGateway
  /** No agency has a gateway, as after its keys were removed. */
  isWithoutGateway?: () => boolean
  /** Wraps the supplier. */
  supplier?: (supplier: Supplier) => Supplier
  /** Replaces the waits of a supplier that acts slow. */
  pause?: (milliseconds: number) => Promise<void>
  rates?: RatesProvider
  log?: Log
  /** Quotas count; by default they do not. */
  counts?: boolean
  /** False for a site that is not a demo, although it uses the sandbox. */
  isDemo?: boolean
  /** A second product and its supplier. */
  second?: { kind: ProductKind; from: (clock: () => Date) => Supplier }
}

/** The application with a clock that tests move, and with tasks that run on request. */
export async function openBookingApp(between: BookingAppDependencies = {}): Promise<BookingApp> {
  const { log = silentLog, rates = staticRates(), counts = false, isDemo = true, pause } = between
  let passed = 0
  const clock = () => new Date(testNow.getTime() + passed * 1000)
  const geo = await sharedGeo()
  const inventory = createInventory({ geo, clock, isScripted: true, ...(pause && { pause }) })
  const supply = { holds: [] as string[], releases: [] as string[] }
  const supplier = counted(between.supplier?.(inventory) ?? inventory, supply)
  const { second } = between
  const soldBeside = second && {
    suppliers: new Map([...sampleSupplierMap(supplier), ['second', second.from(clock)]]),
    kinds: new Map([...productKinds, [second.kind.product, second.kind]]),
  }
  const print: PrintVoucher = async ({ language, reference }) =>
    new TextEncoder().encode(`printed in ${language} for ${reference}`)
  const partsOf = (store: Store): SellingDependencies => {
    const made = makeBookingDependencies({
      ...soldBeside,
      store,
      supplier,
      geo,
      clock,
      rates,
      log,
      isDemo,
      sandboxPayments: true,
      sendsMail: true,
      print,
    })
    const gatewayOf = withBetween(made.gatewayOf, between)
    return {
      ...made,
      gatewayOf,
      gatewayHealth: createGatewayHealth(gatewayOf, clock),
      ofAgency: (id) => byTheClock(made.ofAgency(id), clock),
    }
  }
  if (second) describeTickets()
  const own = second ? [second.kind.engine] : []
  const engines = [
    ...new Set(['Hotels', 'Activities', 'Cars', 'Air Travel', 'Resorts', ...own]),
  ] as BookingServiceTitle[]
  const bookingMenuItemOptions = engines.map((title) => ({ title, active: true }))
  const agencies = { aurora: { bookingMenuItemOptions }, meridian: {} }
  const app = await openTestApp({ clock, supplier, print, rates, log }, agencies, undefined, {
    counts,
    ofStore: (counted) => ({ booking: partsOf(counted) }),
  })
  const { store } = app
  const booking = partsOf(store)
  const aurora = async () => {
    const found = await store.agencyBySlug('aurora')
    if (found === null) throw new Error('there is an aurora')
    return found
  }
  const repositories = store.forAgency((await aurora()).id)
  const doAllBut = async (kinds: readonly string[]) => {
    await app.database.transaction((tx) =>
      tx.execute(sql`
        update outbox set due_at = now()
        where due_at is not null and kind not in ${kinds}
          and (kind not in ('hold-over', 'collect', 'remind', 'cancel-unpaid', 'mail')
            or coalesce(payload->>'until', payload->>'at', '') <= ${clock().toISOString()})`),
    )
    await doBookingTasks(await aurora(), booking)
  }
  return {
    ...app,
    repositories,
    sandbox: booking.sandboxOf((await aurora()).id),
    supply,
    dependencies: booking,
    aurora,
    doTasks: () => doAllBut(['complete', 'look-for-changes', 'refresh-tickets']),
    askForChanges: () => doAllBut(['complete']),
    async doDue() {
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
        ...promotion,
        currency: null,
        validUntil: null,
        products: [],
        minimum: null,
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

function withBetween(
  gatewayOf: GatewayLookup,
  { gateway, isWithoutGateway }: BookingAppDependencies,
): GatewayLookup {
  return async (agency, name) => {
    const found = await gatewayOf(agency, name)
    if (isWithoutGateway?.()) return { gateway: null, missing: [], sentence: 'There are no keys.' }
    return found.gateway && gateway ? { gateway: gateway(found.gateway) } : found
  }
}

function counted(supplier: Supplier, asked: { holds: string[]; releases: string[] }): Supplier {
  return withProduct(supplier, 'hotel', (hotels) => ({
    hold(request) {
      asked.holds.push(request.reference)
      return hotels.hold(request)
    },
    release(reference) {
      asked.releases.push(reference)
      return hotels.release(reference)
    },
  }))
}
