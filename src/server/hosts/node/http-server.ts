import { createServer, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { addSecurityHeaders } from '../../http/http-messages/security-headers.ts'
import { Problem, type ProblemInit } from '../../kernel/errors/problem.ts'

const problems: Readonly<Record<string, ProblemInit>> = {
  HPE_HEADER_OVERFLOW: {
    code: 'headers_too_large',
    detail: 'The headers of the request are larger than 16 kB.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    code: 'request_timeout',
    detail: 'The rest of the request did not arrive in time.',
  },
}

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

/**
 * Answers an incomplete HTTP request with a problem on the bare socket and closes it; `error` is the parser's. A
 * connection that never sent a byte is closed without one, since a browser would take it for the answer to its next
 * request. Source: security, 19.
 */
export function answerClientError(error: NodeJS.ErrnoException, socket: Duplex): void {
  const isSilent = socket instanceof Socket && socket.bytesRead === 0
  if (!socket.writable || error.code === 'ECONNRESET' || isSilent) {
    socket.destroy()
    return
  }
  const problem = new Problem(
    problems[error.code ?? ''] ?? { code: 'bad_request', detail: 'This is not an HTTP request.' },
  )
  const body = JSON.stringify(problem.toBody())
  const headers = new Headers({
    'content-type': 'application/problem+json',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    connection: 'close',
  })
  addSecurityHeaders(headers, 'http')
  const lines = [...headers].map(([name, value]) => `${name}: ${value}`)
  socket.end([`HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`, ...lines, '', body].join('\r\n'))
}
