import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import {
  makeTicketSupplier,
  type TicketShapes,
  type TicketSupplier,
} from '../../../domain/products/testing-ticket-supplier.ts'
import type { ProductSupplier } from '../../../domain/suppliers/product-supplier.ts'
import { SupplierRefusal } from '../../../domain/suppliers/supplier-refusal.ts'
import { SupplierTimeout } from '../../../domain/suppliers/supplier-timeout.ts'

/** The result of a call, in its form on the network. */
type Reply = { value: unknown } | { refused: SupplierRefusal['code'] } | { timeout: string }

export interface TicketService extends Pick<TicketSupplier, 'stateOf'> {
  readonly port: number
  stop(): Promise<void>
}

/**
 * Serves the supplier of tickets for a day (YYYY-MM-DD) over HTTP, so that it remembers its sales when a server is
 * killed.
 */
export async function serveTickets(day: string): Promise<TicketService> {
  const { supplier, stateOf } = makeTicketSupplier(() => new Date(), 1_000_000, day)
  const methods = supplier as unknown as Readonly<Record<string, (...args: unknown[]) => Promise<unknown>>>

  async function replyTo(name: string, args: unknown[]): Promise<Reply> {
    try {
      return { value: (await methods[name]?.(...args)) ?? null }
    } catch (error) {
      if (error instanceof SupplierRefusal) return { refused: error.code }
      if (error instanceof SupplierTimeout) return { timeout: name }
      throw error
    }
  }

  const server = createServer(async (incoming, response) => {
    const args = JSON.parse(await text(incoming)) as unknown[]
    response.end(JSON.stringify(await replyTo((incoming.url ?? '').slice(1), args)))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    stateOf,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Returns a client of the supplier at a port. It has no search. */
export function ticketsAt(port: number): ProductSupplier<TicketShapes> {
  const { capabilities } = makeTicketSupplier(() => new Date()).supplier
  const asking =
    (name: string) =>
    async (...args: unknown[]) => {
      const reply = JSON.parse(await exchange(port, name, JSON.stringify(args)), revived) as Reply
      if ('refused' in reply) throw new SupplierRefusal(reply.refused)
      if ('timeout' in reply) throw new SupplierTimeout(reply.timeout)
      return reply.value
    }
  const names = ['details', 'quote', 'hold', 'extend', 'release', 'book', 'retrieve', 'cancelQuote', 'cancel']
  const calls = [...names, 'changes', 'acceptChange'].map((name) => [name, asking(name)])
  async function* search() {
    yield { offers: [], isLast: true }
  }
  return { ...Object.fromEntries(calls), capabilities, search } as unknown as ProductSupplier<TicketShapes>
}

/** Dates are strings on the network. */
function revived(key: string, value: unknown): unknown {
  const isMoment = key === 'expiresAt' || key === 'validUntil'
  return isMoment && typeof value === 'string' ? new Date(value) : value
}

function exchange(port: number, name: string, body: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, path: `/${name}`, method: 'POST', agent: false })
    outgoing.on('response', (response) => void text(response).then(resolve, reject))
    outgoing.on('error', reject).end(body)
  })
}
