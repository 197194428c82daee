import type { Context } from 'hono'
import { products } from '../../../contract/products.ts'
import { matchPath } from '../../../tenant/match-path.ts'
import {
  anonymousSession,
  type CurrentSession,
  type Sessions,
} from '../../domain/accounts/sessions/sessions.ts'
import type { Api } from '../api/api.ts'
import { apiForPage } from '../gateway/gateway.ts'
import { frameCookies } from '../http-messages/frame-cookies.ts'
import { withDeadline } from '../http-messages/with-deadline.ts'
import type { FrameNotices } from '../previews/frame-notices.ts'
import { withGrant, withoutGrant } from '../previews/grant-address.ts'
import { privateHeaders } from '../previews/private-headers.ts'
import type { AppEnv } from '../request-context/app-env.ts'
import { readSessionCookie, writeSessionCookie } from '../request-context/cookies/session-cookie.ts'
import { visitOfPage } from '../request-context/cookies/visit-cookie.ts'
import { isThisMachine, keyOfPerson } from '../request-context/counted-caller.ts'
import type { Preview } from '../request-context/preview.ts'
import type { Caller } from '../request-context/route.ts'
import type { CountedVisitor } from '../request-context/visitor-rate-limit.ts'
import type { PageCall } from './page-call.ts'
import { REPEATABLE_HEADER } from './render/answer-page.ts'

export interface ServePageDependencies {
  renderPage: (page: PageCall) => Promise<Response>
  api: Api
  sessions: Sessions
  notices: FrameNotices
  /** Milliseconds until 503. */
  requestTimeout: number
}

/** Pages whose address may have a booking's key: they send no referrer. */
const keyed: readonly string[] = products.flatMap(({ confirmationPaths }) => confirmationPaths)

/**
 * Makes the handler of all requests that are neither calls nor files: the page is rendered for the owner of the
 * session cookie, with the API in process. Source: ARCHITECTURE.md, 'Life of a request'.
 */
export function servePage({ renderPage, api, sessions, notices, requestTimeout }: ServePageDependencies) {
  return serve

  async function serve(c: Context<AppEnv>): Promise<Response> {
    const caller = c.get('caller')
    const request = c.req.raw
    const token = readSessionCookie(request.headers.get('cookie'), caller.site)
    const { preview } = caller
    if (preview) return serveOfPreview(c, preview)
    const current = token === null ? null : await sessions.find(caller.agency.id, token)
    const visit = visitOfPage(request, caller.site)
    const page: PageCall = {
      request,
      agency: caller.agency,
      session: current?.session ?? anonymousSession,
      fetch: apiForPage(api, caller, current === null ? null : token, visit.id),
      origin: caller.origin,
      hasEndedShare: caller.hasEndedShare === true,
      visitor: visitorOf(caller, current, visit.id),
      ...(caller.takeTurn && { takeTurn: caller.takeTurn }),
    }
    const response = await withDeadline(requestTimeout, request.signal, (signal) =>
      renderPage({ ...page, signal }),
    )
    const { pathname } = new URL(request.url)
    const isKeyed = keyed.some((page) => matchPath(page, pathname) !== null)
    if (isKeyed) response.headers.set('referrer-policy', 'no-referrer')
    const cookies = [visit.setCookie, ...frameCookies(request, caller.site)].filter((one) => one !== null)
    // With an ended session, the page's first call would be a 401, which redirects to the logout path (spec §8).
    if (token !== null && current === null) cookies.push(writeSessionCookie('', 0, caller.site))
    for (const cookie of cookies) response.headers.append('set-cookie', cookie)
    if (cookies.length > 0 || page.hasEndedShare) {
      // A response that sets a cookie is for one visitor.
      response.headers.set('cache-control', 'private, no-store')
      response.headers.delete(REPEATABLE_HEADER)
    }
    return response
  }

  /**
   * Rendered for the previewed user, without a trace of the viewer: no cookies, no caching, no indexing, no referrer.
   */
  async function serveOfPreview(c: Context<AppEnv>, preview: Preview): Promise<Response> {
    const caller = c.get('caller')
    const request = withoutGrant(c.req.raw)
    const page: PageCall = {
      request,
      agency: caller.agency,
      session: preview.signedIn?.session ?? anonymousSession,
      fetch: apiForPage(api, caller, null, null),
      origin: caller.origin,
      preview,
      ...(caller.takeTurn && { takeTurn: caller.takeTurn }),
    }
    const response = await withDeadline(requestTimeout, request.signal, (signal) =>
      renderPage({ ...page, signal }),
    )
    for (const [name, value] of Object.entries(privateHeaders)) response.headers.set(name, value)
    response.headers.delete(REPEATABLE_HEADER)
    const to = response.headers.get('location')
    if (to !== null && preview.grant !== null) {
      const inside = withGrant(to, preview.grant)
      if (inside === null) return notices.outside(caller, to)
      response.headers.set('location', inside)
    }
    return response
  }
}

function visitorOf(caller: Caller, signedIn: CurrentSession | null, visit: string | null): CountedVisitor {
  const { agency, clientAddress } = caller
  if (signedIn) return { agencyId: agency.id, key: keyOfPerson(signedIn), address: null }
  const key = visit === null ? null : `visit ${visit}`
  return { agencyId: agency.id, key, address: isThisMachine(clientAddress) ? null : clientAddress }
}
