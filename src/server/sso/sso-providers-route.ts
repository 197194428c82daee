import type { Route } from '../routes/route.ts'
import type { ProvidersOf } from './offered-providers.ts'

/** Makes the route that names the agency's providers, and nothing else of them. */
export function ssoProvidersRoute(providersOf: ProvidersOf): Route<'listSsoProviders'> {
  return ({ agency }) => ({
    data: providersOf(agency).map(({ id, name, kind }) => ({ id, name, kind })),
  })
}
