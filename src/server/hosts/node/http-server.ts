import { createServer, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { answerClientError } from './client-error.ts'

/** How long a connection may take, in milliseconds. */
export interface ConnectionLimits {
  /** From its first moment, or the first byte of a further request, to the last header. */
  headers: number
  /** To the last byte of the body. */
  request: number
  /** Without a request after the first. */
  keepAlive: number
  /** From one look at the first two limits to the next. */
  check: number
}

/**
 * Headers end within 15 s, the look included. An idle connection stays longer than proxies keep theirs, 60 s, so that the
 * proxy is the one that closes and no request meets a closed door. Source: security, 19.
 */
export const connectionLimits: ConnectionLimits = {
  headers: 13_000,
  request: 30_000,
  keepAlive: 75_000,
  check: 2000,
}

/** Makes the HTTP server that the app listens with; what is no request is answered on the bare socket, or closed without a word. */
export function createHttpServer(limits: ConnectionLimits = connectionLimits): Server {
  const server = createServer({
    headersTimeout: limits.headers,
    requestTimeout: limits.request,
    keepAliveTimeout: limits.keepAlive,
    connectionsCheckingInterval: limits.check,
    // Room for the longest address that is answered by its path alone; the app holds headers to a limit of 16 kB.
    maxHeaderSize: 65_536,
    // A request without a Host reaches the app, which says what is wrong with it.
    requireHostHeader: false,
  })
  // An expectation other than '100-continue' may be ignored (RFC 9110, 10.1.1); Node's own 417 lacks the promised headers.
  server.on('checkExpectation', (incoming, outgoing) => server.emit('request', incoming, outgoing))
  const answers = new WeakMap<Duplex, ServerResponse>()
  server.on('request', (incoming, outgoing) => answers.set(incoming.socket, outgoing))
  server.on('clientError', (error, socket) => {
    const answer = answers.get(socket)
    const isBegun = answer?.headersSent === true && !answer.writableFinished
    if (isBegun) socket.destroy()
    else answerClientError(error, socket)
  })
  return server
}
