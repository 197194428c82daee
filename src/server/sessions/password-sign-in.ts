import type { Limiter } from '../http/limiter.ts'
import type { SignedIn } from '../routes/login.ts'
import type { Call } from '../routes/route.ts'
import type { AgencyRepositories } from '../store/agency-repositories.ts'
import { clientOf } from './client-of.ts'
import { SESSION_SECONDS, sessionOf } from './sessions.ts'

/** Makes what signs a person in with e-mail and password of our own store; null when they do not fit. */
export function passwordSignIn(
  ofAgency: (agencyId: string) => Pick<AgencyRepositories, 'users' | 'sessions'>,
  checks: Limiter,
) {
  return async (call: Call<'login'>): Promise<SignedIn | null> => {
    const { users, sessions } = ofAgency(call.agency.id)
    const user = await checks.run(() => users.authenticate(call.body.email, call.body.password), call.signal)
    if (user === null) return null
    const { token } = await sessions.create(user.id, SESSION_SECONDS, clientOf(call))
    const language = call.agency.agency.languages.find((code) => code === user.language)
    return { session: sessionOf(user), token, ...(language === undefined ? {} : { language }) }
  }
}
