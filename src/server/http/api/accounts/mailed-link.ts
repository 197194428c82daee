import type { AgencyRepositories } from '../../../adapters/store/agency-repositories.ts'
import { readMailedLink } from '../../../domain/accounts/read-mailed-link.ts'
import { requireAttempt } from '../../../domain/accounts/require-attempt.ts'
import { providerName } from '../../../domain/accounts/single-sign-on/provider-name.ts'
import type { Route } from '../../request-context/route.ts'

/**
 * Makes the route that returns the purpose of a mailed link, so that its page can distinguish an invitation, a
 * forgotten password and a dead link. It does not use the link, and has the limit against guessing tokens. Source:
 * security, 7.
 */
export function mailedLinkRoute(
  ofAgency: (agencyId: string) => Pick<AgencyRepositories, 'accountTokens' | 'attempts' | 'identities'>,
): Route<'readMailedLink'> {
  return async ({ agency, body: { token }, caller }) => {
    const { accountTokens, attempts, identities } = ofAgency(agency.id)
    const attempt = await requireAttempt(attempts, 'newPassword', token, caller)
    const found = await readMailedLink({ accountTokens }, token)
    if (found === null) return { data: null }
    const { purpose, user } = found
    await attempt.succeeded()
    const social = (await identities.list(user.id)).filter(({ kind }) => kind === 'social')
    const disconnects = purpose === 'verify' ? [] : social.map((one) => providerName(agency, one))
    const mark = caller.signUpMark ?? null
    const typedHere =
      purpose === 'verify' && mark !== null && (await accountTokens.signUpFrom(mark, user.id)) !== null
    const userType = user.invitedAs ?? user.userType
    return { data: { purpose, email: user.email, userType, needsPassword: !typedHere, disconnects } }
  }
}
