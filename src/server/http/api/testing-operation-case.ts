import type { OperationId } from '../../../contract/operations.gen.ts'
import type { Permission } from '../../../tenant/permissions.ts'
import type { AttemptKind } from '../../domain/accounts/attempts.ts'

/** Who an operation answers: anybody, whoever is signed in, or those with a permission of the policy. */
export type May = 'anybody' | 'whoeverIsSignedIn' | Permission

/** What the tests of every operation know of one: who may, and a request that it takes. */
export interface OperationCase {
  may: May
  path?: string
  body?: unknown
  headers?: Record<string, string>
  /** Which answer those get who may; 200 unless told. */
  status?: number
  /** What an attempt is counted as, where a secret can be guessed or a mail be asked for. */
  counted?: AttemptKind
  /** It is made with a session, and not counted by address: colleagues share one. */
  isCountedByKey?: true
  /** An id in its path: of something another agency has, or one of a list that is the same for all. */
  id?: ForeignId
  /** What its effect is called in the audit log, or why it stands there under no name; where a call only reads, neither. */
  audited?: string | { not: string }
  /** The entry says what was before or is after, by hashes that differ. */
  hashed?: true
  /** A session that has ended is no obstacle: it is what one comes to mend. */
  takesEndedSession?: true
}

/** Rows of some operations, by their ids. */
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
  /** Opened by a secret beside the id. */
  | 'keyedBooking'
  | 'keyedPayment'
