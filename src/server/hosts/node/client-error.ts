import { STATUS_CODES } from 'node:http'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { addSecurityHeaders } from '../../http/message/security-headers.ts'
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
