import type { SessionRepository } from '../store/session-repository.ts'
import { type Sessions, sessionOf } from './sessions.ts'

/** Gives the sessions that our own store keeps for the people of each agency. */
export function storeSessions(sessionsOf: (agencyId: string) => SessionRepository): Sessions {
  return {
    async find(agencyId, token) {
      const found = await sessionsOf(agencyId).find(token)
      return found && { session: sessionOf(found.user), userId: found.user.id, upstreamToken: null }
    },
    end: (agencyId, token) => sessionsOf(agencyId).end(token),
  }
}
