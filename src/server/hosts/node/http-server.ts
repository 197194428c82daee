import { createServer, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { answerClientError } from './client-error.ts'

/** Time limits of a connection, in milliseconds. */
export interface ConnectionLimits {
  /** From its first moment, or the first byte of a further request, to the last header. */
  headers: number
  /** To the last byte of the body. */
  request: number
  /** Without a request after the first. */
  keepAlive: number
  /** Between two checks of the first two limits. */
  check: number
}

/**
 * Headers end within 15 s, including the check interval. Idle connections stay longer than a proxy's 60 s, so that
 * the proxy closes first and no request meets a closed connection. Source: security, 19.
 */
export const connectionLimits: ConnectionLimits = {
  headers: 13_000,
  request: 30_000,
  keepAlive: 75_000,
  check: 2000,
}

/** Makes the app's HTTP server; invalid requests are answered on the bare socket, or closed without an answer. */
export function createHttpServer(limits: ConnectionLimits = connectionLimits): Server {
  const server = createServer({
    headersTimeout: limits.headers,
    requestTimeout: limits.request,
    keepAliveTimeout: limits.keepAlive,
    connectionsCheckingInterval: limits.check,
    // Room for the longest address that is answered by its path alone; the app limits headers to 16 kB.
    maxHeaderSize: 65_536,
    // A request without a Host reaches the app, which reports the fault.
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
