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

// Hosts are short; documents contain an agency's pages, about 50 kB each.
const hostCapacity = 10_000
const agencyCapacity = 500

/** Caches published agencies in memory, within limits. Source: ARCHITECTURE.md, 'Life of a request'. */
export function createPublishedCache(sources: PublishedSources): PublishedCache {
  const ids = createBoundedCache<string | null>(hostCapacity)
  const agencies = createBoundedCache<ResolvedAgency | null>(agencyCapacity)
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
