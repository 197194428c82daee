import type { User } from './person.ts'
import type { ProvenAt, ProvenPerson } from './proven-person.ts'

/**
 * Takes the account with somebody's address, if there is one, who a provider says they are, and the provider's kind, and
 * says why they are not let in, or null. The agency's own sign-on knows its people; anybody may write any address into an
 * account elsewhere.
 */
export function linkRefusal(
  account: User | undefined,
  { isEmailVerified }: ProvenPerson,
  kind: ProvenAt['kind'],
): 'unverified' | 'agent' | null {
  if (account === undefined) return kind === 'social' && !isEmailVerified ? 'unverified' : null
  if (!isEmailVerified || (kind === 'social' && account.emailVerifiedAt === null)) return 'unverified'
  // Whoever holds a mailbox elsewhere for a moment would hold the agency's prices and people for good.
  return kind === 'social' && isAgent(account) ? 'agent' : null
}

function isAgent({ userType, invitedAs }: User): boolean {
  return userType !== 'Traveller' || invitedAs !== null
}
