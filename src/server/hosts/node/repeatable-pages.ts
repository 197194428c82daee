import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { CURRENCY_COOKIE } from '../../../tenant/currency.ts'
import { frameSwitches } from '../../../tenant/frame-request.ts'
import { LANGUAGE_COOKIE } from '../../../tenant/language.ts'
import { isWebKit } from '../../http/http-messages/is-web-kit.ts'
import { readCookies } from '../../http/http-messages/read-cookies.ts'
import { TENANT_COOKIE } from '../../http/request/host-resolver.ts'
import { SHARE_COOKIE } from '../../http/request-context/cookies/share-cookie.ts'
import { deviceOf } from '../../http/request-context/device.ts'
import { createLruCache } from '../../kernel/limits/lru-cache.ts'
import { acceptedCodings, type Coding } from './accepted-coding.ts'
import { compressText, type Effort } from './compress-text.ts'

/** A shorter text in bytes is sent as it is: compression would save less than a packet. */
export const SHORTEST_COMPRESSED = 1000

/** Answers after which a page counts as frequent: most pages of many agencies are dropped before. */
const FREQUENT = 3

interface Repeatable {
  agencyId: string
  answers: number
  expires: number
  status: number
  headers: OutgoingHttpHeaders
  plain: Form
  compressed: Partial<Record<Coding, Form>>
  /** The codings in which a frequent page is compressed again, slowly. */
  refined: Set<Coding>
}

/** A body with its whole head, computed once. */
interface Form {
  body: Buffer
  head: OutgoingHttpHeaders
}

/** What a finished response must provide so that it can be repeated. */
export interface RepeatableResponse {
  agencyId: string
  expires: number
  status: number
  headers: OutgoingHttpHeaders
  body: Buffer
  /** The form that its first visitor got. */
  compressed?: { coding: Coding; body: Buffer }
}

/**
 * Stores finished anonymous pages by the bytes of their request, so that an equal request is answered without
 * building a `Request`: same Host, address, preferences, device class and engine. Requests with a session, or unusual
 * ones, are never answered from here. Holds up to `capacity` bytes of HTML, removing the least recently used.
 */
export function createRepeatablePages(capacity: number, clock: () => number = Date.now) {
  const pages = createLruCache<Repeatable>(capacity, ({ plain }) => plain.body.length)
  let repeated = 0
  let generation = 0

  return {
    /** The number of answers from here, for the metrics: a log line each would cost more than the answer. */
    repeated: () => repeated,

    /** Changes when pages are removed, so that a page begun before is not stored after. */
    generation: () => generation,

    /** The key of a request with unrepeated headers, or null if only the app can answer it. */
    keyOf(request: IncomingMessage): string | null {
      const { headers } = request
      if (request.method !== 'GET' || !request.url?.startsWith('/')) return null
      if (headers.cookie?.includes('livery_session') || headers.cookie?.includes(SHARE_COOKIE)) return null
      if (headers.authorization) return null
      return `${headers.host}\n${request.url}\n${preferencesOf(headers.cookie)}\n${browserFor(headers['user-agent'])}\n${proxyOf(request)}`
    },

    /** Answers from memory; returns false if there is no stored page. */
    answer(key: string, request: IncomingMessage, response: ServerResponse): boolean {
      const page = pages.get(key)
      if (!page) return false
      if (page.expires <= clock()) {
        pages.delete(key)
        return false
      }
      repeated += 1
      page.answers += 1
      const [coding] = acceptedCodings(request.headers['accept-encoding'])
      if (coding === undefined || page.plain.body.length < SHORTEST_COMPRESSED) {
        send(response, page, page.plain)
        return true
      }
      const form = page.compressed[coding]
      if (form) {
        send(response, page, form)
        if (page.answers >= FREQUENT && !page.refined.has(coding)) void refine(page, coding)
      } else void compressed(page, coding, 'fast').then((made) => send(response, page, made ?? page.plain))
      return true
    },

    /**
     * Stores a finished response, with its compressed form if available, unless pages were removed since it was
     * begun.
     */
    remember(key: string, begun: number, { body, compressed: first, ...rest }: RepeatableResponse): void {
      if (begun !== generation) return
      pages.set(key, {
        ...rest,
        plain: formOf(rest.headers, body),
        compressed: first ? { [first.coding]: compressedForm(rest.headers, first.coding, first.body) } : {},
        answers: 0,
        refined: new Set(),
      })
    },

    /** Removes an agency's pages; null removes all. */
    drop(agencyId: string | null): void {
      generation += 1
      for (const [key, page] of [...pages.entries()]) {
        if (agencyId === null || page.agencyId === agencyId) pages.delete(key)
      }
    },
  }
}

function send(response: ServerResponse, { status }: Repeatable, { head, body }: Form): void {
  response.writeHead(status, head)
  response.end(body)
}

/** Compresses a frequent page again, slowly and once. */
async function refine(page: Repeatable, coding: Coding): Promise<void> {
  page.refined.add(coding)
  await compressed(page, coding, 'small')
}

/** Compresses a page and stores the form; null if that fails, because the page can be sent as it is. */
async function compressed(page: Repeatable, coding: Coding, effort: Effort): Promise<Form | null> {
  try {
    const form = compressedForm(page.headers, coding, await compressText(page.plain.body, coding, effort))
    page.compressed[coding] = form
    return form
  } catch {
    return null
  }
}

function formOf(headers: OutgoingHttpHeaders, body: Buffer): Form {
  return { body, head: { ...headers, 'content-length': body.length } }
}

function compressedForm(headers: OutgoingHttpHeaders, coding: Coding, body: Buffer): Form {
  return formOf({ ...headers, 'content-encoding': coding }, body)
}

export type RepeatablePages = ReturnType<typeof createRepeatablePages>

/** The cookies that pages are rendered from; others, such as the visit's, do not affect the page. */
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

/** A proxy's headers about the visitor's request count only from some peers, so both are part of the key. */
function proxyOf({ headers, socket }: IncomingMessage): string {
  const forwarding = [headers['x-forwarded-host'], headers['x-forwarded-proto'], headers.forwarded]
  return forwarding.some(Boolean) ? `${socket.remoteAddress} ${JSON.stringify(forwarding)}` : ''
}

const browsers = new LRUCache<string, string>({ max: 1000 })

/** The browser's properties that affect the page: its device, and whether it accepts all headers. */
function browserFor(userAgent: string | undefined): string {
  if (!userAgent) return 'desktop'
  const known = browsers.get(userAgent)
  if (known) return known
  const browser = `${deviceOf(userAgent)}${isWebKit(userAgent) ? ' webkit' : ''}`
  browsers.set(userAgent, browser)
  return browser
}
