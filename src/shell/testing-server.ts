import { afterAll, beforeAll } from 'vitest'
import { flagSvg } from '../../packages/geography/countries/flag-svg.ts'
import { sharedEarth } from '../../packages/geography/earth/load-earth.ts'
import { sharedGeo } from '../../packages/geography/shared-geo.ts'
import { createInventory } from '../../packages/sample-inventory/inventory.ts'
import type { Store } from '../server/adapters/store/store.ts'
import { silentLog } from '../server/adapters/store/testing.ts'
import { demoPassword } from '../server/domain/demo/demo-account.ts'
import { staticRates } from '../server/domain/exchange-rates/static-rates.ts'
import { createApp } from '../server/hosts/app.ts'
import type { ShellAssets } from '../server/http/assets/shell-assets.ts'
import { createPageCache } from '../server/http/pages/render/page-cache.ts'
import { createPageRenderer } from '../server/http/pages/render/page-renderer.ts'
import { joinParts } from '../server/http/pages/render/remote-parts.ts'
import { createFairLimiter } from '../server/kernel/limits/fair-limiter.ts'
import { offeredCurrencies } from '../tenant/offered-currencies.ts'
import { loaded, queryParametersOf, renderPage } from './entry-server.tsx'
import { ownRemotes, type RemoteClaim } from './testing-remotes.ts'
import { type ContentChange, openTenantStore } from './testing-store.ts'

await loaded

/** The tests' clock is fixed. */
export const clock = () => new Date('2026-03-10T12:00:00Z')
const pairing = { css: '', preload: { latin: [], arabic: [] }, rules: '' }

const assets: ShellAssets = {
  entry: '/assets/shell.js',
  scripts: [],
  styles: [],
  pages: {},
  texts: {},
  pageTexts: {},
  wordTexts: {},
  menus: { person: [], agent: [] },
  remoteHost: [],
  imports: {},
  integrity: {},
  fonts: {
    modern: pairing,
    editorial: pairing,
    friendly: pairing,
    classic: pairing,
    technical: pairing,
    elegant: pairing,
    expressive: pairing,
    arabic: pairing,
  },
}
const part = ({ name, routes }: RemoteClaim) => ({
  part: { name, entry: `/remotes/${name}/entry.js`, styles: [], routes },
  integrity: {},
})

/** An operator's API, in process. */
type OperatorAnswers = (request: Request) => Promise<Response>

interface Answer {
  status: number
  headers: Headers
  html: string
  /** Names and attributes of the cookies set. */
  cookies: string[]
}

interface Server {
  /** Requests an address as a browser does; `cookie` is its Cookie header. */
  ask(address: string, headers?: Record<string, string>): Promise<Answer>
  /** Sends a call of the site's own page; `cookie` is the Cookie header. */
  send(address: string, body: unknown, cookie?: string): Promise<Response>
  /** Signs a demo user in (`traveller`, `owner`, …) and returns the Cookie header. */
  signIn(name: string): Promise<string>
}

/**
 * The complete server in process for the tests of a `describe`: a real tenant folder in an in-memory store, the app,
 * the page renderer and the shell's server entry; only build files are missing. `more` adds remote parts, `operator`
 * an operator's API in process.
 */
export function testServer(
  slug: string,
  change?: ContentChange,
  more?: readonly RemoteClaim[],
  operator?: OperatorAnswers,
): () => Server {
  let server: (Server & { close(): Promise<void> }) | undefined
  beforeAll(async () => {
    server = await openServer(slug, change, more, operator)
  })
  afterAll(() => server?.close())
  return () => {
    if (!server) throw new Error('The server is not open yet: use it inside a test or hook.')
    return server
  }
}

async function openServer(
  slug: string,
  change: ContentChange | undefined,
  more: readonly RemoteClaim[] = [],
  operator?: OperatorAnswers,
) {
  const store = await openTenantStore(slug, clock, change)
  const app = await appOn(store, more, operator)
  const host = `${slug}.localhost:4000`
  const signedIn = new Map<string, string>()
  const send = async (address: string, body: unknown, cookie = '') => {
    const request = new Request(`http://${host}${address}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: `http://${host}`,
        'x-requested-with': 'livery',
        ...(cookie && { cookie }),
      },
      body: JSON.stringify(body),
    })
    return app.fetch(request, { hosts: [host], remoteAddress: '192.0.2.1' })
  }
  return {
    send,
    async ask(address: string, headers: Record<string, string> = {}): Promise<Answer> {
      const request = new Request(`http://${host}${address}`, {
        headers: { accept: 'text/html', ...headers },
      })
      const response = await app.fetch(request, { hosts: [host], remoteAddress: '192.0.2.1' })
      return {
        status: response.status,
        headers: response.headers,
        html: await response.text(),
        cookies: response.headers.getSetCookie(),
      }
    },
    async signIn(name: string): Promise<string> {
      const known = signedIn.get(name)
      if (known) return known
      const response = await send('/api/user/login', {
        email: `${name}@${slug}.example`,
        password: demoPassword,
      })
      if (!response.ok) throw new Error(`Signing in as ${name} failed: ${await response.text()}`)
      const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
      signedIn.set(name, cookies.join('; '))
      return cookies.join('; ')
    },
    close: () => store.close(),
  }
}

/** Creates the whole app on a store, as in `testServer`. */
export async function appOn(
  store: Store,
  more: readonly RemoteClaim[] = [],
  operator?: OperatorAnswers,
): Promise<ReturnType<typeof createApp>> {
  const geo = await sharedGeo()
  const rates = staticRates()
  return createApp({
    config: {
      mode: 'demo',
      development: true,
      trustedProxies: [],
      apiOrigin: operator ? 'http://operator.example' : null,
    },
    supplier: operator ? null : createInventory({ geo, clock }),
    ...(operator && { operatorFetch: operator }),
    store,
    geo,
    rates,
    clock,
    log: silentLog,
    flagSvg,
    readEarth: sharedEarth,
    renderGallery: async () => new Response(''),
    renderPage: createPageRenderer({
      assets,
      renderPage,
      queryParametersOf,
      clock,
      environment: 'prod',
      demo: true,
      remotes: joinParts([...ownRemotes, ...more].map(part)),
      cache: createPageCache(20_000_000),
      limiter: createFairLimiter({ concurrency: 4, queue: 64, retryAfterSeconds: 1 }),
      allowRemoteImages: operator !== undefined,
      currenciesOf: async ({ currencies }) => offeredCurrencies(currencies, (await rates.current()).rates),
    }),
  })
}
