import type { Agent } from '../../../../contract/types.ts'
import type { User } from '../../../domain/accounts/person.ts'
import type { Manager } from './agent-rules.ts'

/** Says whether somebody works for the agency, has yet to take the invitation, or was shut out. */
export function statusOf({ isActive, invitedAs, emailVerifiedAt }: User): Agent['status'] {
  if (!isActive) return 'inactive'
  return invitedAs !== null || emailVerifiedAt === null ? 'invited' : 'active'
}

/** Gives what a manager is told of one who works for the agency or was asked to. */
export function agentOf(user: User, manager: Manager): Agent {
  const { id, email, invitedAs, userType } = user
  // Names and face of a traveller are theirs to show: until they come, the agency sees what it typed itself.
  const { firstName, lastName, pictureHash } =
    invitedAs === null
      ? user
      : { firstName: user.invitedFirstName, lastName: user.invitedLastName, pictureHash: null }
  // The store gives agents alone, and of travellers only those who were asked.
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
