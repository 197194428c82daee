import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { createFront } from './front.ts'
import { createServerPlace } from './server-place.ts'

async function listen(listener: RequestListener): Promise<{ port: number; server: Server }> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { port: (server.address() as AddressInfo).port, server }
}

async function openFront(timeout?: number) {
  const place = createServerPlace()
  const { port } = await listen(createFront(place, { ...(timeout && { timeout }) }))
  const ask = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init)
  return { place, ask }
}

/** A server that answers with its name, and the requests that it received. */
const named =
  (name: string): RequestListener =>
  async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    response.setHeader('x-said', ['one', 'two'])
    response.end(`${name} ${request.method} ${request.url} ${request.headers.host} ${body}`)
  }

it('forwards request and answer unchanged', async () => {
  const { place, ask } = await openFront()
  place.serves((await listen(named('first'))).port, '1.0')
  const answer = await ask('/a?b=c', { method: 'POST', body: 'sent' })
  expect(await answer.text()).toMatch(/^first POST \/a\?b=c 127\.0\.0\.1:\d+ sent$/)
  expect(answer.headers.get('x-said')).toBe('one, two')
})

it('holds requests while the server restarts, also one that the old server left unanswered', async () => {
  const { place, ask } = await openFront()
  const early = ask('/early')
  let reached: () => void = () => undefined
  const arrived = new Promise<void>((resolve) => {
    reached = resolve
  })
  const old = await listen(() => reached())
  place.serves(old.port, '1.0')
  await arrived
  place.gone()
  old.server.closeAllConnections()
  const pending = ask('/late')
  place.serves((await listen(named('next'))).port, '1.0')
  expect(await (await early).text()).toContain('next GET /early')
  expect(await (await pending).text()).toContain('next GET /late')
})

it('never repeats a request that may have had an effect', async () => {
  const { place, ask } = await openFront()
  const old = await listen((request) => request.socket.destroy())
  place.serves(old.port, '1.0')
  await expect(ask('/pay', { method: 'POST', body: 'money' })).rejects.toThrow()
})

it('shows on pages why the code does not run, and reports when it does', async () => {
  const { place, ask } = await openFront()
  place.failed({ message: 'no', stack: 'at <broken>.ts' })
  const page = await ask('/', { headers: { accept: 'text/html' } })
  expect(page.status).toBe(503)
  expect(await page.text()).toContain('at &#60;broken&#62;.ts')
  expect(await (await ask('/api/agency')).text()).toBe('no\n')
  expect(await (await ask('/@livery/state')).json()).toEqual({
    fault: { message: 'no', stack: 'at <broken>.ts' },
  })
  place.serves((await listen(named('mended'))).port, '2.0')
  expect(await (await ask('/@livery/state')).json()).toEqual({ isReady: true, revision: '2.0' })
  place.renders('2.1')
  expect(await (await ask('/@livery/state')).json()).toEqual({ isReady: true, revision: '2.1' })
  expect(await (await ask('/')).text()).toContain('mended')
})

it('reports that the server is starting if that takes long', async () => {
  const { ask } = await openFront(50)
  expect(await (await ask('/', { headers: { accept: 'text/html' } })).text()).toContain('The server starts')
  expect(await (await ask('/@livery/state')).json()).toEqual({ isReady: false })
})
