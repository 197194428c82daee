import { Problem } from '../http/problem.ts'
import type { Sessions } from '../sessions/sessions.ts'
import type { AgencyRepositories } from '../store/agency-repositories.ts'
import type { Hashing } from './hashing.ts'

/** What the account routes work with. */
export interface AccountParts {
  ofAgency: (agencyId: string) => AgencyRepositories
  sessions: Sessions
  /** Bounds how many passwords are hashed at once. */
  hashing: Hashing
  /** Mail goes to the demo's outbox or by SMTP_URL; false where there is neither. */
  sendsMail: boolean
  isDemo: boolean
  /** Milliseconds before which calls that must not tell whether an account exists do not answer. */
  evenMs: number
}

/** Throws 503 where the server has nowhere to send mail: what it is for would never be finished. */
export function requireMail({ sendsMail }: Pick<AccountParts, 'sendsMail'>): void {
  if (sendsMail) return
  throw new Problem({
    code: 'mail_unavailable',
    detail: 'This site cannot send email at the moment. Please contact the agency directly.',
  })
}
