import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export interface Seen {
  method: string
  path: string
  headers: IncomingMessage['headers']
  body: string
}

export interface TestOperator {
  config: { mode: 'demo'; development: true; trustedProxies: never[]; apiOrigin: string }
  /** Every received call, in order. */
  seen: Seen[]
  /** The answer to the next calls. */
  answer: (response: ServerResponse, call: Seen) => void
  close(): void
}

/** Starts a local server in place of an operator's API; tests set its answers. */
export async function startTestOperator(): Promise<TestOperator> {
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request
    const call = { method, path: url, headers, body: await text(request) }
    operator.seen.push(call)
    operator.answer(response, call)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const operator: TestOperator = {
    config: { mode: 'demo', development: true, trustedProxies: [], apiOrigin: `http://127.0.0.1:${port}` },
    seen: [],
    answer: answers(404, { error: 'unset' }),
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
  return operator
}

/** An answer with a status and a body: text as it is, anything else as JSON. */
export function answers(status: number, body: unknown, headers: Record<string, string> = {}) {
  return (response: ServerResponse): void => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }
}
