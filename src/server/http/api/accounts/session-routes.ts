import type { AgencyRepositories } from '../../../adapters/store/agency-repositories.ts'
import type { SessionEntry } from '../../../domain/accounts/session-repository.ts'
import { noteChange } from '../../../domain/agencies/note-change.ts'
import { Problem } from '../../../kernel/errors/problem.ts'
import { writeSessionCookie } from '../../request-context/cookies/session-cookie.ts'
import { requirePerson } from '../../request-context/require-person.ts'
import type { Routes } from '../../request-context/route.ts'
import { describeUserAgent } from './describe-user-agent.ts'

export interface SessionRouteDependencies {
  ofAgency: (agencyId: string) => Pick<AgencyRepositories, 'sessions' | 'transaction'>
}

/** Makes the routes that list a person's sessions and end them. Source: security, 4. */
export function sessionRoutes({
  ofAgency,
}: SessionRouteDependencies): Pick<Routes, 'getSessions' | 'endSession' | 'endOtherSessions'> {
  async function listed(agencyId: string, person: string, current: string | null | undefined) {
    const entries = await ofAgency(agencyId).sessions.list(person)
    return { data: entries.map((entry) => shown(entry, entry.id === current)) }
  }

  return {
    getSessions: async (call) => listed(call.agency.id, requirePerson(call), call.signedIn?.sessionId),

    async endSession(call) {
      const person = requirePerson(call)
      const { id } = call.path
      const isEnded = await ofAgency(call.agency.id).transaction(async (records) => {
        const found = await records.sessions.endById(person, id)
        if (found) await noteChange(records, person, 'user.endSession', { before: { id }, after: null })
        return found
      })
      if (!isEnded) {
        throw new Problem({
          code: 'not_found',
          detail: 'There is no session with this id. It may have ended.',
        })
      }
      const current = call.signedIn?.sessionId
      if (id === current) call.setCookie(writeSessionCookie('', 0, call.caller.site))
      return listed(call.agency.id, person, current)
    },

    async endOtherSessions(call) {
      const person = requirePerson(call)
      await ofAgency(call.agency.id).transaction(async (records) => {
        const ids = async () => (await records.sessions.list(person)).map(({ id }) => id)
        const before = await ids()
        await records.sessions.endAllOf(person, call.accessToken ?? undefined)
        await noteChange(records, person, 'user.endSessions', { before, after: await ids() })
      })
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
    // A loopback address means nothing to people.
    address: address === '::/48' || address === '127.0.0.0/24' ? '' : address,
  }
}
