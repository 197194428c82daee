import { type AssetRepository, assetRepository } from './asset-repository.ts'
import { type AuditRepository, auditRepository } from './audit-repository.ts'
import { type BusinessInfoRepository, businessInfoRepository } from './business-info-repository.ts'
import type { Database } from './database.ts'
import { agencyScope } from './scope.ts'
import { type SessionRepository, sessionRepository } from './session-repository.ts'
import { type SignInAttempts, signInAttemptsOf } from './sign-in-attempts.ts'
import { type UserRepository, userRepository } from './user-repository.ts'
import { type VersionRepository, versionRepository } from './version-repository.ts'

/** Everything of one agency, and nothing of any other. */
export interface AgencyRepositories {
  versions: VersionRepository
  assets: AssetRepository
  users: UserRepository
  sessions: SessionRepository
  signInAttempts: SignInAttempts
  businessInfo: BusinessInfoRepository
  audit: AuditRepository
}

/**
 * Makes the repositories of one agency: each of their queries runs in a transaction that row-level security narrows to
 * it. Throws a `TypeError` from the first query for an id that is no UUID.
 */
export function agencyRepositories(
  database: Database,
  agencyId: string,
  options: { demo: boolean; clock: () => Date },
): AgencyRepositories {
  const scope = agencyScope(database, agencyId)
  const users = userRepository(agencyId, scope, options.demo)
  return {
    versions: versionRepository(agencyId, scope),
    assets: assetRepository(agencyId, scope),
    users,
    sessions: sessionRepository(agencyId, scope, users, options.clock),
    signInAttempts: signInAttemptsOf(database, agencyId, options.clock),
    businessInfo: businessInfoRepository(agencyId, scope),
    audit: auditRepository(agencyId, scope),
  }
}
