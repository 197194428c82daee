import type { User } from './person.ts'
import type { ProvenAt, ProvenPerson } from './proven-person.ts'

/** What the site allows at the moment of a sign-in; all of it where nothing is said. */
export interface SignInRules {
  /** A mail tells the person of another way in; without it no social account is linked to an account. */
  readonly isTold?: boolean
  /** The agency takes sign-ups; otherwise a person without an account is refused as `closed`. */
  readonly takesNew?: boolean
}

/**
 * Takes the account with somebody's address, if there is one, who a provider says they are, the provider's kind, and whether
 * the account's person would be told, and says why they are not let in, or null. The agency's own sign-on knows its people; anybody may write any address into an
 * account elsewhere.
 */
export function linkRefusal(
  account: User | undefined,
  { isEmailVerified }: ProvenPerson,
  kind: ProvenAt['kind'],
  { isTold = true, takesNew = true }: SignInRules = {},
): 'unverified' | 'agent' | 'account' | 'closed' | null {
  if (account === undefined && !takesNew) return 'closed'
  if (account === undefined) return kind === 'social' && !isEmailVerified ? 'unverified' : null
  if (!isEmailVerified || (kind === 'social' && account.emailVerifiedAt === null)) return 'unverified'
  // Whoever holds a mailbox elsewhere for a moment would hold the agency's prices and people for good.
  if (kind !== 'social') return null
  return isAgent(account) ? 'agent' : isTold ? null : 'account'
}

function isAgent({ userType, invitedAs }: User): boolean {
  return userType !== 'Traveller' || invitedAs !== null
}
