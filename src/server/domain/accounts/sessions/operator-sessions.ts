import type { Session } from '../../../../contract/session.ts'
import { createLruCache } from '../../../kernel/limits/lru-cache.ts'
import { SESSION_SECONDS, type Sessions } from './sessions.ts'

export interface OperatorSessions extends Sessions {
  /** Stores an operator's token and returns the token that represents it in the browser's cookie. */
  start(agencyId: string, session: Session, upstreamToken: string): Promise<string>
}

interface StoredSession {
  session: Session
  upstreamToken: string
  tokenDigest: string
  expires: number
}

/**
 * Holds the sessions of an operator's own API (`LIVERY_API_ORIGIN`) in this process: the operator's token stays on
 * the server and the browser has another one. They end with the process, after a week, or above `capacity`, oldest
 * first.
 */
export function createOperatorSessions(clock: () => Date, capacity = 50_000): OperatorSessions {
  const stored = createLruCache<StoredSession>(capacity)
  return {
    async start(agencyId, session, upstreamToken) {
      const token = randomToken()
      stored.set(await keyOf(agencyId, token), {
        session,
        upstreamToken,
        tokenDigest: await keyOf(agencyId, upstreamToken),
        expires: clock().getTime() + SESSION_SECONDS * 1000,
      })
      return token
    },
    async find(agencyId, token) {
      const found = stored.peek(await keyOf(agencyId, token))
      if (found === undefined || found.expires <= clock().getTime()) return null
      const { session, upstreamToken, tokenDigest } = found
      return { session, userId: null, sessionId: null, upstreamToken, tokenDigest }
    },
    async end(agencyId, token) {
      stored.delete(await keyOf(agencyId, token))
    },
  }
}

function randomToken(): string {
  return base64url(crypto.getRandomValues(new Uint8Array(32)))
}

// Lookup by digest takes the same time, however much of a guessed token is right.
async function keyOf(agencyId: string, token: string): Promise<string> {
  const bytes = new TextEncoder().encode(`${agencyId} ${token}`)
  return base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
