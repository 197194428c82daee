import './testing-bytes.ts'
import { QueryClient } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import { sql } from 'drizzle-orm'
import { HttpResponse, http } from 'msw'
import type { ReactNode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { flagSvg } from '../../packages/geography/countries/flag-svg.ts'
import { sharedEarth } from '../../packages/geography/earth/load-earth.ts'
import { sharedGeo } from '../../packages/geography/shared-geo.ts'
import { createInventory } from '../../packages/sample-inventory/inventory.ts'
import { createApiClient } from '../api/client.ts'
import { sessionQuery, signIn } from '../api/session.ts'
import { DEMO_CLOCK } from '../contract/bar.ts'
import type { Device, PageContext } from '../contract/page.ts'
import type { IdentityProviderSettings } from '../contract/types.ts'
import { createText } from '../platform/text.ts'
import { sharpRaster } from '../server/adapters/raster/sharp-raster.ts'
import { openTestDatabase, silentLog } from '../server/adapters/store/testing.ts'
import { doBookingTasks } from '../server/domain/booking/booking-tasks.ts'
import { demoPassword } from '../server/domain/demo/demo-account.ts'
import { createDemoClock } from '../server/domain/demo/demo-clock.ts'
import { staticRates } from '../server/domain/exchange-rates/static-rates.ts'
import type { Mail } from '../server/domain/mail/mail-repository.ts'
import type { SellingDependencies } from '../server/domain/proposals/selling-dependencies.ts'
import type { Supplier } from '../server/domain/suppliers/port.ts'
import { createApp } from '../server/hosts/app.ts'
import { makeBookingDependencies } from '../server/hosts/make-booking-dependencies.ts'
import { appHandlers } from '../server/hosts/msw.ts'
import { seedDemoSavings } from '../server/hosts/seed/seed-store.ts'
import { byTheClock } from '../server/http/api/booking/testing-task-clock.ts'
import { pageContext } from '../server/http/request-context/page-context.ts'
import { directionOf } from '../tenant/language.ts'
import { offeredCurrencies } from '../tenant/offered-currencies.ts'
import { resolveRoute } from '../tenant/resolve-route.ts'
import { App } from './app.tsx'
import { loadFrameComponents } from './frame-components.ts'
import { loadPageTexts } from './page-texts.ts'
import { loadPage, pageOfRoute } from './pages.ts'
import { queryDefaults } from './start-app.tsx'
import { openTestNetwork } from './testing-network.ts'
import { ownRemotes, type RemoteClaim } from './testing-remotes.ts'
import { type ContentChange, openTenantStore } from './testing-store.ts'

const now = new Date('2026-03-10T12:00:00Z')
/** The files of a build, which this site does not have. */
const builtFiles = http.get('*/editor.css', () => HttpResponse.text(''))
const OPERATOR = 'http://operator.example'

/** An operator's API, in process. */
type OperatorAnswers = (request: Request) => Promise<Response>

interface ShowOptions {
  /** LIVERY_ENVIRONMENT; legacy redirects apply in 'test'. */
  environment?: string
  /** False for a test that makes a call fail, so that it is not retried. */
  retries?: boolean
  device?: Device
  /** Content added to the idle page; none by default. */
  deferred?: ReactNode
}

interface Site {
  /** Origin of the site's API. */
  origin: string
  /** `use` adds an answer that takes precedence over the app's. */
  network: ReturnType<typeof openTestNetwork>
  /** Opens a path of the site as a browser would. */
  show(path: string, options?: ShowOptions): Promise<void>
  /** Signs the same user in with another browser. */
  signInElsewhere(name: string, userAgent: string): Promise<void>
  /** Connects a provider of the agency to a user from now on. */
  connect(name: string, provider: IdentityProviderSettings): Promise<void>
  /** Gives the agency the demo's discount codes, and its travellers with a wallet some credits. */
  giveSavings(): Promise<void>
  /** Moves the demo's clock to a moment, as its bar does. */
  moveClock(moment: Date): Promise<void>
  /** Asks the suppliers of all bookings for their changes, and ends those whose time to answer is over. */
  askForChanges(): Promise<void>
  /** Returns the mails that the site has sent, newest first. */
  mails(): Promise<Mail[]>
  /** Clears the browser's state until the test ends, as on a first visit. */
  useAnotherBrowser(): void
  /** Signs a demo user in until the test ends: `traveller`, `owner`, `agent`, … */
  signIn(name: string): Promise<void>
}

/**
 * An agency's complete site in process, for the tests of the calling `describe`: a real tenant folder in an in-memory
 * store, the server's app behind Mock Service Worker, and the shell in jsdom. The shell's own loader loads remote
 * parts from their sources. `more` adds parts by their claims. `operator` replaces Livery's own inventory.
 */
export function testSite(
  slug: string,
  change?: ContentChange,
  more: readonly RemoteClaim[] = [],
  operator?: OperatorAnswers,
): () => Site {
  let site: Awaited<ReturnType<typeof openSite>> | undefined
  const opened = () => {
    if (!site) throw new Error('The site is not open yet: use it inside a test or hook.')
    return site
  }
  beforeAll(async () => {
    site = await openSite(slug, change, more, operator)
  })
  afterEach(async () => {
    opened().network.resetHandlers()
    await opened().signOut()
    forgetCookies()
  })
  afterAll(() => opened().close())
  return opened
}

function forgetCookies(): void {
  for (const pair of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
    document.cookie = `${pair.split('=')[0]}=; Path=/; Max-Age=0`
  }
}

async function openSite(
  slug: string,
  change: ContentChange | undefined,
  more: readonly RemoteClaim[],
  operator: OperatorAnswers | undefined,
) {
  const remotes = [...ownRemotes, ...more].map(part)
  const clock = () => now
  const database = await openTestDatabase()
  const store = await openTenantStore(slug, clock, change, database)
  const geo = await sharedGeo()
  const rates = staticRates()
  const demoClock = createDemoClock(clock)
  const sources = { geo, rates, clock: demoClock.now }
  const supplier = operator ? null : createInventory({ ...sources, isScripted: true })
  const booking = supplier && bookingBy(supplier)

  function bookingBy(supplier: Supplier): SellingDependencies {
    const demo = { isDemo: true, sendsMail: true }
    const made = makeBookingDependencies({ ...sources, ...demo, supplier, store, log: silentLog })
    return { ...made, ofAgency: (id) => byTheClock(made.ofAgency(id), sources.clock) }
  }

  const blank = async () => new Response('')
  const app = createApp({
    config: { mode: 'demo', development: true, trustedProxies: [], apiOrigin: operator ? OPERATOR : null },
    supplier,
    ...(booking && { booking, demoClock }),
    ...(operator && { operatorFetch: operator }),
    raster: sharpRaster(),
    store,
    geo,
    rates,
    clock,
    log: silentLog,
    flagSvg,
    readEarth: sharedEarth,
    renderPage: blank,
    renderGallery: blank,
  })
  const origin = `http://${slug}.localhost:4000`
  const network = openTestNetwork(builtFiles, ...appHandlers(app, { origin }))
  const api = createApiClient({ baseUrl: origin })

  async function published() {
    const found = await store.agencyBySlug(slug)
    if (!found) throw new Error(`There is no agency ${slug}.`)
    return found
  }
  const records = async () => store.forAgency((await published()).id)

  async function contextOf(path: string, device: Device | undefined): Promise<PageContext> {
    const found = await published()
    const { session } = await ask(sessionQuery(api))
    const context = pageContext({
      cookies: document.cookie,
      userAgent: null,
      url: new URL(path, origin),
      agency: found.agency,
      wording: found.wording,
      session,
      currencies: offeredCurrencies(found.currencies, (await rates.current()).rates),
      clock,
      demo: true,
    })
    return device ? { ...context, device } : context
  }

  return {
    origin,
    network,
    async show(path: string, { device, deferred, retries = true, environment = 'test' }: ShowOptions = {}) {
      const page = await contextOf(path, device)
      const client = createApiClient({ baseUrl: origin, language: page.language, agencyId: page.agency.id })
      const route = resolveRoute({ ...page, path: path.split('?')[0] ?? path, remotes, environment })
      const name = pageOfRoute(route)
      const { default: frameTexts } = await import(`./text/${page.language}.json`)
      const [module] = await Promise.all([name && loadPage(name), loadFrameComponents(page)])
      const folders = ['pages' as const, ...((name && module ? module.words : undefined) ?? [])]
      const pageTexts = name && name !== 'home' ? await loadPageTexts(page.language, folders) : {}
      const menuTexts = page.session.signedIn ? await loadPageTexts(page.language, ['menus']) : {}
      const shell = { ...frameTexts, ...pageTexts, ...menuTexts }
      const queries = { ...queryDefaults.queries, ...(!retries && { retry: false }) }
      history.replaceState(null, '', path)
      document.documentElement.dir = directionOf(page.language)
      await act(async () => {
        render(
          <BrowserRouter>
            <App
              page={page}
              client={client}
              queryClient={new QueryClient({ defaultOptions: { queries } })}
              text={createText(page.language, { shell }, page.wording)}
              remotes={{ remotes, environment }}
              deferred={deferred}
            />
          </BrowserRouter>,
        )
      })
    },
    async signInElsewhere(name: string, userAgent: string) {
      const { users, sessions } = await records()
      const user = await users.findByEmail(`${name}@${slug}.example`)
      if (user) await sessions.create(user.id, 3600, { userAgent, address: '192.0.2.7' })
    },
    async connect(name: string, { issuer, id, kind }: IdentityProviderSettings) {
      const agency = await store.agencyBySlug(slug)
      const people = agency && store.forAgency(agency.id)
      const user = await people?.users.findByEmail(`${name}@${slug}.example`)
      const proven = { issuer, subject: name, email: '', isEmailVerified: true, firstName: '', lastName: '' }
      if (user) await people?.identities.link(user.id, proven, { id, kind })
    },
    async giveSavings() {
      await seedDemoSavings(await records(), slug)
    },
    async moveClock(moment: Date) {
      const body = new URLSearchParams({ at: moment.toISOString() })
      const { status } = await fetch(`${origin}${DEMO_CLOCK}`, { method: 'POST', body })
      if (status !== 204) throw new Error(`The clock was not moved: ${status}.`)
    },
    async askForChanges() {
      const agency = await store.agencyBySlug(slug)
      if (!agency || !booking) throw new Error('The site has no bookings.')
      // Tasks become due by the database's clock, which no test moves.
      await database.transaction((tx) =>
        tx.execute(sql`
          update outbox set due_at = now()
          where due_at is not null and kind in ('look-for-changes', 'change-over')`),
      )
      await doBookingTasks(agency, booking)
    },
    async mails() {
      return (await records()).mails.latest(20)
    },
    async signIn(name: string) {
      await signIn(api, { email: `${name}@${slug}.example`, password: demoPassword })
    },
    useAnotherBrowser() {
      // New handlers have their own cookies.
      network.use(...appHandlers(app, { origin }))
      forgetCookies()
    },
    async signOut() {
      await api.POST('/api/user/logout')
    },
    async close() {
      network.close()
      await store.close()
    },
  }
}

const part = ({ name, routes }: RemoteClaim) => ({
  name,
  entry: `/src/remotes/${name}/entry.tsx`,
  styles: [],
  routes,
})

function ask<Data>(query: { queryFn: (context: { signal: AbortSignal }) => Promise<Data> }): Promise<Data> {
  return query.queryFn({ signal: new AbortController().signal })
}
