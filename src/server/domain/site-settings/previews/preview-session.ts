import type { PreviewRole } from '../../../../contract/preview.ts'
import type { UserType } from '../../../../contract/types.ts'
import type { CurrentSession } from '../../accounts/sessions/sessions.ts'

const roles: Readonly<
  Record<Exclude<PreviewRole, 'anonymous'>, { userType: UserType; isRestricted: boolean }>
> = {
  traveller: { userType: 'Traveller', isRestricted: false },
  agent: { userType: 'SalesAgent', isRestricted: false },
  restricted: { userType: 'SalesAgent', isRestricted: true },
  owner: { userType: 'AgencyOwner', isRestricted: false },
}

/**
 * Returns a person's session in a preview: the same person in another role, or signed out. Never with a token of an
 * operator's.
 */
export function previewSession(role: PreviewRole, person: CurrentSession): CurrentSession | null {
  if (role === 'anonymous') return null
  const { userType, isRestricted } = roles[role]
  const session = {
    ...person.session,
    isTravelAgent: userType !== 'Traveller',
    isRestrictedAgent: isRestricted,
    userType,
  }
  return { ...person, session, upstreamToken: null }
}
