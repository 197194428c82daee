import { eq, sql } from 'drizzle-orm'
import type { AgencyContent } from './agency-content.ts'
import { agencyIdForSlug } from './agency-id.ts'
import { assetRepository } from './asset-repository.ts'
import { businessInfoRepository } from './business-info-repository.ts'
import { contentHash } from './canonical-json.ts'
import { contentAt } from './content-at.ts'
import type { Database, Transaction } from './database.ts'
import { lockBranding } from './lock-branding.ts'
import { importMarkups } from './markup-repository.ts'
import { noteRunEnd } from './note-run-end.ts'
import { addHosts, keepHosts, registerAgency } from './platform-repository.ts'
import { announceHosts } from './publication-channel.ts'
import { publishedHash, publishVersion } from './publish-version.ts'
import { tenantImports } from './schema.ts'
import { enterAgency, enterPlatform, type Scope } from './scope.ts'
import { HostTaken, type ImportOutcome, type TenantBundle } from './tenant-bundle.ts'
import { userRepository } from './user-repository.ts'
import { withKept } from './with-kept.ts'

/**
 * Takes a tenant's bundle and stores it in one transaction: registry and hosts, files and people, and a new published version
 * when the content differs and nobody edited the agency since the last import; of one that was edited, what the platform keeps
 * alone. Throws `HostTaken`, having stored nothing.
 */
export async function importTenant(
  database: Database,
  bundle: TenantBundle,
  isDemo: boolean,
): Promise<ImportOutcome> {
  return database.transaction(async (tx) => {
    // Two servers that start on one database import one after the other; the second finds everything done.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('livery import', 0))`)
    const agencyId = await register(tx, bundle)
    await enterAgency(tx, agencyId)
    const { slug, folderHash } = bundle
    const imported = await lastImport(tx, agencyId)
    await lockBranding(tx, agencyId)
    await noteRunEnd(tx, agencyId)
    await importMarkups(tx, agencyId, bundle.markups ?? [])
    const before = await publishedHash(tx, agencyId)
    const edited = before !== null && before.version !== imported
    if (edited && before.contentHash !== contentHash(bundle.content)) {
      const version = await takeKept(tx, agencyId, before.version, bundle.content)
      // The folder before it is none that is known any more: put back, it is looked at again.
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
  })
}

/** What the platform keeps is the folder's also of an agency that its owner edits: nobody else can give it, or take it away. */
async function takeKept(
  tx: Transaction,
  agencyId: string,
  version: number,
  folder: AgencyContent,
): Promise<number> {
  const content = await contentAt(tx, agencyId, version)
  const wanted = withKept(content, folder)
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

/**
 * Takes the hosts that each agency still claims and takes the others away from it, before imports give them to new
 * holders: so two agencies can swap a host in one start.
 */
export async function releaseHosts(
  database: Database,
  claims: readonly Pick<TenantBundle, 'slug' | 'hosts'>[],
): Promise<void> {
  await database.transaction(async (tx) => {
    await enterPlatform(tx)
    for (const { slug, hosts } of claims) await keepHosts(tx, slug, hosts)
    await announceHosts(tx)
  })
}

async function register(tx: Transaction, { slug, hosts }: TenantBundle): Promise<string> {
  await enterPlatform(tx)
  const { id, created } = await registerAgency(tx, slug, agencyIdForSlug(slug))
  const dropped = await keepHosts(tx, slug, hosts)
  const added = await addHosts(tx, id, hosts)
  if ('holder' in added) throw new HostTaken(slug, added.host, added.holder)
  if (created || dropped || added.any) await announceHosts(tx)
  return id
}

async function lastImport(tx: Transaction, agencyId: string): Promise<number | null> {
  const [row] = await tx
    .select({ version: tenantImports.version })
    .from(tenantImports)
    .where(eq(tenantImports.agencyId, agencyId))
  return row?.version ?? null
}
