import type { AccountRepositories } from '../../../domain/accounts/account-records.ts'
import type { Hashing } from '../../../domain/accounts/hashing.ts'
import type { Sessions } from '../../../domain/accounts/sessions/sessions.ts'

/** Dependencies of the account routes. */
export interface AccountDependencies {
  ofAgency: (agencyId: string) => AccountRepositories
  sessions: Sessions
  /** Limits how many passwords are hashed in parallel. */
  hashing: Hashing
  /** Mail goes to the demo's outbox or by SMTP_URL; false if there is neither. */
  sendsMail: boolean
  isDemo: boolean
  /** The earliest answer, in milliseconds, of calls that must not reveal whether an account exists. */
  evenMs: number
}
