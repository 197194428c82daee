import type { Server } from 'node:http'
import { type AddressInfo, createServer, type Server as Door } from 'node:net'
import { ConfigError } from '../../kernel/config/config-error.ts'

interface Place {
  port: number
  address: string | null
}

/**
 * Makes `server` listen at an address, and returns all listeners to close. Null is every address of the machine.
 * `localhost` is this machine alone, by IPv4 and IPv6, since clients resolve names like aurora.localhost to either.
 * Throws `ConfigError` with a sentence if the port or address is unavailable.
 */
export async function listenAt(server: Server, { port, address }: Place): Promise<readonly Door[]> {
  if (address !== 'localhost') {
    await opened(server, { port, address })
    return [server]
  }
  await opened(server, { port, address: '127.0.0.1' })
  // Passes connections on to the main server. The options are those of Node's HTTP servers.
  const second = createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
    server.emit('connection', socket),
  )
  const isOpen = await opened(second, { port: (server.address() as AddressInfo).port, address: '::1' }).then(
    () => true,
    (error: unknown) => {
      // A machine without IPv6 has no such address.
      if (error instanceof ConfigError && error.variable === 'LIVERY_ADDRESS') return false
      throw error
    },
  )
  return isOpen ? [server, second] : [server]
}

function opened(door: Door, { port, address }: Place): Promise<void> {
  return new Promise((resolve, reject) => {
    const failed = (error: NodeJS.ErrnoException) => reject(refusal(error, { port, address }))
    door.once('error', failed)
    door.listen({ port, ...(address === null ? {} : { host: address }) }, () => {
      door.off('error', failed)
      resolve()
    })
  })
}

function refusal(error: NodeJS.ErrnoException, { port, address }: Place): Error {
  if (error.code === 'EADDRINUSE')
    return new ConfigError('PORT', `Port ${port} is in use; choose another with PORT.`)
  if (error.code === 'EACCES')
    return new ConfigError(
      'PORT',
      `Port ${port} needs rights that this user does not have; choose another with PORT.`,
    )
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT')
    return new ConfigError(
      'LIVERY_ADDRESS',
      `LIVERY_ADDRESS is ${address}, which is not an address of this machine.`,
    )
  return error
}
