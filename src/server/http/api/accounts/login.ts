import type { Session } from '../../../../contract/session.ts'
import type { LanguageCode } from '../../../../contract/types.ts'
import type { AgencyRepositories } from '../../../adapters/store/agency-repositories.ts'
import { counting } from '../../../domain/accounts/require-attempt.ts'
import { requireDirectLogin } from '../../../domain/accounts/require-direct-login.ts'
import { requireSignInAttempt } from '../../../domain/accounts/require-sign-in-attempt.ts'
import type { Sessions } from '../../../domain/accounts/sessions/sessions.ts'
import { Problem } from '../../../kernel/errors/problem.ts'
import { signedInCookies } from '../../call/cookies/signed-in-cookies.ts'
import type { Call, Route } from '../../call/route.ts'

export interface SignedIn {
  session: Session
  /** The new access token; it goes into the cookie and nowhere else. */
  token: string
  /** The person's stored language, which the browser gets as cookie (decision 0079). */
  language?: LanguageCode
}

/** What the route needs: where attempts are counted and browsers remembered, how a person is known, and where sessions end. */
export interface LoginDependencies {
  ofAgency: (agencyId: string) => Pick<AgencyRepositories, 'attempts' | 'devices'>
  /** Null when e-mail and password do not fit, after the same time whether the account exists or not. */
  signIn: (call: Call<'login'>) => Promise<SignedIn | null>
  sessions: Sessions
}

/**
 * Makes the route that signs in: limited attempts, one answer for unknown accounts and wrong passwords (422), a new
 * token each time and the old one ended. Source: spec §7, security, 4 and 7.
 */
export function loginRoute({ ofAgency, signIn, sessions }: LoginDependencies): Route<'login'> {
  return async (call) => {
    requireDirectLogin(call.agency.agency)
    const { email } = call.body
    const agency = ofAgency(call.agency.id)
    const attempt = await requireSignInAttempt(agency, 'signIn', email, call.caller)
    const found = await counting(attempt, () => signIn(call))
    if (found === null) {
      throw new Problem({
        code: 'invalid_credentials',
        detail: 'The email address or the password is wrong, or the address was never confirmed.',
      })
    }
    await attempt.succeeded()
    if (call.accessToken !== null) await sessions.end(call.agency.id, call.accessToken)
    const device = await agency.devices.remember(email, call.caller.deviceToken ?? null)
    const tokens = { session: found.token, device }
    const prefers = { language: found.language, currency: found.session.currency }
    for (const cookie of signedInCookies(tokens, prefers, call.agency.agency, call.caller.site)) {
      call.setCookie(cookie)
    }
    return { session: found.session }
  }
}
