import { timingSafeEqual } from 'node:crypto'
import type { PreviewRole, SupplyState } from '../../../../contract/preview.ts'
import type { LanguageCode } from '../../../../contract/types.ts'
import type { KeyedHash } from '../../../kernel/ids/keyed-hash.ts'

/** Seconds for which a grant is valid. */
export const GRANT_SECONDS = 3600

/** What an editor may preview, in one of their sessions. */
export interface PreviewGrant {
  agencyId: string
  /** Identifies the session (`sessionMark`). */
  session: string
  role: PreviewRole
  language?: LanguageCode | undefined
  currency?: string | undefined
  mode?: 'light' | 'dark' | undefined
  bookingState: SupplyState
  /** A published version; the draft if absent. */
  version?: number | undefined
  /** Milliseconds since 1970. */
  expiresAt: number
}

// No grant is longer, so longer texts are not read.
const MOST_CHARACTERS = 1000

/** Returns a grant as text, signed with the platform's keyed hash: only the platform can make or change one. */
export function sealGrant(grant: PreviewGrant, hash: KeyedHash): string {
  const body = Buffer.from(JSON.stringify(grant)).toString('base64url')
  return `${body}.${sealOf(body, hash)}`
}

/** Returns the grant in a text, or null if this platform did not make it. Does not check its expiry. */
export function openGrant(text: string, hash: KeyedHash): PreviewGrant | null {
  if (text.length > MOST_CHARACTERS) return null
  const [body = '', seal = '', ...rest] = text.split('.')
  if (rest.length > 0 || !isSame(seal, sealOf(body, hash))) return null
  // A text with our seal was written by us.
  return JSON.parse(Buffer.from(body, 'base64url').toString()) as PreviewGrant
}

/** Returns the mark of a session in a grant: it does not reveal the token, and another token has another mark. */
export function sessionMark(token: string, hash: KeyedHash): string {
  return hash(`preview session\n${token}`)
}

function sealOf(body: string, hash: KeyedHash): string {
  return hash(`preview grant\n${body}`)
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
