import { and, asc, eq, lte, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { agencyScope, type Scope } from '../../db/scope.ts'
import type { Transactional } from '../../db/transactional.ts'
import type { AccountRecords } from '../../domain/accounts/account-records.ts'
import { accountTokenRepository } from '../../domain/accounts/account-token-repository.ts'
import { type Attempts, attemptsOf } from '../../domain/accounts/attempts.ts'
import { businessInfoRepository } from '../../domain/accounts/business-info-repository.ts'
import { deviceRepository } from '../../domain/accounts/device-repository.ts'
import { identityRepository } from '../../domain/accounts/identity-repository.ts'
import { mailQuota } from '../../domain/accounts/mail-quota.ts'
import { portraitRepository } from '../../domain/accounts/portrait-repository.ts'
import type { SessionCache } from '../../domain/accounts/session-cache.ts'
import { sessionRepository } from '../../domain/accounts/session-repository.ts'
import { ssoAttemptsOf } from '../../domain/accounts/sso-attempts.ts'
import { userRepository } from '../../domain/accounts/user-repository.ts'
import { auditRepository } from '../../domain/agencies/audit-repository.ts'
import { amendmentRepository } from '../../domain/booking/amendment-repository.ts'
import type { BookingRecords } from '../../domain/booking/booking-records.ts'
import { bookingRepository } from '../../domain/booking/booking-repository.ts'
import { creditRepository } from '../../domain/booking/credit-repository.ts'
import { idempotencyRepository } from '../../domain/booking/idempotency-repository.ts'
import { paymentRepository } from '../../domain/booking/payment-repository.ts'
import { promotionRepository } from '../../domain/booking/promotion-repository.ts'
import { quoteRepository } from '../../domain/booking/quote-repository.ts'
import { supplierChangeRepository } from '../../domain/booking/supplier-change-repository.ts'
import { taskRepository } from '../../domain/booking/task-repository.ts'
import { mailRepository } from '../../domain/mail/mail-repository.ts'
import { type OctoRepository, octoRepository } from '../../domain/octo/octo-repository.ts'
import { type MarkupRepository, markupRepository } from '../../domain/pricing/markup-repository.ts'
import { type ProposalRepository, proposalRepository } from '../../domain/proposals/proposal-repository.ts'
import { draftRepository } from '../../domain/site-settings/draft-repository.ts'
import { publicationRepository } from '../../domain/site-settings/publication-repository.ts'
import { scheduleRepository } from '../../domain/site-settings/schedule-repository.ts'
import { shareRepository } from '../../domain/site-settings/share-repository.ts'
import type { SiteRecords } from '../../domain/site-settings/site-records.ts'
import { versionRepository } from '../../domain/site-settings/version-repository.ts'
import type { KeyedHash } from '../../kernel/ids/keyed-hash.ts'
import type { SandboxStorage } from '../sandbox/sandbox-storage.ts'
import { assetRepository } from './asset-repository.ts'
import { sandboxPayments } from './sandbox-schema.ts'

const { reference, record, webhookDueAt, isDemo } = sandboxPayments

/** Repositories that can be changed together in one transaction. */
export interface AgencyRecords extends AccountRecords, SiteRecords, BookingRecords {
  proposals: ProposalRepository
  /** Those of one reseller, by its name. */
  octoBookings(reseller: string): OctoRepository
  markups: MarkupRepository
}

/** All repositories of one agency, and of no other. */
export interface AgencyRepositories extends AgencyRecords, Transactional<AgencyRecords> {
  attempts: Attempts
  /** The sandbox's payments. Like those of any gateway, they stay when the server's transaction is rolled back. */
  sandboxPayments: SandboxStorage
}

interface RepositoryOptions {
  /** Stored rows are marked as the demo's, which no production server reads; mail stays in the outbox. */
  demo: boolean
  clock: () => Date
  /** Hashes values that are counted and not stored. */
  hash: KeyedHash
  /** Cached sessions; null if other processes may end them too. */
  sessionCache: SessionCache | null
  /** Called after a new version or new prices are stored. */
  published: () => void
}

/**
 * Makes the repositories of one agency: each query runs in a transaction that row-level security restricts to it. For
 * an id that is not a UUID, the first query throws a `TypeError`.
 */
export function agencyRepositories(
  database: Database,
  agencyId: string,
  options: RepositoryOptions,
): AgencyRepositories {
  const scope = agencyScope(database, agencyId)
  return {
    ...recordsIn(agencyId, scope, options, options.published),
    sessions: sessionRepository(agencyId, scope, options.demo, options.clock, options.sessionCache),
    attempts: attemptsOf(database, agencyId, options.clock, options.hash),
    sandboxPayments: storedSandboxPayments(agencyId, scope, options.demo),
    async transaction(work) {
      let isPublished = false
      const moved = () => {
        isPublished = true
      }
      const result = await scope((tx) => work(recordsIn(agencyId, (part) => part(tx), options, moved)))
      if (isPublished) options.published()
      return result
    },
  }
}

/** Inside a transaction nothing is cached, because its data may be rolled back. */
function recordsIn(
  agencyId: string,
  scope: Scope,
  { demo, clock, hash }: RepositoryOptions,
  moved: () => void,
): AgencyRecords {
  return {
    versions: versionRepository(agencyId, scope),
    drafts: draftRepository(agencyId, scope, clock),
    publications: publicationRepository(agencyId, scope, clock, moved),
    assets: assetRepository(agencyId, scope, demo),
    users: userRepository(agencyId, scope, demo, clock),
    portraits: portraitRepository(agencyId, scope, demo),
    sessions: sessionRepository(agencyId, scope, demo, clock),
    accountTokens: accountTokenRepository(agencyId, scope, demo, clock),
    devices: deviceRepository(agencyId, scope, { demo, clock, hash }),
    identities: identityRepository(agencyId, scope, demo, clock),
    ssoAttempts: ssoAttemptsOf(agencyId, scope, clock, hash),
    mails: mailRepository(agencyId, scope, !demo, clock),
    mailQuota: mailQuota(agencyId, scope, clock, hash),
    businessInfo: businessInfoRepository(agencyId, scope, demo),
    shares: shareRepository(agencyId, scope, demo, clock),
    schedules: scheduleRepository(agencyId, scope, clock),
    quotes: quoteRepository(agencyId, scope, demo),
    bookings: bookingRepository(agencyId, scope, demo),
    payments: paymentRepository(agencyId, scope, demo),
    idempotency: idempotencyRepository(agencyId, scope),
    tasks: taskRepository(agencyId, scope, demo),
    credits: creditRepository(agencyId, scope),
    promotions: promotionRepository(agencyId, scope, demo),
    amendments: amendmentRepository(agencyId, scope, demo),
    supplierChanges: supplierChangeRepository(agencyId, scope, demo),
    proposals: proposalRepository(agencyId, scope, demo),
    octoBookings: (reseller) => octoRepository(agencyId, reseller, scope, demo),
    markups: markupRepository(agencyId, scope, clock, moved),
    audit: auditRepository(agencyId, scope),
  }
}

/** Returns the sandbox's storage of the scope's agency; payments of the demo exist only in the demo. */
function storedSandboxPayments(agencyId: string, scope: Scope, demo: boolean): SandboxStorage {
  const own = (condition: SQL) =>
    and(eq(sandboxPayments.agencyId, agencyId), demo ? undefined : eq(isDemo, false), condition)

  return {
    change: (gatewayReference, change) =>
      scope(async (tx) => {
        // A missing row cannot be locked, so an advisory lock orders the callers: each reads what the one before
        // stored.
        const what = `sandbox/${agencyId}/${gatewayReference}`
        await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${what}, 0))`)
        const isIt = own(eq(reference, gatewayReference))
        const [found] = await tx.select({ record }).from(sandboxPayments).where(isIt)
        const { payment, result } = change(found?.record ?? null)
        if (payment === undefined) return result
        const dueAt = payment.webhookDueAt === null ? null : new Date(payment.webhookDueAt)
        const values = { record: payment, webhookDueAt: dueAt, isDemo: demo }
        await tx
          .insert(sandboxPayments)
          .values({ ...values, agencyId, reference: gatewayReference })
          .onConflictDoUpdate({ target: [sandboxPayments.agencyId, reference], set: values })
        return result
      }),

    async due(moment, most) {
      const rows = await scope((tx) =>
        tx
          .select({ reference })
          .from(sandboxPayments)
          .where(own(lte(webhookDueAt, moment)))
          .orderBy(asc(webhookDueAt), asc(reference))
          .limit(most),
      )
      return rows.map((row) => row.reference)
    },
  }
}
