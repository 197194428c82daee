import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { HostInfo } from '../../http/http-messages/host-info.ts'
import { wronglyRepeated } from '../../http/http-messages/request-headers.ts'
import { exceedsHeaderLimit } from '../../http/http-messages/request-limits.ts'
import { addSecurityHeaders } from '../../http/http-messages/security-headers.ts'
import { REPEATABLE_HEADER } from '../../http/pages/render/answer-page.ts'
import { Problem } from '../../kernel/errors/problem.ts'
import { acceptedCodings, type Coding } from './accepted-coding.ts'
import { compressText } from './compress-text.ts'
import { type RepeatablePages, SHORTEST_COMPRESSED } from './repeatable-pages.ts'

export interface ListenerDependencies {
  fetch: (request: Request, host: HostInfo) => Response | Promise<Response>
  /** Answers static files; returns true if it did. */
  staticFiles: (request: IncomingMessage, response: ServerResponse) => boolean
  pages: RepeatablePages
}

interface Reading {
  lines: HeaderLines
  /** The page that answers it, or null if the app must. */
  key: string | null
}

/**
 * Makes a listener for `node:http` from the app: static files first, then stored pages byte for byte, then the app.
 * Texts are compressed on the way out, and repeatable pages are stored.
 */
export function createListener({ fetch, staticFiles, pages }: ListenerDependencies): RequestListener {
  /** The single reading of a request's head; its key finds and stores pages. */
  const readings = new WeakMap<IncomingMessage, Reading>()
  const read = (incoming: IncomingMessage): Reading => {
    const lines = headerLinesOf(incoming)
    const { hosts, repeated } = lines
    // Node and `Request` read repeated headers differently, so such a request neither finds nor stores a page.
    const isPlain = hosts.length === 1 && repeated.length === 0 && !exceedsHeaderLimit(pairsOf(incoming))
    const reading = { lines, key: isPlain ? pages.keyOf(incoming) : null }
    readings.set(incoming, reading)
    return reading
  }
  const toApp = getRequestListener(
    async (request, env) => {
      const incoming = env.incoming as IncomingMessage
      const begun = pages.generation()
      const { lines, key: known } = readings.get(incoming) ?? read(incoming)
      const response = await fetch(request, hostInfoOf(incoming, lines))
      const until = response.headers.get(REPEATABLE_HEADER)
      const key = until === null ? null : known
      response.headers.delete(REPEATABLE_HEADER)
      const sent = await compress(response, incoming.headers['accept-encoding'])
      if (key !== null && sent.plain) {
        pages.remember(key, begun, {
          agencyId: response.headers.get('x-livery-agency') ?? '',
          expires: Number(until),
          status: response.status,
          headers: Object.fromEntries(response.headers),
          body: sent.plain,
          ...(sent.compressed && { compressed: sent.compressed }),
        })
      }
      return sent.response
    },
    { overrideGlobalObjects: false, errorHandler: badRequest },
  )
  return (incoming, outgoing) => {
    const { lines, key } = read(incoming)
    // The app refuses ambiguous requests; nothing may answer them before.
    if (wronglyRepeated(lines.repeated) === undefined && staticFiles(incoming, outgoing)) return
    if (key !== null && pages.answer(key, incoming, outgoing)) return
    nameOddHost(incoming)
    if (lines.repeated.includes('cookie')) joinCookies(incoming)
    void toApp(incoming, outgoing)
  }
}

/** No `Request` can be made of an invalid address. */
function badRequest(): Response {
  const response = new Problem({
    code: 'bad_request',
    detail: 'The address of the request is invalid.',
  }).toResponse()
  addSecurityHeaders(response.headers, 'http')
  return response
}

/** The raw values that a `Request` cannot carry; the app decides on them (security, 1). */
function hostInfoOf(incoming: IncomingMessage, lines: HeaderLines): HostInfo {
  const target = incoming.url ?? '/'
  return {
    ...lines,
    absoluteForm: target.startsWith('/') || target === '*' ? undefined : target,
    remoteAddress: incoming.socket.remoteAddress,
    encrypted: 'encrypted' in incoming.socket,
  }
}

/** A Host that no URL can have still reaches the app, which answers it; only the URL gets a placeholder. */
function nameOddHost(incoming: IncomingMessage): void {
  const host = incoming.headers.host ?? ''
  const looksRight = /^[a-z0-9.-]+(:\d{1,5})?$|^\[[0-9a-f:.]+\](:\d{1,5})?$/i.test(host)
  if (!looksRight || !URL.canParse(`http://${host}/`)) incoming.headers.host = 'host.invalid'
}

interface Sent {
  response: Response
  /** The original text, if the body was read, and the form that was sent. */
  plain?: Buffer
  compressed?: { coding: Coding; body: Buffer }
}

/** Compresses a suitable text as the visitor accepts it; anything else is sent as it is. */
async function compress(response: Response, accepted: string | undefined): Promise<Sent> {
  const type = response.headers.get('content-type') ?? ''
  const isText = /^(text\/|application\/(json|problem\+json|manifest\+json|xml)|image\/svg)/.test(type)
  // An event stream must not be buffered, and never ends.
  const isStream = type.startsWith('text/event-stream')
  if (!isText || isStream || response.body === null || response.headers.has('content-encoding'))
    return { response }
  const plain = Buffer.from(await response.arrayBuffer())
  const { status } = response
  const headers = new Headers(response.headers)
  varyByCoding(headers)
  const [coding] = acceptedCodings(accepted)
  if (coding === undefined || plain.length < SHORTEST_COMPRESSED)
    return { response: new Response(plain, { status, headers }), plain }
  headers.set('content-encoding', coding)
  headers.delete('content-length')
  const body = await compressText(plain, coding)
  const sent = new Response(new Uint8Array(body), { status, headers })
  return { response: sent, plain, compressed: { coding, body } }
}

function varyByCoding(headers: Headers): void {
  const named =
    headers
      .get('vary')
      ?.toLowerCase()
      .split(/\s*,\s*/) ?? []
  if (!named.includes('accept-encoding')) headers.append('vary', 'accept-encoding')
}

/** A request's header lines before anything joins or drops them. */
interface HeaderLines {
  /** The value of every Host line. */
  hosts: readonly string[]
  /** Lower-case names of all headers with more than one line, in order of their second. */
  repeated: readonly string[]
}

/** Reads a request's raw head, with alternating names and values. */
function headerLinesOf(incoming: Pick<IncomingMessage, 'rawHeaders'>): HeaderLines {
  const hosts: string[] = []
  const seen = new Set<string>()
  const repeated = new Set<string>()
  for (const [written, value] of pairsOf(incoming)) {
    const name = written.toLowerCase()
    if (name === 'host') hosts.push(value)
    if (seen.has(name)) repeated.add(name)
    seen.add(name)
  }
  return { hosts, repeated: [...repeated] }
}

/** Joins several Cookie lines into one: HTTP joins the lines of a list by commas, cookies by semicolons. */
function joinCookies(incoming: IncomingMessage): void {
  const rest: string[] = []
  const cookies: string[] = []
  for (const [name, value] of pairsOf(incoming)) {
    if (name.toLowerCase() === 'cookie') cookies.push(value)
    else rest.push(name, value)
  }
  incoming.rawHeaders = [...rest, 'Cookie', cookies.join('; ')]
}

/** Returns a request's head as pairs of name and value, one for each line. */
function* pairsOf({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): Generator<[string, string]> {
  for (let i = 0; i < rawHeaders.length; i += 2) yield [rawHeaders[i] ?? '', rawHeaders[i + 1] ?? '']
}
