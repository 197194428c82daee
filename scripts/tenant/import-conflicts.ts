import { takenHosts } from '../../src/server/domain/tenant-folders/taken-hosts.ts'
import { HostTaken } from '../../src/server/domain/tenant-folders/tenant-bundle.ts'
import type { TenantFolder } from '../../src/server/domain/tenant-folders/tenant-folder.ts'
import type { TenantProblem } from '../../src/server/domain/tenant-folders/tenant-problem.ts'
import {
  blockedProblem,
  renamedFolders,
  renamedProblem,
  takenProblem,
} from '../../src/server/hosts/seed/import-tenants.ts'
import { readTenantHosts } from './read-tenant-file.ts'

/** Contents of the server's database; empty if no server has started on it. */
export interface KnownAgencies {
  /** Hash of the last imported folder, by slug. */
  imports: ReadonlyMap<string, string>
  /** Slug of the agency that has each host. */
  holders: ReadonlyMap<string, string>
  /** Slugs of removed agencies with open bookings or payments. */
  blocked: ReadonlySet<string>
}

/**
 * Returns by slug what an import refuses because of another agency: its host, its slug, or its folder under another
 * name. Takes all folders in order, those that can be read, and the database's contents.
 */
export async function importConflicts(
  folders: readonly TenantFolder[],
  isReadable: (folder: TenantFolder) => Promise<boolean>,
  { imports, holders, blocked }: KnownAgencies,
): Promise<ReadonlyMap<string, TenantProblem[]>> {
  const claims = folders.map((folder) => ({
    folder,
    slug: folder.slug,
    hosts: readTenantHosts(folder.files),
  }))
  const gone = [...imports.keys()].filter((slug) => !claims.some((claim) => claim.slug === slug)).toSorted()
  const added = claims.filter(({ slug }) => !imports.has(slug))
  const looksRenamed = renamedFolders(added, gone, holders).size > 0
  const candidates = looksRenamed ? await filtered(added, ({ folder }) => isReadable(folder)) : []
  const renamed = renamedFolders(candidates, gone, holders)
  const problems = new Map<string, TenantProblem[]>()
  for (const [slug, from] of renamed) problems.set(slug, [renamedProblem(slug, from)])
  const ownName = claims.filter(({ slug }) => !renamed.has(slug))
  const refusedSlugs = ownName.filter(({ slug }) => blocked.has(slug) && !imports.has(slug))
  for (const { slug } of refusedSlugs) problems.set(slug, [blockedProblem(slug)])
  const left = ownName.filter((claim) => !refusedSlugs.includes(claim))
  // An unreadable folder claims no new host, and keeps its agency's.
  const contested = takenHosts(holders, left).size > 0
  const readable = contested ? await filtered(left, ({ folder }) => isReadable(folder)) : left
  const refused = takenHosts(holders, readable)
  const accepted = new Map(holders)
  for (const { slug, hosts } of readable) {
    if (refused.has(slug)) continue
    for (const [host, holder] of accepted) if (holder === slug) accepted.delete(host)
    for (const host of hosts) accepted.set(host, slug)
  }
  for (const { slug, hosts } of left) {
    if (readable.some((claim) => claim.slug === slug) && !refused.has(slug)) continue
    const taken = hosts.flatMap((host) => {
      const holder = accepted.get(host)
      return holder === undefined || holder === slug
        ? []
        : [takenProblem({ slug, hosts }, new HostTaken(slug, host, holder))]
    })
    if (taken.length > 0) problems.set(slug, taken)
  }
  return problems
}

async function filtered<Item>(
  items: readonly Item[],
  wanted: (item: Item) => Promise<boolean>,
): Promise<Item[]> {
  const kept: Item[] = []
  for (const item of items) if (await wanted(item)) kept.push(item)
  return kept
}
