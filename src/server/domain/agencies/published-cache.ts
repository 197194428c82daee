import { createBoundedCache } from '../../kernel/limits/bounded-cache.ts'
import type { ResolvedAgency } from './resolved-agency.ts'

export interface PublishedSources {
  agencyIdByHost(host: string): Promise<string | null>
  agencyIdBySlug(slug: string): Promise<string | null>
  published(agencyId: string): Promise<ResolvedAgency | null>
}

export interface PublishedCache {
  byHost(host: string): Promise<ResolvedAgency | null>
  bySlug(slug: string): Promise<ResolvedAgency | null>
  byId(agencyId: string): Promise<ResolvedAgency | null>
  /** Drops one agency's entry, or with null everything, when hosts moved or messages were missed. */
  forget(agencyId: string | null): void
  /** While false nothing is cached, because no message would drop it. */
  setKeeping(keeping: boolean): void
}

// Hosts are short.
const hostCapacity = 10_000

/** Memory for each character of an agency as JSON, and for its theme (measured, Node 24). */
const BYTES_OF_CHARACTER = 1.25
const BYTES_OF_THEME = 12_000
/** An agency's id without a published version. */
const BYTES_OF_NOTHING = 500

/**
 * Caches published agencies in memory, within about `capacity` bytes. Source: ARCHITECTURE.md, 'Life of a request'.
 */
export function createPublishedCache(sources: PublishedSources, capacity: number): PublishedCache {
  const ids = createBoundedCache<string | null>(hostCapacity)
  const agencies = createBoundedCache<ResolvedAgency | null>(capacity, bytesOf)
  let keeping = true

  function byId(agencyId: string): Promise<ResolvedAgency | null> {
    const load = () => sources.published(agencyId)
    return keeping ? agencies.get(agencyId, load) : load()
  }

  async function byName(kind: 'host' | 'slug', name: string): Promise<ResolvedAgency | null> {
    const load = () => (kind === 'host' ? sources.agencyIdByHost(name) : sources.agencyIdBySlug(name))
    const agencyId = await (keeping ? ids.get(`${kind} ${name}`, load) : load())
    return agencyId === null ? null : byId(agencyId)
  }

  function forget(agencyId: string | null): void {
    if (agencyId !== null) {
      agencies.delete(agencyId)
      return
    }
    ids.clear()
    agencies.clear()
  }

  return {
    byId,
    byHost: (host) => byName('host', host),
    bySlug: (slug) => byName('slug', slug),
    forget,
    setKeeping(value) {
      keeping = value
      forget(null)
    },
  }
}

function bytesOf(agency: ResolvedAgency | null): number {
  if (agency === null) return BYTES_OF_NOTHING
  return Math.round(JSON.stringify(agency).length * BYTES_OF_CHARACTER) + BYTES_OF_THEME
}
