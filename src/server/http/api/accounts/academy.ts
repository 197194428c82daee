import type { Context } from 'hono'
import type { Destination } from '../../../../contract/destination.ts'
import { permissionsOf } from '../../../../tenant/permissions.ts'
import { asStored, within } from '../../../../tenant/stored-target.ts'
import type { AgencyRepositories } from '../../../adapters/store/agency-repositories.ts'
import type { Sessions } from '../../../domain/accounts/sessions/sessions.ts'
import { Problem } from '../../../kernel/errors/problem.ts'
import { redirect } from '../../http-messages/redirect.ts'
import type { AppEnv } from '../../request-context/app-env.ts'
import { readSessionCookie } from '../../request-context/cookies/session-cookie.ts'

export interface AcademyDependencies {
  sessions: Sessions
  ofAgency: (agencyId: string) => Pick<AgencyRepositories, 'accountTokens'>
}

/** The target of the side menu's academy entry. */
export const ACADEMY = '/academy'

/**
 * Makes the handler that sends an agent to the agency's academy with a token in `?token=`: valid once, for a minute,
 * and not the session's own. The academy resolves it with `POST /api/user/handover`. Source: spec §2.6, security, 4.
 */
export function academy({ sessions, ofAgency }: AcademyDependencies) {
  return async (c: Context<AppEnv>): Promise<Response> => {
    const { agency, site } = c.get('caller')
    const { academyUrl } = agency.agency
    if (academyUrl === '') throw new Problem({ code: 'not_found', detail: 'This agency has no academy.' })
    const token = readSessionCookie(c.req.header('cookie') ?? null, site)
    const current = token === null ? null : await sessions.find(agency.id, token)
    if (current === null) return leadTo(within(`/login?redirect=${encodeURIComponent(ACADEMY)}`))
    if (!permissionsOf(current.session, agency.agency).has('menu.academy')) {
      throw new Problem({
        code: 'forbidden',
        detail: 'The academy is for agents of the agency only. Log in as an agent.',
      })
    }
    const target = new URL(academyUrl)
    // We cannot vouch for people of an operator's own API: they sign in at the academy itself.
    if (current.userId !== null) {
      target.searchParams.set(
        'token',
        await ofAgency(agency.id).accountTokens.issue(current.userId, 'handover'),
      )
    }
    return leadTo(asStored(target.href))
  }
}

function leadTo(target: Destination): Response {
  const response = redirect(302, target)
  response.headers.set('cache-control', 'private, no-store')
  response.headers.set('referrer-policy', 'no-referrer')
  return response
}
