import { Hono } from 'hono'
import { within } from '../../../tenant/stored-target.ts'
import { redirect } from '../http-messages/redirect.ts'
import type { AppEnv } from '../request-context/app-env.ts'
import { comeBackFromSso } from './sso-callback.ts'
import type { SsoRouteDependencies } from './sso-route-dependencies.ts'
import { startSso } from './sso-start.ts'

/**
 * Makes the addresses of signing in by OpenID Connect: /sso/start redirects to the provider, which redirects only to
 * /sso/callback/{provider}. Every failure ends at /sso with a word of a closed list. Source: spec §4, security, 4 and
 * 13.
 */
export function ssoRoutes(dependencies: SsoRouteDependencies): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  // A HEAD, which Hono routes as GET, neither starts nor ends anything.
  for (const path of ['/sso/start', '/sso/callback/:provider?']) {
    routes.use(path, async (c, next) =>
      c.req.raw.method === 'HEAD' ? redirect(302, within('/sso')) : next(),
    )
  }
  routes.get('/sso/start', (c) => startSso(dependencies, c))
  routes.get('/sso/callback/:provider?', (c) => comeBackFromSso(dependencies, c, c.req.param('provider')))
  return routes
}
