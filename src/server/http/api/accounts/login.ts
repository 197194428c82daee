import type { Session } from '../../../../contract/session.ts'
import type { LanguageCode } from '../../../../contract/types.ts'
import type { AgencyRepositories } from '../../../adapters/store/agency-repositories.ts'
import { counting } from '../../../domain/accounts/require-attempt.ts'
import { requireDirectLogin } from '../../../domain/accounts/require-direct-login.ts'
import { requireSignInAttempt } from '../../../domain/accounts/require-sign-in-attempt.ts'
import type { Sessions } from '../../../domain/accounts/sessions/sessions.ts'
import { Problem } from '../../../kernel/errors/problem.ts'
import { signedInCookies } from '../../request-context/cookies/signed-in-cookies.ts'
import type { Call, Route } from '../../request-context/route.ts'

export interface SignedIn {
  session: Session
  /** The new access token, which only the cookie contains. */
  token: string
  /** The person's stored language, which the browser gets as a cookie (decision 0079). */
  language?: LanguageCode
}

/** Dependencies of the route: counted attempts, known browsers, the check of a person, and the end of sessions. */
export interface LoginDependencies {
  ofAgency: (agencyId: string) => Pick<AgencyRepositories, 'attempts' | 'devices'>
  /** Null for a wrong e-mail or password, after the same time whether the account exists or not. */
  signIn: (call: Call<'login'>) => Promise<SignedIn | null>
  sessions: Sessions
}

/**
 * Makes the route that signs in. Attempts are limited, and unknown accounts and wrong passwords get one answer (422).
 * Each sign-in makes a new token and ends the previous session. Source: spec §7, security, 4 and 7.
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
