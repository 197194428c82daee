import { flagSvg } from '../../../packages/geography/countries/flag-svg.ts'
import { sharedEarth } from '../../../packages/geography/earth/load-earth.ts'
import { sharedGeo } from '../../../packages/geography/shared-geo.ts'
import { createInventory } from '../../../packages/sample-inventory/inventory.ts'
import { createStore } from '../adapters/store/create-store.ts'
import type { Store } from '../adapters/store/store.ts'
import { openTestDatabase, silentLog, testBundle, testContent } from '../adapters/store/testing.ts'
import { uncounted } from '../adapters/store/testing-uncounted.ts'
import type { Database } from '../db/database.ts'
import { readRows, type StoredRows, writeRows } from '../db/testing-rows.ts'
import { hashPassword } from '../domain/accounts/password.ts'
import type { AgencyContent } from '../domain/agencies/agency-content.ts'
import { staticRates } from '../domain/exchange-rates/static-rates.ts'
import type { HostInfo } from '../http/http-messages/host-info.ts'
import type { PageCall } from '../http/pages/page-call.ts'
import { testNow as now } from '../kernel/dates/testing-now.ts'
import { createApp } from './app.ts'
import type { AppDeps } from './app-dependencies.ts'

export const testPassword = 'correct horse battery'
export const testNow = now

export interface TestCall {
  method?: string
  /** Sent as JSON, or as it is if it is a text or a file. */
  body?: unknown
  headers?: Record<string, string>
  host?: string
  info?: Partial<HostInfo>
}

export interface TestApp {
  app: ReturnType<typeof createApp>
  store: Store
  /** The database below the store, for rows that would take long to make. */
  database: Database
  /** Calls the app as a page of the host would. */
  call(path: string, options?: TestCall): Promise<Response>
  /** Signs in at a host and returns the Cookie header of the session. */
  signIn(email: string, host?: string): Promise<string>
  agencyId(slug: string): Promise<string>
  /** Every page that was requested from the app. */
  pages: PageCall[]
}

const staff = [
  ['traveller@test.example', 'Traveller', false],
  ['owner@test.example', 'AgencyOwner', false],
  ['admin@test.example', 'Admin', false],
  ['sales@test.example', 'SalesAgent', false],
  ['restricted@test.example', 'SalesAgent', true],
] as const

interface TestAppOptions {
  /** True if attempts are counted. */
  counts?: boolean
  /** Another store than an empty one in memory. */
  database?: Database
  /** Dependencies that need the store first. */
  ofStore?: (store: Store) => Partial<AppDeps>
}

/** Agencies that sell everything that can be booked, with the people of {@link openTestApp}. */
export const sellingAgencies: Record<string, Partial<AgencyContent['agency']>> = {
  aurora: {
    bookingMenuItemOptions: (['Hotels', 'Activities', 'Cars', 'Air Travel', 'Resorts'] as const).map(
      (title) => ({
        title,
        active: true,
      }),
    ),
  },
  meridian: {},
}

/** Rows of agencies and people that tests use again and again: making them takes most of an application's start. */
const seeded = new Map<string, StoredRows>()

async function seedAgencies(
  store: Store,
  agencies: Record<string, Partial<AgencyContent['agency']>>,
  contents: Record<string, Partial<AgencyContent>>,
): Promise<void> {
  const passwordHash = await hashPassword(testPassword)
  for (const [slug, agency] of Object.entries(agencies)) {
    const content = { ...testContent({ agencyName: slug, subdomain: slug, ...agency }), ...contents[slug] }
    const { agencyId } = await store.importTenant(
      testBundle(slug, { content, hosts: [`www.${slug}.example`] }),
    )
    for (const [email, userType, isRestricted] of staff) {
      const person = {
        firstName: 'Ada',
        lastName: 'Test',
        language: 'de',
        currency: null,
        emailVerifiedAt: testNow,
      }
      await store.forAgency(agencyId).users.create({ ...person, email, userType, isRestricted, passwordHash })
    }
  }
}

/** The whole application on an in-memory store with two agencies, aurora and meridian, that have the same people. */
export async function openTestApp(
  overrides: Partial<AppDeps> = {},
  agencies: Record<string, Partial<AgencyContent['agency']>> = { aurora: {}, meridian: {} },
  contents: Record<string, Partial<AgencyContent>> = {},
  { counts = true, ofStore = () => ({}), ...opened }: TestAppOptions = {},
): Promise<TestApp> {
  const clock = overrides.clock ?? (() => testNow)
  const database = opened.database ?? (await openTestDatabase())
  // The clock's time is in the rows too.
  const seed = opened.database ? null : JSON.stringify([agencies, contents, clock()])
  const stored = seed && seeded.get(seed)
  if (stored) await writeRows(database, stored)
  const made = await createStore(database, { demo: true, clock, log: silentLog })
  if (!stored) await seedAgencies(made, agencies, contents)
  if (seed && !stored) seeded.set(seed, await readRows(database))
  const store = counts ? made : uncounted(made)
  const geo = await sharedGeo()
  const pages: PageCall[] = []
  const app = createApp({
    config: { mode: 'demo', development: true, trustedProxies: [], apiOrigin: null },
    store,
    geo,
    supplier: overrides.config?.apiOrigin ? null : createInventory({ geo, clock, isScripted: true }),
    rates: staticRates(),
    clock,
    log: silentLog,
    flagSvg,
    readEarth: sharedEarth,
    async renderPage(page) {
      pages.push(page)
      return new Response('<p>page</p>', { headers: { 'content-type': 'text/html' } })
    },
    evenMs: 0,
    renderGallery: async () => new Response('<p>gallery</p>', { headers: { 'content-type': 'text/html' } }),
    ...overrides,
    ...ofStore(store),
  })

  const call: TestApp['call'] = async (path, { method = 'GET', body, headers = {}, host, info } = {}) => {
    const at = host ?? 'aurora.localhost:4000'
    const isFile = body instanceof Uint8Array
    const unsafe = method !== 'GET' && method !== 'HEAD'
    const type = isFile ? 'application/octet-stream' : 'application/json'
    const proof = { 'content-type': type, origin: `http://${at}`, 'x-requested-with': 'livery' }
    const request = new Request(`http://${/^[\w.:[\]-]+$/.test(at) ? at : 'host.invalid'}${path}`, {
      method,
      headers: { ...(unsafe ? proof : {}), ...headers },
      ...(body === undefined ? {} : { body: sent(body) }),
    })
    return app.fetch(request, { hosts: [at], remoteAddress: '192.0.2.1', ...info })
  }

  return {
    app,
    store,
    database,
    call,
    pages,
    async signIn(email, host) {
      const response = await call('/api/user/login', {
        method: 'POST',
        body: { email, password: testPassword },
        ...(host === undefined ? {} : { host }),
      })
      const cookie = response.headers.getSetCookie().find((value) => value.includes('livery_session='))
      if (cookie === undefined) throw new Error(`${email} cannot sign in: ${await response.text()}`)
      return cookie.split(';')[0] ?? ''
    },
    async agencyId(slug) {
      const agency = await store.agencyBySlug(slug)
      if (agency === null) throw new Error(`there is no ${slug}`)
      return agency.id
    },
  }
}

function sent(body: unknown): string | Uint8Array<ArrayBuffer> {
  if (body instanceof Uint8Array) return new Uint8Array(body)
  return typeof body === 'string' ? body : JSON.stringify(body)
}
