import { Problem } from '../../kernel/errors/problem.ts'
import { countedAs } from '../../kernel/net/client-network.ts'

export interface ListenerLimits {
  /** Browsers hold one each; an office or a hall shares an address. */
  perLine: number
  /** Of a /48, which has 65,536 lines to come from. */
  perSite: number
  perAgency: number
  inAll: number
}

/** Who listens: to which agency, and from where, if that is known. */
export interface Listener {
  agencyId: string
  clientAddress: string | null
}

/**
 * Makes what counts listeners of one kind: `enter` takes one and gives what lets them go; throws 429 for too many from one
 * network, 503 where an agency's places or all are taken. Source: security, 19.
 */
export function createListenerPlaces({ perLine, perSite, perAgency, inAll }: ListenerLimits) {
  const held = new Map<string, number>()
  const count = (key: string) => held.get(key) ?? 0

  return {
    enter({ agencyId, clientAddress }: Listener): () => void {
      const { line, site } = countedAs(clientAddress)
      const agency = `agency ${agencyId}`
      if (count('all') >= inAll || count(agency) >= perAgency) throw noRoom()
      // Of those whose address nobody knows none is a network: they would all be one.
      const networks = site === '' ? [] : [`line ${line}`, `site ${site}`]
      const [ofLine = '', ofSite = ''] = networks
      if (count(ofLine) >= perLine || count(ofSite) >= perSite) throw tooMany()
      const keys = ['all', agency, ...networks]
      for (const key of keys) held.set(key, count(key) + 1)
      return () => {
        for (const key of keys) {
          const left = count(key) - 1
          if (left > 0) held.set(key, left)
          else held.delete(key)
        }
      }
    },
  }
}

/** What listeners get for whom there is no room. */
export function noRoom(): Problem {
  return new Problem({
    code: 'overloaded',
    detail: 'There is no room for another listener. Please try again in a moment.',
    headers: { 'retry-after': '30' },
  })
}

function tooMany(): Problem {
  return new Problem({
    code: 'rate_limited',
    detail: 'Too many listeners from one network.',
    headers: { 'retry-after': '60' },
  })
}
