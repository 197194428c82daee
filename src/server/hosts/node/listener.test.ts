import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { HostInfo } from '../../http/http-messages/host-info.ts'
import { REPEATABLE_HEADER } from '../../http/pages/render/answer-page.ts'
import { answerClientError } from './http-server.ts'
import { createListener } from './listener.ts'
import { createRepeatablePages } from './repeatable-pages.ts'

const long = 'word '.repeat(1000)
let asked: { request: Request; host: HostInfo }[] = []
let answer: (request: Request) => Response | Promise<Response> = () => new Response('ok')
let now = 0
const pages = createRepeatablePages(36_000, () => now)
let server: Server
let port = 0

beforeAll(async () => {
  server = createServer(
    { maxHeaderSize: 20_000, requireHostHeader: false },
    createListener({
      fetch: (request, host) => {
        asked.push({ request, host })
        return answer(request)
      },
      staticFiles: (request, response) => {
        if (request.url !== '/assets/a.js') return false
        response.end('static')
        return true
      },
      pages,
    }),
  )
  server.on('clientError', answerClientError)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})

afterAll(() => {
  server.close()
})

beforeEach(() => {
  asked = []
  now = 0
  pages.drop(null)
  answer = () => new Response('ok')
})

/** Sends raw bytes, since a client would correct hostile input. */
function raw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.end(text))
    let received = ''
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      received += chunk
    })
    socket.on('end', () => resolve(received)).on('error', reject)
  })
}

const get = (path: string, headers: string[] = ['Host: a.example']) =>
  raw(`GET ${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\nConnection: close\r\n\r\n`)

describe("the app's knowledge of a request", () => {
  it('includes every Host line as received, so that a repeated one is seen', async () => {
    await get('/', ['Host: a.example', 'Host: b.example'])
    expect(asked[0]?.host.hosts).toEqual(['a.example', 'b.example'])
  })

  it('includes the absolute form of the request line', async () => {
    await get('http://evil.example/x', ['Host: a.example'])
    expect(asked[0]?.host).toMatchObject({ hosts: ['a.example'], absoluteForm: 'http://evil.example/x' })
  })

  it('includes an invalid Host unchanged', async () => {
    for (const host of ['a b', 'a/../b', '[::1', 'a@b', '-', 'ä.example']) {
      asked = []
      const text = await get('/', [`Host: ${host}`])
      expect(text, host).toMatch(/^HTTP\/1\.1 (200|400)/)
      if (text.startsWith('HTTP/1.1 200')) expect(asked[0]?.host.hosts.length, host).toBe(1)
    }
  })

  it('includes the name of every repeated header, in any case', async () => {
    await get('/', ['Host: a.example', 'User-Agent: x', 'Via: a', 'USER-agent: y', 'Via: b', 'Accept: c'])
    expect(asked[0]?.host.repeated).toEqual(['user-agent', 'via'])
  })

  it('includes the address of the peer', async () => {
    await get('/')
    expect(asked[0]?.host.remoteAddress).toMatch(/127\.0\.0\.1$/)
  })
})

it('answers static files before the app, unless a single-valued header is repeated', async () => {
  expect(await get('/assets/a.js')).toContain('static')
  expect(
    await get('/assets/a.js', ['Host: a.example', 'Accept-Encoding: br', 'Accept-Encoding: gzip']),
  ).toContain('static')
  expect(asked).toHaveLength(0)
  await get('/assets/a.js', ['Host: a.example', 'User-Agent: x', 'User-Agent: x'])
  expect(asked).toHaveLength(1)
})

describe('a repeatable page', () => {
  const page = (body = long) =>
    new Response(body, {
      headers: {
        'content-type': 'text/html',
        'x-livery-agency': 'agency-1',
        [REPEATABLE_HEADER]: '1000',
      },
    })

  beforeEach(() => {
    answer = () => page()
  })

  it('is rendered once and then answered from memory, without the internal header', async () => {
    const first = await get('/')
    const second = await get('/')
    expect(asked).toHaveLength(1)
    expect(pages.repeated()).toBe(1)
    for (const text of [first, second]) {
      expect(text).toContain('word word')
      expect(text.toLowerCase()).not.toContain(REPEATABLE_HEADER)
    }
  })

  it('is compressed for browsers that accept it', async () => {
    await fetch(`http://127.0.0.1:${port}/`, { headers: { 'accept-encoding': 'br' } })
    await expect
      .poll(async () => {
        const response = await fetch(`http://127.0.0.1:${port}/`, { headers: { 'accept-encoding': 'br' } })
        return [response.headers.get('content-encoding'), await response.text()]
      })
      .toEqual(['br', long])
  })

  it.each([
    ['gzip', 'br'],
    ['br', 'gzip'],
    ['identity', 'gzip'],
    ['br', 'identity'],
  ])('is sent as %s, then from memory as %s, to browsers that accept only that', async (first, second) => {
    for (const coding of [first, second, second]) {
      const response = await fetch(`http://127.0.0.1:${port}/`, { headers: { 'accept-encoding': coding } })
      expect(response.headers.get('content-encoding') ?? 'identity').toBe(coding)
      expect(await response.text()).toBe(long)
    }
    expect(asked).toHaveLength(1)
  })

  it('names the accepted coding once in Vary', async () => {
    answer = () => {
      const made = page()
      made.headers.set('vary', 'cookie, Accept-Encoding')
      return made
    }
    const response = await fetch(`http://127.0.0.1:${port}/`, { headers: { 'accept-encoding': 'br' } })
    expect(response.headers.get('vary')).toBe('cookie, Accept-Encoding')
  })

  it('is rendered again after its expiry', async () => {
    await get('/')
    now = 1000
    await get('/')
    expect(asked).toHaveLength(2)
  })

  it('is separate for hosts, addresses, cookies, devices and engines', async () => {
    await get('/')
    await get('/', ['Host: b.example'])
    await get('/?tab=Cars')
    await get('/', ['Host: a.example', 'Cookie: livery_language=fr'])
    await get('/', ['Host: a.example', 'Cookie: livery_visit=1; livery_language=fr'])
    await get('/', ['Host: a.example', 'Cookie: livery_hide_header=1'])
    await get('/', ['Host: a.example', 'Cookie: livery_hide_footer=1'])
    await get('/', ['Host: a.example', 'Cookie: livery_visit=2'])
    await get('/', ['Host: a.example', 'User-Agent: iPhone Mobile'])
    await get('/', ['Host: a.example', 'User-Agent: AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15'])
    await get('/', ['Host: a.example', 'User-Agent: AppleWebKit/537.36 Chrome/145.0.0.0 Safari/537.36'])
    await get('/', ['Host: a.example', 'X-Forwarded-Proto: https'])
    await get('/', ['Host: a.example', 'X-Forwarded-Host: b.example'])
    expect(asked).toHaveLength(10)
  })

  it('never comes from memory for a session, a repeated header or oversized headers', async () => {
    const before = pages.repeated()
    await get('/')
    await get('/', ['Host: a.example', 'Cookie: __Host-livery_session=x'])
    await get('/', ['Host: a.example', 'Host: a.example'])
    await get('/', ['Host: a.example', 'User-Agent: x', 'user-agent: iPhone Mobile'])
    await get('/', ['Host: a.example', 'Accept: text/html', 'Accept: */*'])
    await get('/', ['Host: a.example', 'Cookie: a=1', 'Cookie: livery_language=fr'])
    await get('/', ['Host: a.example', `X-Long: ${'x'.repeat(16_400)}`])
    expect(asked).toHaveLength(7)
    expect(pages.repeated()).toBe(before)
  })

  it('is removed when its agency publishes, and no other is', async () => {
    await get('/')
    pages.drop('agency-2')
    await get('/')
    expect(asked).toHaveLength(1)
    pages.drop('agency-1')
    await get('/')
    expect(asked).toHaveLength(2)
  })

  it('is not stored if its agency published while it was made', async () => {
    const made = Promise.withResolvers<Response>()
    answer = () => made.promise
    const first = get('/')
    await expect.poll(() => asked.length).toBe(1)
    pages.drop('agency-1')
    made.resolve(page('old'))
    await first
    answer = () => page()
    expect(await get('/')).toContain('word word')
  })

  it('is removed when memory is full, the oldest first', async () => {
    for (const path of ['/1', '/2', '/3', '/4', '/5', '/6', '/7', '/8']) await get(path)
    await get('/8')
    expect(asked).toHaveLength(8)
    await get('/1')
    expect(asked).toHaveLength(9)
  })
})

it('explains an invalid address, and a missing Host', async () => {
  const odd = await get('foo')
  expect(odd).toContain('400')
  expect(odd).toContain('bad_request')
  expect(odd.toLowerCase()).toContain('x-content-type-options: nosniff')
  expect(await get('/', [`Host: a.example`, `X-Long: ${'x'.repeat(20_000)}`])).toContain('headers_too_large')
  await get('/', ['X-Nothing: 1'])
  expect(asked.at(-1)?.host.hosts).toEqual([])
})

describe('compression', () => {
  it('applies to texts that benefit from it', async () => {
    answer = (request) =>
      new Response(request.url.endsWith('/short') ? '{}' : JSON.stringify(long), {
        headers: { 'content-type': 'application/json' },
      })
    const ask = (path: string) =>
      fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'accept-encoding': 'gzip' } })
    expect((await ask('/long')).headers.get('content-encoding')).toBe('gzip')
    expect((await ask('/short')).headers.get('content-encoding')).toBeNull()
  })

  it('keeps every cookie of a response', async () => {
    answer = () => {
      const headers = new Headers({ 'content-type': 'text/html' })
      headers.append('set-cookie', 'a=1')
      headers.append('set-cookie', 'b=2')
      return new Response(long, { headers })
    }
    const response = await fetch(`http://127.0.0.1:${port}/`, { headers: { 'accept-encoding': 'br' } })
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
  })
})
