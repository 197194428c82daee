import type { Agent } from '../../../../contract/types.ts'
import type { User } from '../../../domain/accounts/person.ts'
import type { Manager } from './agent-rules.ts'

/** Returns whether a person works for the agency, is invited, or was deactivated. */
export function statusOf({ isActive, invitedAs, emailVerifiedAt }: User): Agent['status'] {
  if (!isActive) return 'inactive'
  return invitedAs !== null || emailVerifiedAt === null ? 'invited' : 'active'
}

/** Returns what a manager sees of an agent or an invited person. */
export function agentOf(user: User, manager: Manager): Agent {
  const { id, email, invitedAs, userType } = user
  // A traveller's names and picture are private: until they accept, the agency sees what it typed itself.
  const { firstName, lastName, pictureHash } =
    invitedAs === null
      ? user
      : { firstName: user.invitedFirstName, lastName: user.invitedLastName, pictureHash: null }
  // The store returns only agents and invited travellers.
  const type = invitedAs ?? (userType === 'Traveller' ? 'SalesAgent' : userType)
  return {
    id,
    email,
    firstName,
    lastName,
    userType: type,
    ...(pictureHash === null ? {} : { profileImage: `/media/${pictureHash}.webp` }),
    isRestricted: invitedAs === null ? user.isRestricted : user.invitedRestricted,
    status: statusOf(user),
    isSelf: id === manager.userId,
  }
}
