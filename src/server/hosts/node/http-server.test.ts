import type { Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { connectionLimits, createHttpServer } from './http-server.ts'

/** Short enough for a test, which compares orders of magnitude and never single milliseconds. */
const short = { headers: 300, request: 600, keepAlive: 30_000, check: 50 }
let server: Server | undefined
const sockets: Socket[] = []

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
  server?.closeAllConnections()
  server?.close()
})

async function listening(limits: Partial<typeof short> = {}): Promise<number> {
  server = createHttpServer({ ...short, ...limits })
  server.on('request', (request, response) => {
    if (request.url === '/begun') {
      response.write('half an answer')
      return
    }
    request.resume().on('end', () => response.end('here'))
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

function opened(port: number) {
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  let received = ''
  socket.setEncoding('latin1').on('data', (text: string) => {
    received += text
  })
  const closed = new Promise<string>((resolve) => socket.on('close', () => resolve(received)))
  return { socket, closed, received: () => received }
}

const head = 'GET / HTTP/1.1\r\nHost: a.example\r\n'

describe('a connection', () => {
  it('that never sends anything is closed without a byte', async () => {
    const port = await listening()
    expect(await opened(port).closed).toBe('')
  })

  it('that sends half of its headers gets 408 and is closed', async () => {
    const { socket, closed } = opened(await listening())
    socket.write(head)
    const answer = await closed
    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
    expect(answer.toLowerCase()).toContain('\r\nconnection: close\r\n')
    expect(answer).toContain('"code":"request_timeout"')
    for (const name of ['x-content-type-options', 'referrer-policy', 'content-security-policy'])
      expect(answer).toContain(`\r\n${name}: `)
  })

  it('that sends its headers slowly is closed, though each byte comes in time', async () => {
    const { socket, closed } = opened(await listening())
    let isOpen = true
    const answer = closed.finally(() => {
      isOpen = false
    })
    socket.on('error', () => undefined)
    socket.write(head)
    // A hundred times the limit for headers.
    for (let sent = 0; sent < 600 && isOpen; sent += 1) {
      socket.write(`x-${sent}: 1\r\n`)
      await new Promise((resolve) => setTimeout(resolve, short.headers / 6))
    }
    expect(isOpen).toBe(false)
    expect(await answer).toMatch(/^HTTP\/1\.1 408 /)
  })

  it('that sends half of its body gets 408 and is closed', async () => {
    const { socket, closed } = opened(await listening())
    socket.write('POST / HTTP/1.1\r\nHost: a.example\r\nContent-Length: 9\r\n\r\nhalf')
    expect(await closed).toMatch(/^HTTP\/1\.1 408 /)
  })

  it("that sends an unknown expectation gets the app's answer", async () => {
    const { socket, closed } = opened(await listening())
    socket.write(`${head}Expect: x\r\nConnection: close\r\n\r\n`)
    const answer = await closed
    expect(answer).toMatch(/^HTTP\/1\.1 200 /)
    expect(answer).toContain('here')
  })

  it('that was partly answered is closed without a second answer', async () => {
    const { socket, closed } = opened(await listening())
    socket.write('POST /begun HTTP/1.1\r\nHost: a.example\r\nContent-Length: 9\r\n\r\nhalf')
    const answer = await closed
    expect(answer).toContain('half an answer')
    expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1)
  })

  it('that was used stays open past every deadline of a request, and serves the next', async () => {
    const { socket, closed, received } = opened(await listening())
    socket.write(`${head}\r\n`)
    await expect.poll(received).toContain('here')
    const first = received()
    await new Promise((resolve) => setTimeout(resolve, 2 * short.request + 4 * short.check))
    expect(received()).toBe(first)
    socket.write(`${head}Connection: close\r\n\r\n`)
    expect((await closed).slice(first.length)).toMatch(/^HTTP\/1\.1 200 /)
  })

  it('that was used and is idle too long is closed without a byte', async () => {
    const { socket, closed, received } = opened(await listening({ keepAlive: 200 }))
    socket.write(`${head}\r\n`)
    await expect.poll(received).toContain('here')
    expect((await closed).match(/HTTP\/1\.1/g)).toHaveLength(1)
  })
})

describe('the limits of connections', () => {
  it('end headers within 15 seconds, including the interval between checks', () => {
    expect(connectionLimits.headers + connectionLimits.check).toBeLessThanOrEqual(15_000)
  })

  it('keep idle connections longer than nginx and common load balancers (60 seconds)', () => {
    expect(connectionLimits.keepAlive).toBeGreaterThan(65_000)
  })

  it('are set on the server', () => {
    server = createHttpServer()
    expect(server).toMatchObject({
      headersTimeout: connectionLimits.headers,
      requestTimeout: connectionLimits.request,
      keepAliveTimeout: connectionLimits.keepAlive,
    })
  })
})
