import type { SessionRepository } from '../session-repository.ts'
import { type Sessions, sessionOf } from './sessions.ts'

/** Returns the sessions that our own store has for each agency's people. */
export function storeSessions(sessionsOf: (agencyId: string) => SessionRepository): Sessions {
  return {
    async find(agencyId, token) {
      const found = await sessionsOf(agencyId).find(token)
      if (found === null) return null
      const { id: sessionId, user } = found
      return { session: sessionOf(user), userId: user.id, sessionId, upstreamToken: null, tokenDigest: null }
    },
    end: (agencyId, token) => sessionsOf(agencyId).end(token),
  }
}
