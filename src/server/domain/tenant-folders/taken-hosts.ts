import { HostTaken, type TenantBundle } from './tenant-bundle.ts'

type Claim = Pick<TenantBundle, 'slug' | 'hosts'>
/** Which agency has each host, by slug. */
type Hosts = ReadonlyMap<string, string>

/**
 * Takes which agency has each host now and what the bundles of one import claim, and gives those that cannot be imported, by
 * slug. A bundle releases the hosts that it does not name, so that agencies can swap; a refused one releases none. A host that
 * two bundles claim stays with the agency that has it; a free one goes to the first that can be imported.
 */
export function takenHosts(holders: Hosts, claims: readonly Claim[]): ReadonlyMap<string, HostTaken> {
  const bySlug = new Map(claims.map((claim) => [claim.slug, claim]))
  const accepted = new Set<string>()
  let taken: Hosts = new Map()
  for (const claim of claims) {
    const needed = neededFor(claim, holders, bySlug)
    const next = needed && withHosts(taken, needed)
    if (!next) continue
    for (const { slug } of needed) accepted.add(slug)
    taken = next
  }
  const after = new Map([...[...holders].filter(([, slug]) => !accepted.has(slug)), ...taken])
  return new Map(claims.flatMap((claim) => (accepted.has(claim.slug) ? [] : [refusal(claim, after)])))
}

/** A bundle and all that must be imported with it, since they release hosts that it needs; null where a holder is not imported. */
function neededFor(claim: Claim, holders: Hosts, bySlug: ReadonlyMap<string, Claim>): Set<Claim> | null {
  const needed = new Set([claim])
  // The loop also reaches what is added during it.
  for (const { slug, hosts } of needed) {
    for (const host of hosts) {
      const holder = holders.get(host) ?? slug
      const other = bySlug.get(holder)
      if (other === undefined) return null
      needed.add(other)
    }
  }
  return needed
}

/** Null where two have one host. */
function withHosts(taken: Hosts, claims: Iterable<Claim>): Hosts | null {
  const next = new Map(taken)
  for (const { slug, hosts } of claims) {
    for (const host of hosts) {
      if ((next.get(host) ?? slug) !== slug) return null
      next.set(host, slug)
    }
  }
  return next
}

/** A bundle all of whose hosts were free would have been accepted. */
function refusal({ slug, hosts }: Claim, after: Hosts): [string, HostTaken] {
  const host = hosts.find((one) => (after.get(one) ?? slug) !== slug) ?? ''
  return [slug, new HostTaken(slug, host, after.get(host) ?? '')]
}
