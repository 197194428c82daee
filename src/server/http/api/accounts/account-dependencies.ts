import type { AccountRepositories } from '../../../domain/accounts/account-records.ts'
import type { Hashing } from '../../../domain/accounts/hashing.ts'
import type { Sessions } from '../../../domain/accounts/sessions/sessions.ts'

/** What the account routes work with. */
export interface AccountDependencies {
  ofAgency: (agencyId: string) => AccountRepositories
  sessions: Sessions
  /** Bounds how many passwords are hashed at once. */
  hashing: Hashing
  /** Mail goes to the demo's outbox or by SMTP_URL; false where there is neither. */
  sendsMail: boolean
  isDemo: boolean
  /** Milliseconds before which calls that must not tell whether an account exists do not answer. */
  evenMs: number
}
