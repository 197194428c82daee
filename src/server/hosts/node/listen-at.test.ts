import { createServer, get, type Server } from 'node:http'
import { type AddressInfo, createServer as createDoor, type Server as Door } from 'node:net'
import { networkInterfaces } from 'node:os'
import { expect, it, onTestFinished } from 'vitest'
import { listenAt } from './listen-at.ts'

async function listening(address: string | null) {
  const server = createServer((_, response) => response.end('here'))
  const doors = await listenAt(server, { port: 0, address })
  onTestFinished(() => closed(server, doors))
  return { server, doors, port: (server.address() as AddressInfo).port }
}

async function closed(server: Server, doors: readonly Door[]): Promise<void> {
  const ends = doors.map((door) => new Promise((resolve) => door.close(resolve)))
  server.closeAllConnections()
  await Promise.all(ends)
}

/** The server's answer at an address, or the reason why there is none. */
function asked(host: string, port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    get({ host, port, agent: false }, (response) => {
      response.setEncoding('utf8').on('data', resolve)
    }).on('error', (error: NodeJS.ErrnoException) => resolve(error.code))
  })
}

const others = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .filter(({ internal, family }) => !internal && family === 'IPv4')
  .map(({ address }) => address)
// On Linux the loopback has more addresses, which represent the network on a machine without one.
const elsewhere = [...others, ...(process.platform === 'linux' ? ['127.0.0.2'] : [])]
const hasIPv6 = Object.values(networkInterfaces()).some((all) =>
  all?.some(({ address }) => address === '::1'),
)

it('localhost is this machine alone, by IPv4 and IPv6', async () => {
  const { port } = await listening('localhost')
  expect(await asked('127.0.0.1', port)).toBe('here')
  expect(await asked('::1', port)).toBe(hasIPv6 ? 'here' : expect.any(String))
  for (const other of elsewhere) expect(await asked(other, port), other).toBe('ECONNREFUSED')
})

it('no address is every address', async () => {
  const { port } = await listening(null)
  for (const address of [...elsewhere, '127.0.0.1']) expect(await asked(address, port), address).toBe('here')
})

it('one address is that one', async () => {
  const { port } = await listening('127.0.0.1')
  expect(await asked('127.0.0.1', port)).toBe('here')
  for (const other of [...elsewhere, '::1']) expect(await asked(other, port), other).not.toBe('here')
})

it('closing both listeners accepts no more connections and ends the open ones', async () => {
  const server = createServer((_, response) => response.write('begun'))
  const doors = await listenAt(server, { port: 0, address: 'localhost' })
  const { port } = server.address() as AddressInfo
  const hosts = hasIPv6 ? ['127.0.0.1', '::1'] : ['127.0.0.1']
  for (const host of hosts) expect(await asked(host, port)).toBe('begun')
  await closed(server, doors)
  for (const host of hosts) expect(await asked(host, port)).toBe('ECONNREFUSED')
})

it.each(['127.0.0.1', '::1'].slice(0, hasIPv6 ? 2 : 1))(
  'a port taken at %s is reported as in use',
  async (host) => {
    const other = createDoor().listen(0, host)
    await new Promise((resolve) => other.once('listening', resolve))
    onTestFinished(() => {
      other.close()
    })
    const { port } = other.address() as AddressInfo
    const server = createServer()
    onTestFinished(() => {
      server.close()
    })
    await expect(listenAt(server, { port, address: 'localhost' })).rejects.toThrow(
      `Port ${port} is in use; choose another with PORT.`,
    )
  },
)

it("another machine's address is refused with a sentence", async () => {
  await expect(listenAt(createServer(), { port: 0, address: '203.0.113.7' })).rejects.toThrow(
    'LIVERY_ADDRESS is 203.0.113.7, which is not an address of this machine.',
  )
})
