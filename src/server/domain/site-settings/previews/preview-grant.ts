import { timingSafeEqual } from 'node:crypto'
import type { PreviewRole, SupplyState } from '../../../../contract/preview.ts'
import type { LanguageCode } from '../../../../contract/types.ts'
import type { KeyedHash } from '../../../kernel/ids/keyed-hash.ts'

/** Seconds that a grant is good for. */
export const GRANT_SECONDS = 3600

/** What somebody who may change the settings lets themself see, in one session of theirs. */
export interface PreviewGrant {
  agencyId: string
  /** Stands for the session (`sessionMark`). */
  session: string
  role: PreviewRole
  language?: LanguageCode | undefined
  currency?: string | undefined
  mode?: 'light' | 'dark' | undefined
  bookingState: SupplyState
  /** A published version; the draft where left out. */
  version?: number | undefined
  /** Milliseconds since 1970. */
  expiresAt: number
}

// Past this nothing is ours, and nothing is worth reading.
const MOST_CHARACTERS = 1000

/** Takes a grant and the platform's keyed hash, and gives the text that carries it: nobody else can make or change one. */
export function sealGrant(grant: PreviewGrant, hash: KeyedHash): string {
  const body = Buffer.from(JSON.stringify(grant)).toString('base64url')
  return `${body}.${sealOf(body, hash)}`
}

/** Takes a text and gives the grant it carries, or null for one that this platform did not make. Says nothing of its time. */
export function openGrant(text: string, hash: KeyedHash): PreviewGrant | null {
  if (text.length > MOST_CHARACTERS) return null
  const [body = '', seal = '', ...rest] = text.split('.')
  if (rest.length > 0 || !isSame(seal, sealOf(body, hash))) return null
  // What carries our seal was written by us.
  return JSON.parse(Buffer.from(body, 'base64url').toString()) as PreviewGrant
}

/** Gives what stands for a session in a grant: it tells nothing of the token, and another token has another. */
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
