import type { Session } from '../../../../contract/session.ts'
import type { UserType } from '../../../../contract/types.ts'

/** Who a valid access token stands for. */
export interface CurrentSession {
  /** What the browser may know. */
  session: Session
  /** The person's id in our store; null for a person of an operator's own API. */
  userId: string | null
  /** The session's id in our store, as the person sees it in the list of theirs; null as `userId`. */
  sessionId: string | null
  /** The token that an operator's API gave at sign-in; never leaves the server. */
  upstreamToken: string | null
  /** Digest of that token, by which a person without an address is counted, in a preview too; null for our own people. */
  tokenDigest: string | null
}

/** Looks access tokens up and ends them; a token means nothing at another agency. */
export interface Sessions {
  /** Null for a token that is unknown, ended, expired, or of another agency. */
  find(agencyId: string, token: string): Promise<CurrentSession | null>
  end(agencyId: string, token: string): Promise<void>
}

/** Seconds after which a person signs in again. */
export const SESSION_SECONDS = 7 * 86_400

/** The session of a visitor who is not signed in. */
export const anonymousSession: Session = { signedIn: false, isTravelAgent: false, isRestrictedAgent: false }

/** What a session says of a person; our own store and an operator's API both have it, in their own ways. */
export interface SessionPerson {
  userType: UserType
  isRestricted: boolean
  firstName: string
  lastName?: string
  email?: string
  currency?: string | null
  /** Where our own store keeps the picture. */
  pictureHash?: string | null
  /** Where an operator's API keeps it. */
  picture?: string
  isRewardWalletEnable?: boolean
  keptBy?: Session['keptBy']
}

/**
 * Gives what the browser may know of a person: neither their id nor anything of the token. AgencyOwner, Admin and
 * SalesAgent are travel agents. Source: spec §1, §6.
 */
export function sessionOf(person: SessionPerson): Session {
  const isTravelAgent = person.userType !== 'Traveller'
  return {
    signedIn: true,
    isTravelAgent,
    isRestrictedAgent: isTravelAgent && person.isRestricted,
    userType: person.userType,
    ...(person.firstName === '' ? {} : { firstName: person.firstName }),
    ...(person.lastName ? { lastName: person.lastName } : {}),
    ...(person.email ? { email: person.email } : {}),
    ...(person.currency ? { currency: person.currency } : {}),
    ...(person.pictureHash ? { profileImage: `/media/${person.pictureHash}.webp` } : {}),
    ...(person.picture ? { profileImage: person.picture } : {}),
    ...(person.isRewardWalletEnable ? { isRewardWalletEnable: true } : {}),
    ...(person.keptBy ? { keptBy: person.keptBy } : {}),
  }
}
