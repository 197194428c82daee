import type { SandboxStorage } from '../payments/sandbox/sandbox-storage.ts'
import type { AccountRecords } from './account-records.ts'
import { accountTokenRepository } from './account-token-repository.ts'
import { assetRepository } from './asset-repository.ts'
import { type Attempts, attemptsOf } from './attempts.ts'
import { auditRepository } from './audit-repository.ts'
import type { BookingRecords } from './booking-records.ts'
import { bookingRepository } from './booking-repository.ts'
import { businessInfoRepository } from './business-info-repository.ts'
import { creditRepository } from './credit-repository.ts'
import type { Database } from './database.ts'
import { deviceRepository } from './device-repository.ts'
import { draftRepository } from './draft-repository.ts'
import { idempotencyRepository } from './idempotency-repository.ts'
import { identityRepository } from './identity-repository.ts'
import type { KeyedHash } from './keyed-hash.ts'
import { mailAllowance } from './mail-allowance.ts'
import { mailRepository } from './mail-repository.ts'
import { type MarkupRepository, markupRepository } from './markup-repository.ts'
import { paymentRepository } from './payment-repository.ts'
import { portraitRepository } from './portrait-repository.ts'
import { promotionRepository } from './promotion-repository.ts'
import { type ProposalRepository, proposalRepository } from './proposal-repository.ts'
import { publicationRepository } from './publication-repository.ts'
import { quoteRepository } from './quote-repository.ts'
import { scheduleRepository } from './schedule-repository.ts'
import { agencyScope, type Scope } from './scope.ts'
import type { SessionCache } from './session-cache.ts'
import { sessionRepository } from './session-repository.ts'
import { shareRepository } from './share-repository.ts'
import type { SiteRecords } from './site-records.ts'
import { ssoAttemptsOf } from './sso-attempts.ts'
import { storedSandboxPayments } from './stored-sandbox-payments.ts'
import { taskRepository } from './task-repository.ts'
import type { Together } from './together.ts'
import { userRepository } from './user-repository.ts'
import { versionRepository } from './version-repository.ts'

/** What can be changed together, in one transaction. */
export interface AgencyRecords extends AccountRecords, SiteRecords, BookingRecords {
  proposals: ProposalRepository
  markups: MarkupRepository
}

/** Everything of one agency, and nothing of any other. */
export interface AgencyRepositories extends AgencyRecords, Together<AgencyRecords> {
  attempts: Attempts
  /** Of the gateway that takes no money: like any gateway's, they stay when what a server does beside is undone. */
  sandboxPayments: SandboxStorage
}

interface RepositoryOptions {
  /** What is stored is the demo's, which exists for no server in production; its mail stays in the outbox. */
  demo: boolean
  clock: () => Date
  /** Of what is counted and not kept. */
  hash: KeyedHash
  /** Sessions that were looked up; null where others may end them too. */
  sessionCache: SessionCache | null
  /** Told when visitors see another version, or other prices, once that is stored. */
  published: () => void
}

/**
 * Makes the repositories of one agency: each of their queries runs in a transaction that row-level security narrows to
 * it. Throws a `TypeError` from the first query for an id that is no UUID.
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
    async together(work) {
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

/** Inside a transaction nothing is remembered: what it sees may never be stored. */
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
    mailAllowance: mailAllowance(agencyId, scope, clock, hash),
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
    proposals: proposalRepository(agencyId, scope, demo),
    markups: markupRepository(agencyId, scope, clock, moved),
    audit: auditRepository(agencyId, scope),
  }
}
