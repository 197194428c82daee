import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { type DemoName, demoEmail, demoPassword } from '../../../src/server/domain/demo/demo-account.ts'

export interface AttackCall {
  slug: string
  path: string
  method?: string
  /** Header lines as sent; a name may occur more than once. */
  headers?: readonly (readonly [string, string])[]
  /** Sent as JSON; text and bytes are sent unchanged. */
  body?: unknown
  /** Local address of the call, so that rate limits by address see several visitors. */
  from?: string
}

export interface AttackReply {
  status: number
  headers: Headers
  text: string
  milliseconds: number
}

/** The attacked server and its agencies. */
export interface Target {
  port: number
  slugs: readonly string[]
  hostOf: (slug: string) => string
  send: (call: AttackCall) => Promise<AttackReply>
  /** Signs in as one of the demo's people; returns the Cookie header. */
  signIn: (slug: string, name: DemoName) => Promise<string>
  close: () => void
}

/** Takes the port of a running demo and its agencies. All calls stay on the loopback interface. */
export function targetAt(port: number, slugs: readonly string[]): Target {
  const agents = new Map<string, Agent>()
  const hostOf = (slug: string) => `${slug}.localhost:${port}`

  async function send(call: AttackCall): Promise<AttackReply> {
    const { slug, path, method = 'GET', headers = [], body, from = '127.0.0.1' } = call
    const agent = agents.get(from) ?? new Agent({ keepAlive: true, localAddress: from, maxSockets: 16 })
    agents.set(from, agent)
    const sent = bytesOf(body)
    const unsafe = method !== 'GET' && method !== 'HEAD'
    const type = body instanceof Uint8Array ? 'application/octet-stream' : 'application/json'
    const own = [
      ['Host', hostOf(slug)],
      ...(unsafe
        ? [
            ['Origin', `http://${hostOf(slug)}`],
            ['X-Requested-With', 'livery'],
            ['Content-Type', type],
            ['Content-Length', String(sent?.length ?? 0)],
          ]
        : []),
    ]
    const named = new Set(headers.map(([name]) => name.toLowerCase()))
    const lines = [...own.filter(([name = '']) => !named.has(name.toLowerCase())), ...headers]
    const began = performance.now()
    const outgoing = request({ port, host: '127.0.0.1', path, method, agent, headers: lines.flat() })
    outgoing.setTimeout(60_000, () => outgoing.destroy(new Error(`${method} ${path} took over a minute`)))
    outgoing.end(sent)
    const [incoming] = await once(outgoing, 'response')
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk)
    const answered = new Headers()
    for (let i = 0; i < incoming.rawHeaders.length; i += 2)
      answered.append(incoming.rawHeaders[i], incoming.rawHeaders[i + 1])
    return {
      status: incoming.statusCode,
      headers: answered,
      text: Buffer.concat(chunks).toString('utf8'),
      milliseconds: performance.now() - began,
    }
  }

  return {
    port,
    slugs,
    hostOf,
    send,
    async signIn(slug, name) {
      const body = { email: demoEmail(name, slug), password: demoPassword }
      const { status, headers, text } = await send({
        slug,
        path: '/api/user/login',
        method: 'POST',
        body,
      })
      const cookies = headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '')
      const cookie = cookies.find((one) => one.includes('livery_session='))
      if (cookie === undefined) throw new Error(`${name} of ${slug} cannot sign in (${status}): ${text}`)
      return cookie
    },
    close() {
      for (const agent of agents.values()) agent.destroy()
    },
  }
}

function bytesOf(body: unknown): Buffer | undefined {
  if (body === undefined) return undefined
  if (body instanceof Uint8Array) return Buffer.from(body)
  return Buffer.from(typeof body === 'string' ? body : JSON.stringify(body))
}
