import { createServer, type Server, request as send } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createListener } from './node/listener.ts'
import { createRepeatablePages } from './node/repeatable-pages.ts'
import { openTestApp } from './testing-app.ts'

let server: Server
let port: number

beforeAll(async () => {
  const { app } = await openTestApp()
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
  return new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    const host = `aurora.localhost:${port}`
    const request = send(
      { port, host: '127.0.0.1', path, method, headers: { host, ...headers } },
      async (response) => resolve({ status: response.statusCode, body: await text(response) }),
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
