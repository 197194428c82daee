import { eq, lt, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { agencyScope, platformScope } from '../../db/scope.ts'
import { openSessionCache } from '../../domain/accounts/session-cache.ts'
import { agencies } from '../../domain/agencies/agency-schema.ts'
import {
  announceBranding,
  type BrandingListener,
  type BrandingNews,
  brandingChannel,
  readBranding,
} from '../../domain/agencies/branding-channel.ts'
import { publicationChannel, readAnnouncement } from '../../domain/agencies/publication-channel.ts'
import { createPublishedCache } from '../../domain/agencies/published-cache.ts'
import { versionRepository } from '../../domain/site-settings/version-repository.ts'
import type { TenantBundle } from '../../domain/tenant-folders/tenant-bundle.ts'
import { ConfigError } from '../../kernel/config/config-error.ts'
import { keyedHash } from '../../kernel/ids/keyed-hash.ts'
import type { Log } from '../../kernel/log/log.ts'
import { agencyRegistry } from './agency-registry.ts'
import { agencyRepositories } from './agency-repositories.ts'
import { preservedTables } from './agency-tables.ts'
import { forgetPictures } from './forget-pictures.ts'
import { importBundles } from './import-bundles.ts'
import { type PlatformRepository, platformRepository } from './platform-repository.ts'
import type { AgencySummary, PublishedListener, Store } from './store.ts'
import { storedDemoClock } from './stored-demo-clock.ts'
import { storedSupplyLedger } from './stored-supply-ledger.ts'

/** Agencies in a list for people. */
const MOST_LISTED = 500

/** Agencies whose ids are read at once. */
const PAGE = 500

export interface StoreOptions {
  /** Demo mode: `<slug>.localhost` is a host, and all stored data of people is marked as the demo's. */
  demo: boolean
  clock: () => Date
  log: Log
  /** Bytes for published agencies in memory, 32 million by default. */
  agencyBytes?: number
}

/**
 * Returns the store on a migrated database. Throws `ConfigError` in demo mode for a database that ever served in
 * production, since the demo would open it to people with a published password.
 */
export async function createStore(
  database: Database,
  { demo, clock, log, agencyBytes = 32_000_000 }: StoreOptions,
): Promise<Store> {
  const platform = platformRepository(platformScope(database))
  if ((await platform.servedInProduction(!demo)) && demo) {
    throw new ConfigError(
      'LIVERY_MODE',
      'LIVERY_MODE is "demo", but this database has served in production mode, and the demo has people with a published password; set LIVERY_MODE=production or use another database.',
    )
  }
  const cache = createPublishedCache(
    {
      agencyIdByHost: (host) => platform.agencyIdByHost(host),
      agencyIdBySlug: (slug) => platform.agencyIdBySlug(slug),
      published: (agencyId) => versionRepository(agencyId, agencyScope(database, agencyId)).published(),
    },
    agencyBytes,
  )
  const hash = keyedHash(await platform.countingKey())
  const sessionCache = await openSessionCache(database)
  const listeners = new Set<PublishedListener>()

  function changed(agencyId: string | null): void {
    cache.forget(agencyId)
    for (const listener of listeners) {
      try {
        listener(agencyId)
      } catch (error) {
        log.error({ err: error }, 'a listener for publications failed')
      }
    }
  }

  const editors = new Set<BrandingListener>()
  function tell(news: BrandingNews | null): void {
    for (const listener of editors) {
      try {
        listener(news)
      } catch (error) {
        log.error({ err: error }, 'a listener for drafts failed')
      }
    }
  }
  await database.listen(brandingChannel, {
    message: (payload) => tell(readBranding(payload)),
    // Messages in between were missed.
    connected: () => tell(null),
  })
  await database.listen(publicationChannel, {
    message: (payload) => changed(readAnnouncement(payload)),
    connected(connected) {
      cache.setKeeping(connected)
      changed(null)
    },
  })

  const demoClock = demo ? await storedDemoClock(database) : null

  async function agencies(most = MOST_LISTED): Promise<AgencySummary[]> {
    const entries = await platform.list(most)
    const summaries = entries.map(async ({ id, slug, hosts }) => {
      const resolved = await cache.byId(id)
      if (resolved === null) return []
      const { agencyName, status, logo, primaryColor } = resolved.agency
      return [{ id, slug, version: resolved.version, hosts, agencyName, status, logo, primaryColor }]
    })
    return (await Promise.all(summaries)).flat()
  }

  async function importTenants(bundles: readonly TenantBundle[]) {
    const outcomes = await importBundles(database, bundles, demo)
    changed(null)
    return outcomes
  }

  return {
    agencies,
    hash,
    demoClock,
    supplyLedger: storedSupplyLedger(platformScope(database)),
    forAgency: (agencyId) =>
      agencyRepositories(database, agencyId, {
        demo,
        clock,
        hash,
        sessionCache,
        // The database's own message may take a while, so a publication here takes effect here at once. Receiving it
        // twice does no harm.
        published: () => changed(agencyId),
      }),
    async agencyByHost(host) {
      const agency = await cache.byHost(host)
      if (agency !== null || !demo || !host.endsWith('.localhost')) return agency
      return cache.bySlug(host.slice(0, -'.localhost'.length))
    },
    agencyBySlug: (slug) => cache.bySlug(slug),
    agencyById: (agencyId) => cache.byId(agencyId),
    registry: agencyRegistry(database, { demo, changed: () => changed(null) }),
    importedFolders: (slugs) => platform.imports(slugs),
    importTenants,
    async importTenant(bundle) {
      const [outcome] = await importTenants([bundle])
      if (outcome === undefined || outcome instanceof Error) throw outcome
      return outcome
    },
    forgetPast: () => platform.forgetPast(clock()),
    async forgetPictures() {
      for await (const ids of agencyPages(platform)) {
        for (const id of ids) await agencyScope(database, id)((tx) => forgetPictures(tx, id))
      }
    },
    forgetRemoved: () => forgetRemoved(database),
    agenciesWithMail: () => platform.agenciesWithMail(clock()),
    agenciesWithSchedules: () => platform.agenciesWithSchedules(clock()),
    agenciesWithTasks: () => platform.agenciesWithTasks(demo),
    openIncidents: () => platform.openIncidents(demo),
    agenciesWithSandboxWebhooks: (now) => platform.agenciesWithSandboxWebhooks(now, demo),
    onPublished(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    onBranding(listener) {
      editors.add(listener)
      return () => void editors.delete(listener)
    },
    tellBranding: (news) => agencyScope(database, news.agencyId)((tx) => announceBranding(tx, news)),
    ping: () => platform.ping(),
    close: () => database.close(),
  }
}

/** Ids of all agencies, some at a time, so that their number does not matter to the memory. */
async function* agencyPages({ idsAfter }: Pick<PlatformRepository, 'idsAfter'>): AsyncGenerator<string[]> {
  let last: string | null = null
  for (;;) {
    const ids: string[] = await idsAfter(last, PAGE)
    if (ids.length > 0) yield ids
    if (ids.length < PAGE) return
    last = ids.at(-1) ?? null
  }
}

/** Deletes the remaining rows of removed agencies after the law's term, by the database's clock. */
async function forgetRemoved(database: Pick<Database, 'transaction'>): Promise<void> {
  const platform = platformScope(database)
  const past = await platform((tx) =>
    tx.select({ id: agencies.id }).from(agencies).where(lt(agencies.keptUntil, sql`current_date`)),
  )
  for (const { id } of past) {
    await platform(async (tx) => {
      for (const table of preservedTables) await tx.delete(table).where(eq(table.agencyId, id))
      await tx.delete(agencies).where(eq(agencies.id, id))
    })
  }
}
