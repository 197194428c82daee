import type { Session } from '../../contract/session.ts'
import type { LanguageCode } from '../../contract/types.ts'
import { counting, requireAttempt } from '../accounts/require-attempt.ts'
import { requireDirectLogin } from '../accounts/require-direct-login.ts'
import { Problem } from '../http/problem.ts'
import { writeSessionCookie } from '../sessions/session-cookie.ts'
import { SESSION_SECONDS, type Sessions } from '../sessions/sessions.ts'
import type { Attempts } from '../store/attempts.ts'
import { writeCurrencyCookie } from './currency-cookie.ts'
import { writeLanguageCookie } from './language-cookie.ts'
import type { Call, Route } from './route.ts'

export interface SignedIn {
  session: Session
  /** The new access token; it goes into the cookie and nowhere else. */
  token: string
  /** The person's stored language, which the browser gets as cookie (architecture, point 4). */
  language?: LanguageCode
}

export interface LoginParts {
  attemptsOf: (agencyId: string) => Attempts
  /** Null when e-mail and password do not fit, after the same time whether the account exists or not. */
  signIn: (call: Call<'login'>) => Promise<SignedIn | null>
  sessions: Sessions
}

/**
 * Makes the route that signs in: limited attempts, one answer for unknown accounts and wrong passwords (422), a new
 * token each time and the old one ended. Source: spec §7, security, 4 and 7.
 */
export function loginRoute({ attemptsOf, signIn, sessions }: LoginParts): Route<'login'> {
  return async (call) => {
    requireDirectLogin(call.agency.agency)
    const attempts = attemptsOf(call.agency.id)
    const attempt = await requireAttempt(attempts, 'signIn', call.body.email, call.caller)
    const found = await counting(attempt, () => signIn(call))
    if (found === null) {
      throw new Problem({
        code: 'invalid_credentials',
        detail: 'The email address or the password is wrong.',
      })
    }
    await attempt.succeeded()
    if (call.accessToken !== null) await sessions.end(call.agency.id, call.accessToken)
    call.setCookie(writeSessionCookie(found.token, SESSION_SECONDS, call.caller.site))
    if (found.language !== undefined) call.setCookie(writeLanguageCookie(found.language, call.caller.site))
    const { currency } = found.session
    if (currency !== undefined) call.setCookie(writeCurrencyCookie(currency, call.caller.site))
    return { session: found.session }
  }
}
