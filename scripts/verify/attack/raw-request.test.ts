import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { sendRaw } from './raw-request.ts'

let close: (() => Promise<void>) | undefined
afterEach(async () => close?.())

/** Starts a server that handles each connection as the test says; returns its port. */
async function listening(answer: (socket: Socket) => void): Promise<number> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.once('data', () => answer(socket))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  close = async () => {
    for (const socket of sockets) socket.destroy()
    server.close()
    await once(server, 'close')
  }
  return (server.address() as AddressInfo).port
}

const bytes = Buffer.from('GET / HTTP/1.1\r\n\r\n')

describe('sendRaw', () => {
  it.each([
    [
      'a status',
      (socket: Socket) => socket.write('HTTP/1.1 503 Busy\r\nRetry-After: 1\r\n\r\n'),
      { status: 503, isClosed: false, hasRetryAfter: true },
    ],
    ['a closed connection', (socket: Socket) => socket.end(), { status: null, isClosed: true }],
    ['silence', () => undefined, { status: null, isClosed: false }],
  ])('reports %s', async (_, answer, expected) => {
    const port = await listening(answer)
    expect(await sendRaw({ port, bytes, timeout: 200, from: '127.0.0.1' })).toMatchObject(expected)
  })
})
