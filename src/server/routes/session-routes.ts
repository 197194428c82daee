import { Problem } from '../http/problem.ts'
import { describeUserAgent } from '../people/describe-user-agent.ts'
import { writeSessionCookie } from '../sessions/session-cookie.ts'
import type { SessionEntry, SessionRepository } from '../store/session-repository.ts'
import { personOf } from './person-of.ts'
import type { Routes } from './route.ts'

export interface SessionRouteParts {
  sessionsOf: (agencyId: string) => SessionRepository
}

/** Makes the routes that show a person where they are signed in, and end that anywhere else. Source: security, 4. */
export function sessionRoutes({
  sessionsOf,
}: SessionRouteParts): Pick<Routes, 'getSessions' | 'endSession' | 'endOtherSessions'> {
  async function listed(agencyId: string, person: string, current: string | null | undefined) {
    const entries = await sessionsOf(agencyId).list(person)
    return { data: entries.map((entry) => shown(entry, entry.id === current)) }
  }

  return {
    getSessions: async (call) => listed(call.agency.id, personOf(call), call.signedIn?.sessionId),

    async endSession(call) {
      const person = personOf(call)
      const { id } = call.path
      if (!(await sessionsOf(call.agency.id).endById(person, id))) {
        throw new Problem({ code: 'not_found', detail: 'There is no such session; it may have ended.' })
      }
      const current = call.signedIn?.sessionId
      if (id === current) call.setCookie(writeSessionCookie('', 0, call.caller.site))
      return listed(call.agency.id, person, current)
    },

    async endOtherSessions(call) {
      const person = personOf(call)
      await sessionsOf(call.agency.id).endAllOf(person, call.accessToken ?? undefined)
      return listed(call.agency.id, person, call.signedIn?.sessionId)
    },
  }
}

function shown(entry: SessionEntry, current: boolean) {
  const { id, createdAt, lastSeenAt, userAgent, address } = entry
  return {
    id,
    current,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    ...describeUserAgent(userAgent),
    // The server's own machine says nothing to anybody.
    address: address === '::/48' || address === '127.0.0.0/24' ? '' : address,
  }
}
