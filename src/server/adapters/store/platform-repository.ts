import { randomBytes, randomUUID } from 'node:crypto'
import { and, type Column, count, eq, gt, inArray, isNull, lt, lte, notInArray, or, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import type { Scope } from '../../db/scope.ts'
import {
  accountTokens,
  knownDevices,
  signInAttempts,
  ssoAttempts,
  users,
} from '../../domain/accounts/people-schema.ts'
import { agencies, hosts, platformState, tenantImports } from '../../domain/agencies/agency-schema.ts'
import { quotes } from '../../domain/booking/booking-schema.ts'
import { amendments } from '../../domain/booking/change-schema.ts'
import { idempotencyKeys, outbox } from '../../domain/booking/checkout-schema.ts'
import { mails } from '../../domain/mail/mail-schema.ts'
import { schedules } from '../../domain/site-settings/branding-schema.ts'
import { markAsDemo } from './mark-as-demo.ts'
import { sandboxPayments } from './sandbox-schema.ts'
import { supplyHolds } from './supply-schema.ts'

/** Days that an unverified account is stored; afterwards the person may sign up again. */
export const waitingDays = 30

export interface AgencyEntry {
  id: string
  slug: string
  hosts: string[]
}

/** The only work across agencies: which exist, their hosts and imports. No agency's content. */
export interface PlatformRepository {
  agencyIdByHost(host: string): Promise<string | null>
  agencyIdBySlug(slug: string): Promise<string | null>
  /** The first agencies by slug. */
  list(most: number): Promise<AgencyEntry[]>
  /** The ids of the next agencies after one, or from the first, in order. */
  idsAfter(id: string | null, most: number): Promise<string[]>
  /** The hash of each imported agency's folder at its import, by slug; of all agencies, or of some slugs. */
  imports(slugs?: readonly string[]): Promise<Map<string, string>>
  /** Agencies with due mail. */
  agenciesWithMail(now: Date): Promise<string[]>
  /** Agencies with a plan whose start or end is due. */
  agenciesWithSchedules(now: Date): Promise<string[]>
  /** Agencies with a task that is due by the database's clock; those of the demo only in the demo. */
  agenciesWithTasks(demo: boolean): Promise<string[]>
  /** The numbers of given-up tasks and incidents of all agencies; those of the demo only in the demo. */
  openIncidents(demo: boolean): Promise<number>
  /** Agencies with a due webhook of the sandbox; those of the demo only in the demo. */
  agenciesWithSandboxWebhooks(now: Date, demo: boolean): Promise<string[]>
  /**
   * Stores for good that this database served in production, which leaves earlier people to the demo; returns whether
   * it ever did.
   */
  servedInProduction(now: boolean): Promise<boolean>
  /** The secret of hashed counters, the same for every server. */
  countingKey(): Promise<string>
  /**
   * Deletes attempts of an hour ago, expired provider attempts, expired links, and unverified travellers without a
   * link (security, 7). By the database's clock: ended quotes and day-old answers to keys (security, 17), and tasks
   * done and stock released a month ago.
   */
  forgetPast(now: Date): Promise<void>
  ping(): Promise<void>
}

/** Returns the registry, read in the platform's scope. */
export function platformRepository(scope: Scope): PlatformRepository {
  return {
    async agencyIdByHost(host) {
      const [row] = await scope((tx) =>
        tx.select({ id: hosts.agencyId }).from(hosts).where(eq(hosts.host, host)),
      )
      return row?.id ?? null
    },
    async agencyIdBySlug(slug) {
      const [row] = await scope((tx) => tx.select({ id: agencies.id }).from(agencies).where(isServed(slug)))
      return row?.id ?? null
    },
    list: (most) => scope((tx) => listAgencies(tx, most)),
    async idsAfter(id, most) {
      const isAfter = id === null ? undefined : gt(agencies.id, id)
      const rows = await scope((tx) =>
        tx
          .select({ id: agencies.id })
          .from(agencies)
          .where(and(isNull(agencies.removedAt), isAfter))
          .orderBy(agencies.id)
          .limit(most),
      )
      return rows.map((row) => row.id)
    },
    async imports(slugs) {
      const rows = await scope((tx) =>
        tx
          .select({ slug: agencies.slug, folderHash: tenantImports.folderHash })
          .from(tenantImports)
          .innerJoin(agencies, eq(agencies.id, tenantImports.agencyId))
          .where(and(isNull(agencies.removedAt), slugs && isAmong(agencies.slug, slugs))),
      )
      return new Map(rows.map(({ slug, folderHash }) => [slug, folderHash]))
    },
    async agenciesWithMail(now) {
      const { agencyId } = mails
      const rows = await scope((tx) =>
        tx.selectDistinct({ agencyId }).from(mails).where(lte(mails.nextAttemptAt, now)),
      )
      return rows.map((row) => row.agencyId)
    },
    async agenciesWithSchedules(now) {
      const { agencyId, state, startsAt, endsAt } = schedules
      const isDue = or(
        and(eq(state, 'planned'), lte(startsAt, now)),
        and(eq(state, 'live'), lte(endsAt, now)),
      )
      const rows = await scope((tx) => tx.selectDistinct({ agencyId }).from(schedules).where(isDue))
      return rows.map((row) => row.agencyId)
    },
    async agenciesWithTasks(demo) {
      const { agencyId, dueAt, isDemo } = outbox
      const isDue = and(lte(dueAt, sql`now()`), demo ? undefined : eq(isDemo, false))
      const rows = await scope((tx) => tx.selectDistinct({ agencyId }).from(outbox).where(isDue))
      return rows.map((row) => row.agencyId)
    },
    async openIncidents(demo) {
      const isOpen = and(isNull(outbox.dueAt), isNull(outbox.doneAt))
      const [row] = await scope((tx) =>
        tx
          .select({ count: count(outbox.id) })
          .from(outbox)
          .where(and(isOpen, demo ? undefined : eq(outbox.isDemo, false))),
      )
      return row?.count ?? 0
    },
    async agenciesWithSandboxWebhooks(now, demo) {
      const { agencyId, webhookDueAt, isDemo } = sandboxPayments
      const isDue = and(lte(webhookDueAt, now), demo ? undefined : eq(isDemo, false))
      const rows = await scope((tx) => tx.selectDistinct({ agencyId }).from(sandboxPayments).where(isDue))
      return rows.map((row) => row.agencyId)
    },
    servedInProduction: (now) =>
      scope(async (tx) => {
        if (now) {
          const noted = await tx
            .insert(platformState)
            .values({ key: 'served_in_production', value: 'yes' })
            .onConflictDoNothing()
            .returning({ key: platformState.key })
          // Every production server makes this mark, so earlier people belong to the demo.
          if (noted.length > 0) await markAsDemo(tx)
        }
        const rows = await tx
          .select()
          .from(platformState)
          .where(eq(platformState.key, 'served_in_production'))
        return rows.length > 0
      }),
    countingKey: () =>
      scope(async (tx) => {
        const key = 'counting_key'
        const value = randomBytes(32).toString('base64url')
        await tx.insert(platformState).values({ key, value }).onConflictDoNothing()
        const [row] = await tx.select().from(platformState).where(eq(platformState.key, key))
        if (row === undefined) throw new Error('the key was neither stored nor found')
        return row.value
      }),
    async forgetPast(now) {
      const hourAgo = new Date(now.getTime() - 3600_000)
      await scope(async (tx) => {
        await tx.delete(signInAttempts).where(lte(signInAttempts.attemptedAt, hourAgo))
        await tx.delete(ssoAttempts).where(lte(ssoAttempts.expiresAt, now))
        await tx.delete(accountTokens).where(lte(accountTokens.expiresAt, now))
        await tx.delete(knownDevices).where(lte(knownDevices.expiresAt, now))
        await tx.delete(quotes).where(lt(quotes.expiresAt, ago('1 day')))
        const isQuoted = eq(amendments.state, 'proposed')
        await tx.delete(amendments).where(and(isQuoted, lt(amendments.expiresAt, ago('1 day'))))
        await tx.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, ago('1 day')))
        await tx.delete(outbox).where(lt(outbox.doneAt, ago('30 days')))
        const isLetGo = inArray(supplyHolds.state, ['held', 'released'])
        await tx.delete(supplyHolds).where(and(isLetGo, lt(supplyHolds.expiresAt, ago('30 days'))))
        const waitedSince = new Date(now.getTime() - waitingDays * 86_400_000)
        // The table's policy decides which of them may be deleted; the index needs the first condition.
        await tx.delete(users).where(and(isNull(users.emailVerifiedAt), lte(users.createdAt, waitedSince)))
      })
    },
    async ping() {
      await scope((tx) => tx.execute(sql`select 1`))
    },
  }
}

const ago = (interval: string) => sql`now() - ${interval}::interval`

/** The column's value is among any number of texts; a parameter for each would have a limit. */
export function isAmong(column: Column, values: readonly string[]) {
  return sql`${column} in (select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`
}

/** Returns the slug of each host's agency, of all hosts or some, inside a transaction of the platform's scope. */
export async function holdersOf(tx: Transaction, names?: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx
    .select({ slug: agencies.slug, host: hosts.host })
    .from(hosts)
    .innerJoin(agencies, eq(agencies.id, hosts.agencyId))
    .where(and(isNull(agencies.removedAt), names && isAmong(hosts.host, names)))
  return new Map(rows.map(({ host, slug }) => [host, slug]))
}

/** Returns those of the slugs that agencies have, inside a transaction of the platform's scope. */
export async function servedSlugs(tx: Transaction, slugs: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .select({ slug: agencies.slug })
    .from(agencies)
    .where(and(isNull(agencies.removedAt), isAmong(agencies.slug, slugs)))
  return new Set(rows.map(({ slug }) => slug))
}

/** Returns the first agencies by slug, inside a transaction of the platform's scope. */
async function listAgencies(tx: Transaction, most: number): Promise<AgencyEntry[]> {
  const first = tx
    .select({ id: agencies.id, slug: agencies.slug })
    .from(agencies)
    .where(isNull(agencies.removedAt))
    .orderBy(agencies.slug)
    .limit(most)
    .as('first')
  const rows = await tx
    .select({ id: first.id, slug: first.slug, host: hosts.host })
    .from(first)
    .leftJoin(hosts, eq(hosts.agencyId, first.id))
    .orderBy(first.slug, hosts.host)
  const entries = new Map<string, AgencyEntry>()
  for (const { id, slug, host } of rows) {
    const entry = entries.get(id) ?? { id, slug, hosts: [] }
    if (host !== null) entry.hosts.push(host)
    entries.set(id, entry)
  }
  return [...entries.values()]
}

/**
 * Adds an agency to the registry, unless it exists, inside an import's transaction. `newId` is its id, unless a
 * renamed or removed agency has that id.
 */
export async function registerAgency(
  tx: Transaction,
  slug: string,
  newId: string,
): Promise<{ id: string; created: boolean }> {
  const [known] = await tx.select({ id: agencies.id }).from(agencies).where(isServed(slug))
  if (known !== undefined) return { id: known.id, created: false }
  const [taken] = await tx.select({ id: agencies.id }).from(agencies).where(eq(agencies.id, newId))
  const id = taken === undefined ? newId : randomUUID()
  await tx.insert(agencies).values({ id, slug })
  return { id, created: true }
}

/** The agency that has a slug now, without removed ones. */
export function isServed(slug: string) {
  return and(eq(agencies.slug, slug), isNull(agencies.removedAt))
}

/** Removes an agency's hosts except those to keep; returns whether there were any. */
export async function keepHosts(tx: Transaction, slug: string, keep: readonly string[]): Promise<boolean> {
  const others = keep.length === 0 ? undefined : notInArray(hosts.host, [...keep])
  const agency = tx.select({ id: agencies.id }).from(agencies).where(isServed(slug))
  const gone = await tx
    .delete(hosts)
    .where(and(inArray(hosts.agencyId, agency), others))
    .returning()
  return gone.length > 0
}

/** Adds hosts, which no other agency has, inside an import's transaction; returns whether any was new. */
export async function addHosts(
  tx: Transaction,
  agencyId: string,
  names: readonly string[],
): Promise<boolean> {
  if (names.length === 0) return false
  const rows = names.map((host) => ({ host, agencyId }))
  const added = await tx.insert(hosts).values(rows).onConflictDoNothing().returning()
  return added.length > 0
}
