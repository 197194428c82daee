import type { OperationId } from '../../../contract/operations.gen.ts'
import { permissionsOf } from '../../../tenant/permissions.ts'
import type { CurrentSession } from '../../domain/accounts/sessions/sessions.ts'
import { canonicalAddress } from '../../kernel/net/ip-range.ts'
import type { Call } from './route.ts'

export type CountedCall = Pick<Call<OperationId>, 'agency' | 'signedIn' | 'caller' | 'request'>

/** As whom a call is counted, where there is a limit of how often somebody may do something. */
export interface CountedCaller {
  /** The person, or the visit of somebody without an account. */
  key: string
  /** Null for who has an account: the people of one office have one address, and do not wait for each other. */
  address: string | null
  /** Books for others, all day long. */
  isStaff: boolean
}

/** Takes a call and gives as whom it is counted. */
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
 * Takes the session of a person and gives the key that their calls are counted by: their id, else their address, else the digest
 * of their operator's token. Visitors without an account share one key, for routes that refuse them all.
 */
export function keyOfPerson(signedIn: CurrentSession | null): string {
  if (signedIn === null) return 'visitor'
  const { userId, session, tokenDigest } = signedIn
  return `person ${userId ?? (session.email || `token ${tokenDigest}`)}`
}

/** Behind a proxy that nobody told the server of everybody comes from here: they would all be one. */
export function isThisMachine(address: string | null): boolean {
  const canonical = canonicalAddress(address ?? '') ?? ''
  return canonical === '::1' || canonical.startsWith('127.')
}
