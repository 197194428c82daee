import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { CURRENCY_COOKIE } from '../../../tenant/currency.ts'
import { frameSwitches } from '../../../tenant/frame-request.ts'
import { LANGUAGE_COOKIE } from '../../../tenant/language.ts'
import { SHARE_COOKIE } from '../../http/call/cookies/share-cookie.ts'
import { deviceOf } from '../../http/call/device.ts'
import { isWebKit } from '../../http/message/is-web-kit.ts'
import { readCookies } from '../../http/message/read-cookies.ts'
import { TENANT_COOKIE } from '../../http/request/host-resolver.ts'
import { createLruCache } from '../../kernel/limits/lru-cache.ts'
import { acceptedCodings } from './accepted-coding.ts'
import { compressText } from './compress-text.ts'

const REFINED_QUALITY = 10

interface Repeatable {
  agencyId: string
  expires: number
  status: number
  headers: OutgoingHttpHeaders
  plain: Form
  br: Form | null
  /** Whether it has been compressed as well as a page that is sent often deserves. */
  isRefined: boolean
}

/** A body with its whole head, worked out once. */
interface Form {
  body: Buffer
  head: OutgoingHttpHeaders
}

/** What a finished response must tell to be repeated. */
export interface RepeatableResponse {
  agencyId: string
  expires: number
  status: number
  headers: OutgoingHttpHeaders
  body: Buffer
  br?: Buffer
}

/**
 * Remembers finished anonymous pages by the bytes of the request that led to them, so that the same request again is
 * answered without building a `Request`: the same Host, address, preferences, device class and engine. A request that carries a
 * session, or that is unusual in any way, is never answered from here. Holds up to `capacity` bytes of HTML, the least
 * recently used going first.
 */
export function createRepeatablePages(capacity: number, clock: () => number = Date.now) {
  const pages = createLruCache<Repeatable>(capacity, ({ plain }) => plain.body.length)
  let repeated = 0
  let generation = 0

  return {
    /** How many answers came from here, for the metrics: a log line each would cost more than the answer. */
    repeated: () => repeated,

    /** Changes when pages are forgotten: what was begun before must not be remembered after. */
    generation: () => generation,

    /** Key of a request of which each header comes once, or null when it must take the long way. */
    keyOf(request: IncomingMessage): string | null {
      const { headers } = request
      if (request.method !== 'GET' || !request.url?.startsWith('/')) return null
      if (headers.cookie?.includes('livery_session') || headers.cookie?.includes(SHARE_COOKIE)) return null
      if (headers.authorization) return null
      return `${headers.host}\n${request.url}\n${preferencesOf(headers.cookie)}\n${browserFor(headers['user-agent'])}\n${proxyOf(request)}`
    },

    /** Answers from memory; false when there is nothing to answer with. */
    answer(key: string, request: IncomingMessage, response: ServerResponse): boolean {
      const page = pages.get(key)
      if (!page) return false
      if (page.expires <= clock()) {
        pages.delete(key)
        return false
      }
      repeated += 1
      const takesBrotli = acceptedCodings(request.headers['accept-encoding'])[0] === 'br'
      if (takesBrotli && !page.isRefined) refine(page)
      const { head, body } = (takesBrotli && page.br) || page.plain
      response.writeHead(page.status, head)
      response.end(body)
      return true
    },

    /** Keeps a finished response, with its compressed form if there is one already, unless pages were forgotten since it was begun. */
    remember(key: string, begun: number, { body, br, ...rest }: RepeatableResponse): void {
      if (begun !== generation) return
      pages.set(key, {
        ...rest,
        plain: formOf(rest.headers, body),
        br: br ? brotliForm(rest.headers, br) : null,
        isRefined: false,
      })
    },

    /** Forgets an agency's pages; null forgets them all. */
    drop(agencyId: string | null): void {
      generation += 1
      for (const [key, page] of [...pages.entries()]) {
        if (agencyId === null || page.agencyId === agencyId) pages.delete(key)
      }
    },
  }
}

/** Compresses a page again, slowly and once, when it turns out to be asked for again. */
function refine(page: Repeatable): void {
  page.isRefined = true
  compressText(page.plain.body, REFINED_QUALITY).then(
    (compressed) => {
      page.br = brotliForm(page.headers, compressed)
    },
    // Out of memory or shutting down: the page goes out as it was.
    () => undefined,
  )
}

function formOf(headers: OutgoingHttpHeaders, body: Buffer): Form {
  return { body, head: { ...headers, 'content-length': body.length } }
}

function brotliForm(headers: OutgoingHttpHeaders, body: Buffer): Form {
  return formOf({ ...headers, 'content-encoding': 'br' }, body)
}

export type RepeatablePages = ReturnType<typeof createRepeatablePages>

/** The cookies that pages are rendered from; any other, such as the visit's, does not make a page another. */
const preferenceCookies = [
  LANGUAGE_COOKIE,
  CURRENCY_COOKIE,
  TENANT_COOKIE,
  frameSwitches.header.cookie,
  frameSwitches.footer.cookie,
]

function preferencesOf(cookie: string | undefined): string {
  if (!cookie) return ''
  const all = readCookies(cookie)
  const values = preferenceCookies.map((name) => all[name] ?? null)
  return values.every((value) => value === null) ? '' : JSON.stringify(values)
}

/** What a proxy says of the visitor's own request counts only from some peers, so both are part of the key. */
function proxyOf({ headers, socket }: IncomingMessage): string {
  const said = [headers['x-forwarded-host'], headers['x-forwarded-proto'], headers.forwarded]
  return said.some(Boolean) ? `${socket.remoteAddress} ${JSON.stringify(said)}` : ''
}

const browsers = new LRUCache<string, string>({ max: 1000 })

/** What of a browser makes a page another: its device, and whether it takes all of the head. */
function browserFor(userAgent: string | undefined): string {
  if (!userAgent) return 'desktop'
  const known = browsers.get(userAgent)
  if (known) return known
  const browser = `${deviceOf(userAgent)}${isWebKit(userAgent) ? ' webkit' : ''}`
  browsers.set(userAgent, browser)
  return browser
}
