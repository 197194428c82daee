import type { OperationId } from '../../../contract/operations.gen.ts'
import type { Permission } from '../../../tenant/permissions.ts'
import type { AttemptKind } from '../../domain/accounts/attempts.ts'

/** The callers of an operation: anybody, every signed-in user, or users with a permission of the policy. */
export type May = 'anybody' | 'whoeverIsSignedIn' | Permission

/** What the tests know about an operation: its callers, and a valid request. */
export interface OperationCase {
  may: May
  path?: string
  body?: unknown
  headers?: Record<string, string>
  /** The status for an allowed caller; 200 by default. */
  status?: number
  /** The counter of attempts, if a secret can be guessed or a mail requested. */
  counted?: AttemptKind
  /** Attempts are made with a session and not counted by address, since colleagues share one. */
  isCountedByKey?: true
  /** The kind of id in its path: something another agency has, or an entry of a list that is the same for all. */
  id?: ForeignId
  /** The action in the audit log, or the reason why there is none; absent if the call only reads. */
  audited?: string | { not: string }
  /** The entry's hashes of the state before and after differ. */
  hashed?: true
  /** An ended session is accepted, because the call replaces it. */
  takesEndedSession?: true
}

/** Rows of some operations, by id. */
export type OperationCases = Readonly<Partial<Record<OperationId, OperationCase>>>

export type ForeignId =
  | 'agent'
  | 'session'
  | 'identity'
  | 'terms'
  | 'post'
  | 'link'
  | 'share'
  | 'schedule'
  | 'version'
  | 'closedList'
  | 'quote'
  | 'booking'
  | 'incident'
  | 'proposal'
  /** Opened by a secret in addition to the id. */
  | 'keyedBooking'
  | 'keyedPayment'
