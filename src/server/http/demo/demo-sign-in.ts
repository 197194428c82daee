import type { Context } from 'hono'
import { within } from '../../../tenant/stored-target.ts'
import { demoEmail, demoPassword, isDemoName } from '../../domain/demo/demo-account.ts'
import { Problem } from '../../kernel/errors/problem.ts'
import type { AppEnv } from '../call/app-env.ts'
import { visitOf } from '../call/cookies/visit-cookie.ts'
import type { BrowserCall } from '../gateway/gateway.ts'
import { canonicalHost } from '../message/canonical-host.ts'
import { readBody } from '../message/read-body.ts'
import { redirect } from '../message/redirect.ts'
import { originText, type RequestOrigin } from '../message/request-origin.ts'
import { localHosts } from '../request/host-resolver.ts'

/**
 * Makes the handler of the gallery's buttons, and of those of the bar on the agency's own pages: it makes the ordinary log-in
 * call for one of the demo's people and leads home, or to the path that `to` names. Demo only, and only for a form of the
 * gallery or of this site, so that no other signs a visitor in (403).
 */
export function demoSignIn(gateway: (call: BrowserCall) => Promise<Response>, { names } = localHosts) {
  return async (c: Context<AppEnv>): Promise<Response> => {
    const request = c.req.raw
    const origin = c.get('origin')
    const caller = c.get('caller')
    const from = request.headers.get('origin')
    const site = originText(origin)
    if (from !== site && !isGallery(from, origin, names)) {
      throw new Problem({ code: 'cross_site', detail: 'Only the gallery of demo agencies leads here.' })
    }
    const form = new URLSearchParams(await readBody(request, 4096))
    const name = form.get('as') ?? ''
    if (!isDemoName(name))
      throw new Problem({ code: 'not_found', detail: 'The demo has nobody of that name.' })
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
    const response = redirect(303, within(reply.ok ? form.get('to') : '/login'))
    for (const cookie of reply.headers.getSetCookie()) response.headers.append('set-cookie', cookie)
    return response
  }
}

/** A browser names the page that a form was on, and no page can say that it is another. */
function isGallery(from: string | null, { host }: RequestOrigin, names: ReadonlySet<string>): boolean {
  const match = /^https?:\/\/(.+)$/.exec(from ?? '')
  const page = canonicalHost(match?.[1] ?? '')
  return page !== null && names.has(page.name) && page.port === host.port
}
