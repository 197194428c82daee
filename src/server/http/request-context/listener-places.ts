import { Problem } from '../../kernel/errors/problem.ts'
import { countedAs } from '../../kernel/net/client-network.ts'

export interface ListenerLimits {
  /** Each browser has one stream; an office or a hall shares an address. */
  perLine: number
  /** The limit of a /48, which has 65,536 networks. */
  perSite: number
  perAgency: number
  inAll: number
}

/** A listener's agency, and its address if known. */
export interface Listener {
  agencyId: string
  clientAddress: string | null
}

/**
 * Makes the counter of one kind of listeners. `enter` adds one and returns a function that removes it. Throws 429 for
 * too many from one network, 503 if an agency's places or all places are taken. Source: security, 19.
 */
export function createListenerPlaces({ perLine, perSite, perAgency, inAll }: ListenerLimits) {
  const held = new Map<string, number>()
  const count = (key: string) => held.get(key) ?? 0

  return {
    enter({ agencyId, clientAddress }: Listener): () => void {
      const { line, site } = countedAs(clientAddress)
      const agency = `agency ${agencyId}`
      if (count('all') >= inAll || count(agency) >= perAgency) throw noRoom()
      // Listeners without a known address do not count as one network.
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

/** The answer to listeners if all places are taken. */
export function noRoom(): Problem {
  return new Problem({
    code: 'overloaded',
    detail: 'The server has no room for another event stream. Please try again in a moment.',
    headers: { 'retry-after': '30' },
  })
}

function tooMany(): Problem {
  return new Problem({
    code: 'rate_limited',
    detail: 'There are too many event streams from your network. Close one, or try again later.',
    headers: { 'retry-after': '60' },
  })
}
