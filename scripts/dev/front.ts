import {
  Agent,
  request as askServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http'
import { DEV_STATE } from './dev-addresses.ts'
import { waitingPage } from './fault-page.ts'
import { forwardedHeaders } from './forwarded-headers.ts'
import type { Place, ServerPlace } from './server-place.ts'

/** Milliseconds that a page waits for the server before the front answers instead. */
const TIMEOUT_MS = 20_000
/** Maximum bytes of a buffered body: more than the largest upload. */
const MOST_BODY = 64 * 1024 * 1024

/** Settings of a front that differ from its defaults. */
export interface FrontOptions {
  /** Addresses and ranges of trusted proxies before the front; only their forwarding headers count. */
  trustedProxies?: readonly string[]
  /** Milliseconds that a request waits for the server. */
  timeout?: number
}

/**
 * Creates the listener in front of the server of `npm run dev`. During a restart requests wait, and the next server
 * gets those that the old one left unanswered. If the code does not run, pages show the reason and reload once it is
 * fixed.
 */
export function createFront(
  place: ServerPlace,
  { trustedProxies = [], timeout = TIMEOUT_MS }: FrontOptions = {},
): RequestListener {
  const agent = new Agent({ keepAlive: true })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url === DEV_STATE) return sendState(response, await within(place.now(), timeout))
    const body = await bodyOf(request)
    const left = new AbortController()
    response.on('close', () => left.abort())
    while (!left.signal.aborted) {
      const here = await within(place.now(), timeout)
      if (here === null || 'fault' in here) return sendFault(request, response, here)
      try {
        return await pass(request, body, response, here.port, left.signal)
      } catch (error) {
        if (response.headersSent || !mayRepeat(request, error)) return void response.destroy()
        place.gone(here.port)
      }
    }
  }

  function pass(
    request: IncomingMessage,
    body: Buffer,
    response: ServerResponse,
    port: number,
    signal: AbortSignal,
  ): Promise<void> {
    return new Promise((resolve, reject) => {
      const { method, url, rawHeaders, socket } = request
      const headers = withLength(forwardedHeaders(rawHeaders, socket.remoteAddress, trustedProxies), body)
      const outgoing = askServer({
        host: '127.0.0.1',
        port,
        method,
        path: url,
        headers,
        agent,
        setHost: false,
        signal,
      })
      outgoing.on('error', reject)
      outgoing.on('response', (answered) => {
        response.writeHead(answered.statusCode ?? 502, answered.rawHeaders)
        response.flushHeaders()
        answered.on('error', () => response.destroy())
        answered.pipe(response).on('finish', resolve).on('close', resolve)
      })
      outgoing.end(body)
    })
  }

  return (request, response) => {
    answer(request, response).catch(() => response.destroy())
  }
}

/**
 * A server that was not reachable did nothing. One that broke off may have acted on the request, unless it was a
 * read.
 */
function mayRepeat({ method }: IncomingMessage, error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'ECONNREFUSED') return true
  return ['ECONNRESET', 'EPIPE'].includes(code ?? '') && (method === 'GET' || method === 'HEAD')
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > MOST_BODY) throw new Error('The body is too long for any upload that the server accepts.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** A chunked body is sent as a whole. */
function withLength(rawHeaders: readonly string[], body: Buffer): string[] {
  const headers: string[] = []
  let isInPieces = false
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const [name = '', value = ''] = rawHeaders.slice(at, at + 2)
    if (name.toLowerCase() === 'transfer-encoding') isInPieces = true
    else headers.push(name, value)
  }
  return isInPieces ? [...headers, 'Content-Length', String(body.length)] : headers
}

function sendState(response: ServerResponse, place: Place | null): void {
  response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  const state = place === null || 'fault' in place ? place : { isReady: true, revision: place.revision }
  response.end(JSON.stringify(state ?? { isReady: false }))
}

function sendFault(request: IncomingMessage, response: ServerResponse, place: Place | null): void {
  const fault = place !== null && 'fault' in place ? place.fault : null
  const isPage = request.headers.accept?.includes('text/html')
  const type = isPage ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8'
  response.writeHead(503, { 'content-type': type, 'cache-control': 'no-store', 'retry-after': '1' })
  response.end(isPage ? waitingPage(fault) : `${fault?.message ?? 'The server is starting.'}\n`)
}

/** Null if it takes longer. */
async function within<Value>(promise: Promise<Value>, milliseconds: number): Promise<Value | null> {
  let timer: NodeJS.Timeout | undefined
  const timedOut = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, milliseconds, null)
  })
  return Promise.race([promise, timedOut]).finally(() => clearTimeout(timer))
}
