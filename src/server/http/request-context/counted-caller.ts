import type { OperationId } from '../../../contract/operations.gen.ts'
import { permissionsOf } from '../../../tenant/permissions.ts'
import type { CurrentSession } from '../../domain/accounts/sessions/sessions.ts'
import { canonicalAddress } from '../../kernel/net/ip-range.ts'
import type { Call } from './route.ts'

export type CountedCall = Pick<Call<OperationId>, 'agency' | 'signedIn' | 'caller' | 'request'>

/** The identity under which a call is counted for rate limits. */
export interface CountedCaller {
  /** The person, or the visit of a visitor without an account. */
  key: string
  /** Null for people with an account: colleagues share an address and must not block each other. */
  address: string | null
  /** True for agents, who book for others all day. */
  isStaff: boolean
}

/** Returns the identity under which a call is counted. */
export function countedCaller({ agency, signedIn, caller, request }: CountedCall): CountedCaller {
  if (signedIn) {
    const isStaff = permissionsOf(signedIn.session, agency.agency).has('bookings.change')
    return { key: keyOfPerson(signedIn), address: null, isStaff }
  }
  const address = isThisMachine(caller.clientAddress) ? null : caller.clientAddress
  const visit = request.headers.get('x-session-id')
  return { key: visit === null ? `address ${address ?? ''}` : `visit ${visit}`, address, isStaff: false }
}

/**
 * Returns the key of a person's calls: their id, else their address, else the digest of their operator's token.
 * Visitors without an account share one key, for routes that refuse them all.
 */
export function keyOfPerson(signedIn: CurrentSession | null): string {
  if (signedIn === null) return 'visitor'
  const { userId, session, tokenDigest } = signedIn
  return `person ${userId ?? (session.email || `token ${tokenDigest}`)}`
}

/** Behind a proxy that is not configured, every visitor seems to come from here, so this address does not count. */
export function isThisMachine(address: string | null): boolean {
  const canonical = canonicalAddress(address ?? '') ?? ''
  return canonical === '::1' || canonical.startsWith('127.')
}
