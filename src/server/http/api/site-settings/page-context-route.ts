import { internalPath } from '../../../../tenant/internal-path.ts'
import { offeredCurrencies } from '../../../../tenant/offered-currencies.ts'
import type { RatesProvider } from '../../../domain/exchange-rates/rates-provider.ts'
import { Problem } from '../../../kernel/errors/problem.ts'
import { pageContext } from '../../request-context/page-context.ts'
import type { Route } from '../../request-context/route.ts'

export interface PageContextRouteDependencies {
  rates: RatesProvider
  clock: () => Date
  isDemo: boolean
  platformEmail: string | null
}

/** Makes the route that returns the current page context to an open page: the same object that pages embed. */
export function pageContextRoute(dependencies: PageContextRouteDependencies): Route<'getPageContext'> {
  return async (call) => {
    const { caller, agency, session } = call
    const path = internalPath(call.query.path)
    if (path === null) {
      throw new Problem({
        code: 'bad_request',
        detail: 'path must be a path of this site.',
        errors: [{ field: 'path', reason: 'must be a path of this site' }],
      })
    }
    const url = new URL(path, caller.origin)
    const context = pageContext({
      url,
      session,
      agency: agency.agency,
      wording: agency.wording,
      cookies: caller.preview?.kind === 'frame' ? null : (caller.preferences ?? null),
      userAgent: caller.userAgent ?? null,
      currencies: offeredCurrencies(agency.currencies, (await dependencies.rates.current()).rates),
      clock: dependencies.clock,
      demo: dependencies.isDemo,
      platformEmail: dependencies.platformEmail,
      preview: caller.preview,
    })
    return { data: context as unknown as Awaited<ReturnType<Route<'getPageContext'>>>['data'] }
  }
}
