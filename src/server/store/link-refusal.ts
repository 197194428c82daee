import type { User } from './person.ts'
import type { ProvenAt, ProvenPerson } from './proven-person.ts'

/**
 * Takes the account with somebody's address, if there is one, who a provider says they are, the provider's kind, and whether
 * the account's person would be told, and says why they are not let in, or null. The agency's own sign-on knows its people; anybody may write any address into an
 * account elsewhere.
 */
export function linkRefusal(
  account: User | undefined,
  { isEmailVerified }: ProvenPerson,
  kind: ProvenAt['kind'],
  isTold: boolean,
): 'unverified' | 'agent' | 'account' | null {
  if (account === undefined) return kind === 'social' && !isEmailVerified ? 'unverified' : null
  if (!isEmailVerified || (kind === 'social' && account.emailVerifiedAt === null)) return 'unverified'
  // Whoever holds a mailbox elsewhere for a moment would hold the agency's prices and people for good.
  if (kind !== 'social') return null
  return isAgent(account) ? 'agent' : isTold ? null : 'account'
}

function isAgent({ userType, invitedAs }: User): boolean {
  return userType !== 'Traveller' || invitedAs !== null
}
