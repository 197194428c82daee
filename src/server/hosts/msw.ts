import { type HttpHandler, http } from 'msw/http'
import { browserRequest } from '../http/http-messages/browser-request.ts'
import { cookieHeader, cookieOf, type StoredCookie } from '../http/http-messages/cookie-jar.ts'
import type { HostInfo } from '../http/http-messages/host-info.ts'

export interface AppHandlersOptions {
  /** The origin whose requests the app answers, such as `http://aurora.localhost:4000`. */
  origin: string
}

interface FetchApp {
  fetch(request: Request, info: HostInfo): Response | Promise<Response>
}

/**
 * Returns Mock Service Worker handlers that pass every request for one origin to the app itself, so that component
 * tests (`src/shell/testing-network.ts`) use the real server. Source: decision 0031.
 */
export function appHandlers(app: FetchApp, { origin }: AppHandlersOptions): HttpHandler[] {
  const { host } = new URL(origin)
  const cookies = cookieKeeper()
  return [
    http.all(`${origin}/*`, async ({ request }) => {
      const response = await app.fetch(
        browserRequest(request, { cookie: cookies.header(request), from: origin }),
        {
          hosts: [host],
        },
      )
      for (const cookie of response.headers.getSetCookie()) cookies.keep(cookie)
      return response
    }),
  ]
}

/** Stores HttpOnly cookies, which the browser never shows to the worker; the others are the document's. */
function cookieKeeper() {
  const kept = new Map<string, StoredCookie>()
  return {
    header({ url, headers }: Request): string {
      const shown = [typeof document === 'undefined' ? '' : document.cookie, headers.get('cookie') ?? '']
      const at = { path: new URL(url).pathname, now: Date.now() }
      return cookieHeader(shown.filter(Boolean).join('; '), kept.values(), at)
    },
    keep(setCookie: string): void {
      const cookie = cookieOf(setCookie, Date.now())
      if (cookie === null) return
      if (typeof document !== 'undefined' && !cookie.isHttpOnly) {
        // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API takes no Set-Cookie text, and jsdom has none
        document.cookie = setCookie
        return
      }
      if (cookie.expires !== null && cookie.expires <= Date.now()) kept.delete(cookie.name)
      else kept.set(cookie.name, cookie)
    },
  }
}
