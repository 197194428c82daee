import { HostTaken, type TenantBundle } from './tenant-bundle.ts'

type Claim = Pick<TenantBundle, 'slug' | 'hosts'>
/** The agency of each host, by slug. */
type Hosts = ReadonlyMap<string, string>

/**
 * Returns, by slug, the claims of one import that cannot be imported. A bundle releases the hosts that it does not
 * name, so that agencies can swap; a refused one releases none. A contested host stays with its current agency; a
 * free one goes to the first that can be imported.
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

/**
 * A bundle and all that must be imported with it because they release hosts that it needs; null if a holder is not
 * imported.
 */
function neededFor(claim: Claim, holders: Hosts, bySlug: ReadonlyMap<string, Claim>): Set<Claim> | null {
  const needed = new Set([claim])
  // The loop also reaches entries that are added during it.
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

/** Null if two claim the same host. */
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

/** A bundle with only free hosts would have been accepted. */
function refusal({ slug, hosts }: Claim, after: Hosts): [string, HostTaken] {
  const host = hosts.find((one) => (after.get(one) ?? slug) !== slug) ?? ''
  return [slug, new HostTaken(slug, host, after.get(host) ?? '')]
}
