import { type HttpHandler, http } from 'msw/http'
import type { HostInfo } from './http/host-info.ts'

export interface AppHandlersOptions {
  /** The origin whose requests the app answers, such as `http://aurora.localhost:4000`. */
  origin: string
}

interface FetchApp {
  fetch(request: Request, info: HostInfo): Response | Promise<Response>
}

/**
 * Gives Mock Service Worker handlers that pass every request for one origin to the app itself, so that component tests
 * (`msw/node`) and the browser preview (`msw/browser`) run on the real server. Source: architecture, decision 2.
 */
export function appHandlers(app: FetchApp, { origin }: AppHandlersOptions): HttpHandler[] {
  const { host } = new URL(origin)
  return [
    http.all(`${origin}/*`, ({ request, cookies }) =>
      app.fetch(asBrowserSends(request, origin, cookies), { hosts: [host] }),
    ),
  ]
}

// An intercepted request lacks what the browser adds on the wire: the cookies and, for a page's own calls, its origin.
function asBrowserSends(request: Request, origin: string, cookies: Record<string, string>): Request {
  const headers = new Headers(request.headers)
  const pairs = Object.entries(cookies).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  if (pairs.length > 0) headers.set('cookie', pairs.join('; '))
  if (!headers.has('origin') && request.method !== 'GET' && request.method !== 'HEAD')
    headers.set('origin', origin)
  return new Request(request, { headers })
}
