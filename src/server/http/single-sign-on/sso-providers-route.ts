import type { ProvidersOf } from '../../domain/accounts/single-sign-on/offered-providers.ts'
import type { Route } from '../request-context/route.ts'

/** Makes the route that names the agency's providers, and nothing else about them. */
export function ssoProvidersRoute(providersOf: ProvidersOf): Route<'listSsoProviders'> {
  return ({ agency }) => ({
    data: providersOf(agency).map(({ id, name, kind }) => ({ id, name, kind })),
  })
}
