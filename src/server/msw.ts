import { parse } from 'hono/utils/cookie'
import { type HttpHandler, http } from 'msw/http'
import { deriveRequest } from './http/derive-request.ts'
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
  const cookies = cookieKeeper()
  return [
    http.all(`${origin}/*`, async ({ request }) => {
      const response = await app.fetch(asBrowserSends(request, origin, cookies.header(request)), {
        hosts: [host],
      })
      for (const cookie of response.headers.getSetCookie()) cookies.keep(cookie)
      return response
    }),
  ]
}

// An intercepted request lacks what the browser adds on the wire: the cookies and, for a page's own calls, its origin.
function asBrowserSends(request: Request, origin: string, cookie: string): Request {
  const headers = new Headers(request.headers)
  if (cookie !== '') headers.set('cookie', cookie)
  if (!headers.has('origin') && request.method !== 'GET' && request.method !== 'HEAD')
    headers.set('origin', origin)
  return deriveRequest(request, { headers })
}

/** Keeps HttpOnly cookies as the browser would, which never shows them to the worker; the others are the document's. */
function cookieKeeper() {
  const kept = new Map<string, string>()
  return {
    header(request: Request): string {
      const shown = typeof document === 'undefined' ? '' : document.cookie
      const sent = { ...parse(shown), ...parse(request.headers.get('cookie') ?? '') }
      const pairs = Object.entries(sent).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      return [...pairs, ...[...kept].map(([name, value]) => `${name}=${value}`)].join('; ')
    },
    keep(setCookie: string): void {
      if (typeof document !== 'undefined' && !/;\s*httponly/i.test(setCookie)) {
        // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API takes no Set-Cookie text, and jsdom has none
        document.cookie = setCookie
        return
      }
      const [pair = ''] = setCookie.split(';')
      const at = pair.indexOf('=')
      const name = pair.slice(0, at)
      if (/;\s*max-age=0\b/i.test(setCookie)) kept.delete(name)
      else kept.set(name, pair.slice(at + 1))
    },
  }
}
