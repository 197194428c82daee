import { requireAttempt } from '../accounts/require-attempt.ts'
import { providerName } from '../sso/provider-name.ts'
import type { AgencyRepositories } from '../store/agency-repositories.ts'
import type { Route } from './route.ts'

/** What a mailed link may be for, in the order in which it is looked up. */
const purposes = ['reset', 'invite', 'verify'] as const

/**
 * Makes the route that says what a mailed link is for, so that its page can tell an invitation from a forgotten password
 * and a dead link before anybody types. It uses nothing up, and is limited as guessing a token is. Source: security, 7.
 */
export function mailedLinkRoute(
  ofAgency: (agencyId: string) => Pick<AgencyRepositories, 'accountTokens' | 'attempts' | 'identities'>,
): Route<'readMailedLink'> {
  return async ({ agency, body: { token }, caller }) => {
    const { accountTokens, attempts, identities } = ofAgency(agency.id)
    const attempt = await requireAttempt(attempts, 'newPassword', token, caller)
    for (const purpose of purposes) {
      const user = await accountTokens.peek(token, purpose)
      if (user === null) continue
      await attempt.succeeded()
      const social = (await identities.list(user.id)).filter(({ kind }) => kind === 'social')
      const disconnects = purpose === 'verify' ? [] : social.map((one) => providerName(agency, one))
      return { data: { purpose, email: user.email, userType: user.invitedAs ?? user.userType, disconnects } }
    }
    return { data: null }
  }
}
