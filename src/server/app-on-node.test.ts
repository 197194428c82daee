import { createServer, type Server, request as send } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
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
  it('serves pages and calls of the agency that the Host header names', async () => {
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

  it('knows a client that goes away in the middle of its body: 499 in the log, and no error', async () => {
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

  it('answers TRACE with the methods of the address, wherever it comes from', async () => {
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
