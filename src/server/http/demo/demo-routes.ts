import { type Context, Hono } from 'hono'
import { BAR_FACTS, type BarFacts, DEMO_CLOCK, DEMO_SIGN_IN } from '../../../contract/bar.ts'
import { offeredCurrencies } from '../../../tenant/offered-currencies.ts'
import { requiresSso } from '../../../tenant/requires-sso.ts'
import { within } from '../../../tenant/stored-target.ts'
import type { Store } from '../../adapters/store/store.ts'
import { demoEmail, demoNames, demoPassword, isDemoName } from '../../domain/demo/demo-account.ts'
import { type DemoClock, MOST_DAYS_AHEAD } from '../../domain/demo/demo-clock.ts'
import type { RatesProvider } from '../../domain/exchange-rates/rates-provider.ts'
import { scenarios } from '../../domain/suppliers/scenario.ts'
import { type BrokenTenant, problemLine } from '../../domain/tenant-folders/tenant-problem.ts'
import { rejectInvalid } from '../../kernel/errors/invalid-search.ts'
import { Problem } from '../../kernel/errors/problem.ts'
import type { BrowserCall } from '../gateway/gateway.ts'
import { canonicalHost } from '../http-messages/canonical-host.ts'
import { readBody } from '../http-messages/read-body.ts'
import { redirect } from '../http-messages/redirect.ts'
import { originText, type RequestOrigin } from '../http-messages/request-origin.ts'
import { galleryAddress, neighbourAddress } from '../http-messages/tenant-address.ts'
import { type BareHosts, localHosts } from '../request/host-resolver.ts'
import type { AppEnv } from '../request-context/app-env.ts'
import { visitOf } from '../request-context/cookies/visit-cookie.ts'
import { conditionsOf } from './conditions.ts'

export interface DemoRoutesDependencies extends BarDependencies {
  gateway: (call: BrowserCall) => Promise<Response>
}

/**
 * Makes the addresses that only the demo has, at every agency's host: the bar's data, the sign-in of its people, and
 * its clock.
 */
export function demoRoutes({ gateway, ...dependencies }: DemoRoutesDependencies): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  if (dependencies.hasPeople) routes.post(DEMO_SIGN_IN, demoSignIn(gateway, dependencies.bareHosts))
  routes.get(BAR_FACTS, barFacts(dependencies))
  if (dependencies.demoClock) routes.post(DEMO_CLOCK, moveClock(dependencies.demoClock))
  return routes
}

/**
 * Makes the handler of the sign-in buttons in the gallery and the bar. It makes the ordinary log-in call for a demo
 * person and redirects home, or to the path in `to`. It accepts forms of the gallery and of this site only, so that
 * no other site can sign a visitor in (403).
 */
function demoSignIn(gateway: (call: BrowserCall) => Promise<Response>, { names } = localHosts) {
  return async (c: Context<AppEnv>): Promise<Response> => {
    const request = c.req.raw
    const origin = c.get('origin')
    const caller = c.get('caller')
    const from = request.headers.get('origin')
    const site = originText(origin)
    if (from !== site && !isGallery(from, origin, names)) {
      throw new Problem({
        code: 'cross_site',
        detail: 'Only the gallery and the bar of the demo may use this address.',
      })
    }
    const form = new URLSearchParams(await readBody(request, 4096))
    const name = form.get('as') ?? ''
    if (!isDemoName(name))
      throw new Problem({ code: 'not_found', detail: 'The demo has no person with this name.' })
    const login = new Request(`${site}/api/user/login`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: site,
        'x-requested-with': 'livery',
        // The browser's previous session ends with the new one.
        cookie: request.headers.get('cookie') ?? '',
      },
      body: JSON.stringify({ email: demoEmail(name, caller.agency.slug), password: demoPassword }),
    })
    const visit = visitOf(login, caller.site)
    const reply = await gateway({ request: login, caller, origin, visit, signal: request.signal })
    // Another visit may have changed the password: the log-in form shows the error.
    const response = redirect(303, within(reply.ok ? form.get('to') : '/login'))
    for (const cookie of reply.headers.getSetCookie()) response.headers.append('set-cookie', cookie)
    return response
  }
}

/**
 * Makes the handler that moves the demo's clock, for every agency. It accepts forms of this site only (403), and
 * answers 422 for a moment that the clock cannot show.
 */
function moveClock(clock: DemoClock) {
  return async (c: Context<AppEnv>): Promise<Response> => {
    if (c.req.raw.headers.get('origin') !== originText(c.get('origin'))) {
      throw new Problem({ code: 'cross_site', detail: 'Only the bar of the demo may use this address.' })
    }
    const at = new URLSearchParams(await readBody(c.req.raw, 4096)).get('at') ?? ''
    if (at === '') await clock.reset()
    else if (!(await clock.moveTo(new Date(at)))) {
      const reason = `must be a moment from now to ${MOST_DAYS_AHEAD} days ahead, in ISO 8601`
      rejectInvalid('body', [{ field: 'at', reason }])
    }
    return new Response(null, { status: 204 })
  }
}

/** The browser sets Origin and Referer, and no page can forge them. */
function isGallery(from: string | null, { host }: RequestOrigin, names: ReadonlySet<string>): boolean {
  const match = /^https?:\/\/(.+)$/.exec(from ?? '')
  const page = canonicalHost(match?.[1] ?? '')
  return page !== null && names.has(page.name) && page.port === host.port
}

interface BarDependencies {
  store: Pick<Store, 'agencies'>
  /** Tenants whose folders could not be imported as they are. */
  brokenTenants?: () => readonly BrokenTenant[]
  /** False if the operator's own API has the people. */
  hasPeople: boolean
  /** Hosts at which no agency has its own subdomain; there a query names the agency. */
  bareHosts?: BareHosts
  rates: RatesProvider
  /** The clock of what the demo sells; absent if it cannot be moved. */
  demoClock?: DemoClock | undefined
  /** Address of the page that discards the browser's data, if the site runs in the browser. */
  resetHref?: string | undefined
}

/** Makes the handler that lists the bar's choices in demo and development. Source: decision 0082. */
function barFacts(dependencies: BarDependencies) {
  const {
    store,
    brokenTenants = () => [],
    hasPeople,
    bareHosts,
    rates,
    demoClock,
    resetHref = null,
  } = dependencies
  return async (c: Context<AppEnv>): Promise<Response> => {
    const { slug, agency, currencies } = c.get('caller').agency
    const origin = originText(c.get('origin'))
    const agencies = await store.agencies()
    const noRoles = whyNobody(agency, hasPeople)
    const facts: BarFacts = {
      slug,
      tenants: agencies.map((one) => ({
        slug: one.slug,
        name: one.agencyName,
        href: bareHosts ? `/?tenant=${one.slug}` : neighbourAddress(one.slug, origin),
      })),
      gallery: galleryFrom(origin, bareHosts),
      roles: noRoles === null ? demoNames : [],
      noRoles,
      logIn: noRoles === null ? { email: demoEmail('owner', slug), password: demoPassword } : null,
      languages: agency.languages,
      currencies: offeredCurrencies(currencies, (await rates.current()).rates),
      scenarios,
      conditions: conditionsOf(c.req.header('cookie') ?? null),
      problems: brokenTenants().flatMap((tenant) =>
        tenant.problems.map((problem) => problemLine(tenant.slug, problem)),
      ),
      movedTo: demoClock?.isMoved ? demoClock.now().toISOString() : null,
      resetHref,
    }
    return Response.json(facts, { headers: { 'cache-control': 'no-store' } })
  }
}

/** If one agency answers at every address, there is no gallery. */
function galleryFrom(origin: string, bareHosts: BareHosts | undefined): string | null {
  if (bareHosts === undefined) return galleryAddress(origin)
  return bareHosts.slug === null ? '/?tenant=' : null
}

function whyNobody(agency: Parameters<typeof requiresSso>[0], hasPeople: boolean): BarFacts['noRoles'] {
  if (requiresSso(agency)) return 'single_sign_on'
  return hasPeople ? null : 'own_api'
}
