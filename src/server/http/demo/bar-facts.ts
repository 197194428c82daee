import type { Context } from 'hono'
import { offeredCurrencies } from '../../../../packages/geography/countries/offered-currencies.ts'
import type { BarFacts } from '../../../contract/bar.ts'
import { isSsoAlone } from '../../../tenant/is-sso-alone.ts'
import type { Store } from '../../adapters/store/store.ts'
import { demoEmail, demoNames, demoPassword } from '../../domain/demo/demo-account.ts'
import type { RatesProvider } from '../../domain/exchange-rates/rates-provider.ts'
import { scenarios } from '../../domain/suppliers/scenario.ts'
import { type BrokenTenant, problemLine } from '../../domain/tenant-folders/tenant-problem.ts'
import type { AppEnv } from '../call/app-env.ts'
import { originText } from '../message/request-origin.ts'
import { galleryAddress, neighbourAddress } from '../message/tenant-address.ts'
import type { BareHosts } from '../request/host-resolver.ts'
import { conditionsOf } from './conditions.ts'

export interface BarParts {
  store: Pick<Store, 'agencies'>
  /** Tenants whose folders could not be imported as they are. */
  brokenTenants?: () => readonly BrokenTenant[]
  /** False where the operator's own API knows the people. */
  hasPeople: boolean
  /** Hosts below which no agency has one of its own; there an address says which. */
  bareHosts?: BareHosts
  rates: RatesProvider
  /** Address of the page that forgets what was done; where the site is kept in the browser. */
  startAnew?: string | undefined
}

/** Makes the handler that tells the bar of demo and development what there is to choose. Source: architecture, 'Running it'. */
export function barFacts(parts: BarParts) {
  const { store, brokenTenants = () => [], hasPeople, bareHosts, rates, startAnew = null } = parts
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
      startAnew,
    }
    return Response.json(facts, { headers: { 'cache-control': 'no-store' } })
  }
}

/** Where one agency answers at every address, there is no page of all. */
function galleryFrom(origin: string, bareHosts: BareHosts | undefined): string | null {
  if (bareHosts === undefined) return galleryAddress(origin)
  return bareHosts.slug === null ? '/?tenant=' : null
}

function whyNobody(agency: Parameters<typeof isSsoAlone>[0], hasPeople: boolean): BarFacts['noRoles'] {
  if (isSsoAlone(agency)) return 'single_sign_on'
  return hasPeople ? null : 'own_api'
}
