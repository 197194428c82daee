import type { Duplex } from 'node:stream'
import { Problem } from '../http/problem.ts'

const codes: Readonly<Record<string, { code: 'headers_too_large' | 'bad_request'; detail: string }>> = {
  HPE_HEADER_OVERFLOW: {
    code: 'headers_too_large',
    detail: 'The headers of the request are larger than 16 kB.',
  },
}

/**
 * Answers what is no HTTP request, on the bare socket: a problem that says so. `error` is the parser's. Source:
 * security, 19.
 */
export function answerClientError(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy()
    return
  }
  const known = codes[error.code ?? ''] ?? { code: 'bad_request', detail: 'This is not an HTTP request.' }
  const problem = new Problem(known)
  const body = JSON.stringify(problem.toBody())
  socket.end(
    [
      `HTTP/1.1 ${problem.status} Refused`,
      'content-type: application/problem+json',
      `content-length: ${Buffer.byteLength(body)}`,
      'x-content-type-options: nosniff',
      'cache-control: no-store',
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  )
}
