import { HostTaken, type TenantBundle } from './tenant-bundle.ts'

type Claim = Pick<TenantBundle, 'slug' | 'hosts'>

/**
 * Takes which agency has each host now and what the bundles of one import claim, and gives those that cannot be imported by
 * slug. A bundle lets go of the hosts that it no longer names, so that agencies can swap; one that is refused lets go of
 * none, which may refuse another. Of two bundles that claim one host the first has it.
 */
export function takenHosts(
  holders: ReadonlyMap<string, string>,
  claims: readonly Claim[],
): ReadonlyMap<string, HostTaken> {
  const refused = new Map<string, HostTaken>()
  for (;;) {
    const accepted = claims.filter(({ slug }) => !refused.has(slug))
    const found = firstTaken(holders, accepted)
    if (found === null) return refused
    refused.set(found.slug, found.taken)
  }
}

function firstTaken(holders: ReadonlyMap<string, string>, claims: readonly Claim[]) {
  const claimed = new Map(claims.map(({ slug, hosts }) => [slug, new Set(hosts)]))
  const next = new Map([...holders].filter(([host, slug]) => claimed.get(slug)?.has(host) ?? true))
  for (const { slug, hosts } of claims) {
    for (const host of hosts) {
      const holder = next.get(host)
      if (holder !== undefined && holder !== slug) return { slug, taken: new HostTaken(slug, host, holder) }
      next.set(host, slug)
    }
  }
  return null
}
