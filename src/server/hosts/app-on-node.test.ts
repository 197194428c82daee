import { createServer, type Server, request as send } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { proofRuns } from '../../../scripts/proof-cases.ts'
import { operations } from '../../contract/operations.gen.ts'
import { requestHeaders } from '../http/http-messages/request-headers.ts'
import { createListener } from './node/listener.ts'
import { createRepeatablePages } from './node/repeatable-pages.ts'
import { openTestApp } from './testing-app.ts'

const lines: { level: string; status?: number; path?: string }[] = []
const write = (level: string) => (fields: object) => void lines.push({ level, ...fields })
const log = { info: write('info'), warn: write('warn'), error: write('error') }

let server: Server
let port: number

beforeAll(async () => {
  const { app } = await openTestApp({ log })
  const fetch: Parameters<typeof createListener>[0]['fetch'] = (request, host) => app.fetch(request, host)
  server = createServer(createListener({ fetch, staticFiles: () => false, pages: createRepeatablePages(10) }))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

interface Options {
  method?: string
  path: string
  headers?: Record<string, string>
  body?: string
}

function ask({ method = 'GET', path, headers = {}, body }: Options) {
  return new Promise<{ status: number | undefined; allow?: string; body: string }>((resolve, reject) => {
    const host = `aurora.localhost:${port}`
    const request = send(
      { port, host: '127.0.0.1', path, method, headers: { host, ...headers } },
      async (response) => {
        const { allow } = response.headers
        resolve({ status: response.statusCode, ...(allow && { allow }), body: await text(response) })
      },
    )
    request.once('error', reject)
    request.end(body)
  })
}

describe('the application behind the Node adapter', () => {
  it('serves pages and calls of the agency in the Host header', async () => {
    expect(await ask({ path: '/faqs' })).toEqual({ status: 200, body: '<p>page</p>' })
    const agency = await ask({ path: '/api/agency' })
    expect(JSON.parse(agency.body)).toMatchObject({ agency: { subdomain: 'aurora' } })
  })

  it('reads the body of a call', async () => {
    const headers = {
      'content-type': 'application/json',
      origin: `http://aurora.localhost:${port}`,
      'x-requested-with': 'livery',
    }
    const call = { method: 'POST', path: '/api/v2/hotel/auto-suggest', headers }
    const found = await ask({ ...call, body: JSON.stringify({ text: 'Lisbon' }) })
    expect(JSON.parse(found.body)).toMatchObject({
      locationSuggestions: [{ name: 'Lisbon' }, ...Array(7).fill({})],
    })
    expect((await ask({ ...call, body: `{"text":"${'a'.repeat(70_000)}"}` })).status).toBe(413)
  })

  it('logs a client that leaves during its body as 499, without an error', async () => {
    lines.length = 0
    const socket = connect(port, '127.0.0.1')
    const host = `aurora.localhost:${port}`
    socket.write(
      [
        'POST /api/v2/hotel/auto-suggest HTTP/1.1',
        `Host: ${host}`,
        `Origin: http://${host}`,
        'X-Requested-With: livery',
        'Content-Type: application/json',
        'Content-Length: 500',
        '',
        '{"text":"Lis',
      ].join('\r\n'),
    )
    setTimeout(() => socket.destroy(), 100)
    await vi.waitFor(() => expect(lines).not.toEqual([]))
    expect(lines).toMatchObject([{ level: 'info', status: 499 }])
  })

  it('answers TRACE with the methods of the address, from any origin', async () => {
    const traced = await ask({ method: 'TRACE', path: '/api/agency' })
    expect([traced.status, traced.allow]).toEqual([405, 'GET, HEAD'])
    expect((await ask({ method: 'TRACE', path: '/api/none' })).status).toBe(404)
    expect((await ask({ method: 'TRACE', path: '/' })).status).toBe(405)
  })

  it.each([
    ['a repeated Host header', 'GET / HTTP/1.1\r\nHost: aurora.localhost\r\nHost: meridian.localhost'],
    [
      'a request line that names another host',
      'GET http://meridian.localhost/ HTTP/1.1\r\nHost: aurora.localhost',
    ],
    ['a Host that is none', 'GET / HTTP/1.1\r\nHost: a_b/c'],
  ])('refuses %s with 400', async (_, head) => {
    const socket = connect(port, '127.0.0.1')
    socket.write(`${head}\r\nConnection: close\r\n\r\n`)
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /)
  })
})

/** Sends header lines as they are and returns the whole answer. */
async function raw(path: string, lines: readonly string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write(
    Buffer.from([`GET ${path} HTTP/1.1`, ...lines, 'Connection: close', '', ''].join('\r\n'), 'latin1'),
  )
  return text(socket)
}

it.each(['9'.repeat(400), '1.2.3.4.5', '999.1.1.1', '-', '0x', 'a..b', '[::1', 'xn--a'])(
  'answers the Host %j, which no URL can have, with a page that finds nothing',
  async (host) => {
    for (const path of ['/', '/api/agency', '/icons/x/180.png'])
      expect(await raw(path, [`Host: ${host}`])).toMatch(/^HTTP\/1\.1 40[04] /)
  },
)

describe('a repeated header', () => {
  const host = 'Host: aurora.localhost'
  const once = Object.entries(requestHeaders).flatMap(([name, kind]) =>
    kind === 'once' && !['host', 'content-length'].includes(name) ? [name] : [],
  )

  it.each(once)('%s is refused with 400, whatever its value and case', async (name) => {
    const answer = await raw('/faqs', [host, `${name}: 1`, `${name.toUpperCase()}: 1`])
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer).toContain('This request cannot be read')
  })

  it('is refused with a problem that names it if a program asks', async () => {
    for (const [path, accept] of [
      ['/api/agency', '*/*'],
      ['/faqs', 'application/json'],
    ]) {
      const answer = await raw(path ?? '', [host, `Accept: ${accept}`, 'User-Agent: a', 'user-agent: b'])
      expect(answer).toMatch(/^HTTP\/1\.1 400 /)
      expect(answer).toContain('application/problem+json')
      expect(answer).toContain('"code":"bad_request"')
      expect(answer).toContain('user-agent')
    }
  })

  it('that is a list is read as one list', async () => {
    const lines = [host, 'Accept: text/html', 'Accept: */*', 'Accept-Language: de', 'Accept-Language: en']
    expect(await raw('/api/agency', lines)).toMatch(/^HTTP\/1\.1 200 /)
  })

  it('of cookies is read as one Cookie header', async () => {
    const lines = [host, 'Cookie: livery_visit=visit-0001', 'Cookie: livery_visit=visit-0002; a=b']
    const answer = await raw('/api/agency', lines)
    expect(answer).toMatch(/^HTTP\/1\.1 200 /)
    expect(answer.toLowerCase()).not.toContain('set-cookie: livery_visit')
    expect(lineOf(await raw('/api/agency', [host, 'Cookie: a=b', 'Cookie: livery_visit=visit-0001']))).toBe(
      '',
    )
  })
})

const lineOf = (answer: string) => /^set-cookie: .*$/im.exec(answer)?.[0] ?? ''

describe('cookies with any bytes', () => {
  const hostile = fc
    .array(
      fc.integer({ min: 0, max: 255 }).map((byte) => String.fromCharCode(byte)),
      { maxLength: 60 },
    )
    .map((bytes) => bytes.join(''))
  const named = fc.tuple(
    fc.constantFrom(
      ...['__Host-livery_session', '__Host-livery_signup', '__Host-livery_share', '__Host-livery_bookings'],
      ...['livery_visit', 'livery_language', 'livery_currency', 'livery_tenant', 'livery_conditions'],
    ),
    fc.oneof(
      hostile,
      hostile.map(encodeURIComponent),
      fc.constantFrom('%0D%0Aa: b', '%00', '%C4%80', '%E2%80%A8'),
    ),
  )

  it('never lead to a 5xx, from a page or an API call', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(named, { minLength: 1, maxLength: 3 }), async (pairs) => {
        const cookie = pairs.map(([name, value]) => `${name}=${value}`).join('; ')
        for (const path of ['/api/agency', '/api/user/session', '/faqs']) {
          const answer = await raw(path, [
            'Host: aurora.localhost',
            `Cookie: ${cookie.replace(/[\r\n]/g, '')}`,
          ])
          expect(answer, JSON.stringify(cookie)).toMatch(/^HTTP\/1\.1 [234]/)
        }
      }),
      { numRuns: proofRuns({ few: 60, all: 300 }) },
    )
  })

  it('never lead to a 5xx, from any operation of the API', async () => {
    const values = ['%C4%80', '%0D%0Ax: y', '%00', 'a%20b', '"', '%', '\u00a0', '\u00ff'.repeat(43)]
    // In `npm test` two values at each operation, others at the next.
    const step = proofRuns({ few: 4, all: 1 })
    for (const [turn, { method, path }] of Object.values(operations).entries()) {
      const at = path.replace(/\{\w+\}/g, 'x')
      for (const value of values.filter((_, index) => (index + turn) % step === 0)) {
        const cookie = Buffer.from(`__Host-livery_session=${value}`, 'utf8').toString('latin1')
        const status = await statusOf({
          method: method.toUpperCase(),
          path: at,
          headers: { cookie, ...proof() },
        })
        expect(status, `${method} ${path} with ${JSON.stringify(value)}`).toBeLessThan(500)
      }
    }
  })
})

/** Reads no body, since an event stream has no end. */
function statusOf({ method, path, headers }: Options) {
  return new Promise<number | undefined>((resolve, reject) => {
    const host = `aurora.localhost:${port}`
    const request = send(
      { port, host: '127.0.0.1', path, method, headers: { host, ...headers } },
      (response) => {
        resolve(response.statusCode)
        response.destroy()
      },
    )
    request.once('error', reject)
    request.end()
  })
}

const proof = () => ({
  'content-type': 'application/json',
  origin: `http://aurora.localhost:${port}`,
  'x-requested-with': 'livery',
})
