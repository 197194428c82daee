import type { Context } from 'hono'
import type { BrowserCall } from '../gateway/gateway.ts'
import { visitOf } from '../gateway/visit-cookie.ts'
import { demoEmail, demoPassword, isDemoName } from '../seed/demo-account.ts'
import type { AppEnv } from './app-env.ts'
import { canonicalHost } from './canonical-host.ts'
import { localHosts } from './host-resolver.ts'
import { Problem } from './problem.ts'
import { readBody } from './read-body.ts'
import { originText, type RequestOrigin } from './request-origin.ts'

/** Where the gallery's forms lead, at the agency's own host. */
export const DEMO_SIGN_IN = '/demo/sign-in'

/**
 * Makes the handler of the gallery's buttons: it makes the ordinary log-in call for one of the demo's people and leads
 * home. Demo only, and only for a form of the gallery itself, so that no other site signs a visitor in (403).
 */
export function demoSignIn(gateway: (call: BrowserCall) => Promise<Response>, { names } = localHosts) {
  return async (c: Context<AppEnv>): Promise<Response> => {
    const request = c.req.raw
    const origin = c.get('origin')
    const caller = c.get('caller')
    if (!isGallery(request.headers.get('origin'), origin, names)) {
      throw new Problem({ code: 'cross_site', detail: 'Only the gallery of demo agencies leads here.' })
    }
    const name = new URLSearchParams(await readBody(request, 1024)).get('as') ?? ''
    if (!isDemoName(name))
      throw new Problem({ code: 'not_found', detail: 'The demo has nobody of that name.' })
    const site = originText(origin)
    const login = new Request(`${site}/api/user/login`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: site,
        'x-requested-with': 'livery',
        // The session that the browser held ends with the new one.
        cookie: request.headers.get('cookie') ?? '',
      },
      body: JSON.stringify({ email: demoEmail(name, caller.agency.slug), password: demoPassword }),
    })
    const visit = visitOf(login, caller.site)
    const reply = await gateway({ request: login, caller, origin, visit, signal: request.signal })
    // Somebody may have given the person another password meanwhile: the form says what is wrong.
    const headers = new Headers({ location: reply.ok ? '/' : '/login', 'cache-control': 'no-store' })
    for (const cookie of reply.headers.getSetCookie()) headers.append('set-cookie', cookie)
    return new Response(null, { status: 303, headers })
  }
}

/** A browser names the page that a form was on, and no page can say that it is another. */
function isGallery(from: string | null, { host }: RequestOrigin, names: ReadonlySet<string>): boolean {
  const match = /^https?:\/\/(.+)$/.exec(from ?? '')
  const page = canonicalHost(match?.[1] ?? '')
  return page !== null && names.has(page.name) && page.port === host.port
}
