import type { Session } from '../../../../contract/session.ts'
import type { UserType } from '../../../../contract/types.ts'

/** The owner of a valid access token. */
export interface CurrentSession {
  /** What the browser may know. */
  session: Session
  /** The person's id in our store; null for a person of an operator's own API. */
  userId: string | null
  /** The session's id in our store, as in the person's list of sessions; null as `userId`. */
  sessionId: string | null
  /** The token that an operator's API issued at sign-in; never leaves the server. */
  upstreamToken: string | null
  /**
   * Digest of that token, by which a person without an address is counted, also in a preview; null for our own
   * people.
   */
  tokenDigest: string | null
}

/** Looks up and ends access tokens, each valid for one agency only. */
export interface Sessions {
  /** Null for a token that is unknown, ended, expired, or of another agency. */
  find(agencyId: string, token: string): Promise<CurrentSession | null>
  end(agencyId: string, token: string): Promise<void>
}

/** Seconds after which a person has to sign in again. */
export const SESSION_SECONDS = 7 * 86_400

/** The session of a visitor who is not signed in. */
export const anonymousSession: Session = { signedIn: false, isTravelAgent: false, isRestrictedAgent: false }

/** What a session says about a person, from our own store or an operator's API. */
export interface SessionPerson {
  userType: UserType
  isRestricted: boolean
  firstName: string
  lastName?: string
  email?: string
  currency?: string | null
  /** The picture in our own store. */
  pictureHash?: string | null
  /** The picture's address at an operator's API. */
  picture?: string
  isRewardWalletEnable?: boolean
  keptBy?: Session['keptBy']
}

/**
 * Returns what the browser may know about a person: neither their id nor any part of the token. AgencyOwner, Admin
 * and SalesAgent are travel agents. Source: spec §1, §6.
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
