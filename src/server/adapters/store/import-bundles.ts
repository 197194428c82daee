import { eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/database.ts'
import { lockImports } from '../../db/lock-imports.ts'
import { enterAgency, enterPlatform, type Scope } from '../../db/scope.ts'
import { businessInfoRepository } from '../../domain/accounts/business-info-repository.ts'
import { userRepository } from '../../domain/accounts/user-repository.ts'
import type { AgencyContent } from '../../domain/agencies/agency-content.ts'
import { agencyIdForSlug } from '../../domain/agencies/agency-id.ts'
import { tenantImports } from '../../domain/agencies/agency-schema.ts'
import { announceHosts } from '../../domain/agencies/publication-channel.ts'
import { importMarkups } from '../../domain/pricing/markup-repository.ts'
import { lockBranding } from '../../domain/site-settings/lock-branding.ts'
import { noteRunEnd } from '../../domain/site-settings/note-run-end.ts'
import { publishedHash, publishVersion } from '../../domain/site-settings/publish-version.ts'
import { readVersionContent } from '../../domain/site-settings/read-version-content.ts'
import { copyPlatformFields } from '../../domain/tenant-folders/copy-platform-fields.ts'
import { SlugBlocked } from '../../domain/tenant-folders/slug-blocked.ts'
import { takenHosts } from '../../domain/tenant-folders/taken-hosts.ts'
import type { HostTaken, ImportOutcome, TenantBundle } from '../../domain/tenant-folders/tenant-bundle.ts'
import { contentHash } from '../../kernel/ids/canonical-json.ts'
import { assetRepository } from './asset-repository.ts'
import { blockedSlugs } from './blocked-slugs.ts'
import { addHosts, holdersOf, keepHosts, registerAgency, servedSlugs } from './platform-repository.ts'

/**
 * Stores an import's bundles in one transaction: registry, hosts, files, people, and a new published version for each
 * changed one. An agency edited since its last import gets only the platform's fields. Returns each result in order.
 * Bundles with another agency's host, or with a blocked slug, store nothing.
 */
export async function importBundles(
  database: Database,
  bundles: readonly TenantBundle[],
  isDemo: boolean,
): Promise<(ImportOutcome | HostTaken | SlugBlocked)[]> {
  return database.transaction(async (tx) => {
    // Servers that start on one database import one after the other; the second finds everything done.
    await lockImports(tx)
    await enterPlatform(tx)
    const holders = await holdersOf(
      tx,
      bundles.flatMap(({ hosts }) => hosts),
    )
    const served = await servedSlugs(
      tx,
      bundles.map(({ slug }) => slug),
    )
    const added = bundles.flatMap(({ slug }) => (served.has(slug) ? [] : [slug]))
    const blocked = await blockedSlugs(tx, added, isDemo)
    const candidates = bundles.filter(({ slug }) => !blocked.has(slug))
    const taken = takenHosts(holders, candidates)
    await moveHosts(
      tx,
      candidates.filter(({ slug }) => !taken.has(slug)),
    )
    const outcomes: (ImportOutcome | HostTaken | SlugBlocked)[] = []
    for (const bundle of bundles) {
      const { slug } = bundle
      const refusal = blocked.has(slug) ? new SlugBlocked(slug) : taken.get(slug)
      outcomes.push(refusal ?? (await importBundle(tx, bundle, isDemo)))
    }
    return outcomes
  })
}

/** All hosts are released before any is assigned, so that agencies can swap them. */
async function moveHosts(tx: Transaction, bundles: readonly TenantBundle[]): Promise<void> {
  let isChanged = false
  for (const { slug, hosts } of bundles) {
    if (await keepHosts(tx, slug, hosts)) isChanged = true
  }
  for (const { slug, hosts } of bundles) {
    const { id, created } = await registerAgency(tx, slug, agencyIdForSlug(slug))
    if ((await addHosts(tx, id, hosts)) || created) isChanged = true
  }
  if (isChanged) await announceHosts(tx)
}

async function importBundle(tx: Transaction, bundle: TenantBundle, isDemo: boolean): Promise<ImportOutcome> {
  const { slug, folderHash } = bundle
  await enterPlatform(tx)
  const { id: agencyId } = await registerAgency(tx, slug, agencyIdForSlug(slug))
  await enterAgency(tx, agencyId)
  const imported = await lastImport(tx, agencyId)
  await lockBranding(tx, agencyId)
  await noteRunEnd(tx, agencyId)
  await importMarkups(tx, agencyId, bundle.markups ?? [])
  const before = await publishedHash(tx, agencyId)
  const edited = before !== null && before.version !== imported
  if (edited && before.contentHash !== contentHash(bundle.content)) {
    const version = await takeKept(tx, agencyId, before.version, bundle.content)
    // The previous folder hash is no longer valid: a folder that is put back is imported again.
    await tx.update(tenantImports).set({ folderHash: '' }).where(eq(tenantImports.agencyId, agencyId))
    return { slug, agencyId, version, result: 'kept-edited' }
  }
  await addBelongings(tx, agencyId, bundle, isDemo)
  const { version, changed } = await publishVersion(tx, agencyId, bundle.content, {
    note: 'Imported from the tenant folder',
    actor: 'import',
  })
  await tx
    .insert(tenantImports)
    .values({ agencyId, folderHash, version })
    .onConflictDoUpdate({
      target: tenantImports.agencyId,
      set: { folderHash, version, importedAt: sql`now()` },
    })
  return {
    slug,
    agencyId,
    version,
    result: before === null ? 'created' : changed ? 'updated' : 'unchanged',
  }
}

/** The folder alone sets the platform's fields, also for an agency that its owner edits. */
async function takeKept(
  tx: Transaction,
  agencyId: string,
  version: number,
  folder: AgencyContent,
): Promise<number> {
  const content = await readVersionContent(tx, agencyId, version)
  const wanted = copyPlatformFields(content, folder)
  if (wanted === content) return version
  const note = 'What the platform keeps, from the tenant folder'
  return (await publishVersion(tx, agencyId, wanted, { note, actor: 'import' })).version
}

async function addBelongings(
  tx: Transaction,
  agencyId: string,
  bundle: TenantBundle,
  isDemo: boolean,
): Promise<void> {
  const scope: Scope = (work) => work(tx)
  const files = assetRepository(agencyId, scope, isDemo)
  for (const asset of bundle.assets) await files.add(asset)
  if (!isDemo) return
  const users = userRepository(agencyId, scope, isDemo)
  for (const person of bundle.people ?? []) await users.create(person)
  const info = businessInfoRepository(agencyId, scope, isDemo)
  if (bundle.businessInfo !== undefined) await info.submit(bundle.businessInfo)
}

async function lastImport(tx: Transaction, agencyId: string): Promise<number | null> {
  const [row] = await tx
    .select({ version: tenantImports.version })
    .from(tenantImports)
    .where(eq(tenantImports.agencyId, agencyId))
  return row?.version ?? null
}
