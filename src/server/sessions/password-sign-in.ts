import type { Hashing } from '../accounts/hashing.ts'
import { noEarlierThan } from '../accounts/no-earlier-than.ts'
import { Problem } from '../http/problem.ts'
import type { SignedIn } from '../routes/login.ts'
import type { Call } from '../routes/route.ts'
import type { AgencyRepositories } from '../store/agency-repositories.ts'
import { clientOf } from './client-of.ts'
import { SESSION_SECONDS, sessionOf } from './sessions.ts'

interface PasswordSignInParts {
  ofAgency: (agencyId: string) => Pick<AgencyRepositories, 'users' | 'sessions'>
  hashing: Hashing
  /** Sends the link again where the account waits for it. */
  remind: (call: Call<'login'>) => Promise<void>
  /** Milliseconds after the check of the password before which nobody is refused. */
  evenMs: number
}

/** Makes what signs a person in with e-mail and password of our own store; null when they do not fit, or the address was never confirmed. */
export function passwordSignIn({ ofAgency, hashing, remind, evenMs }: PasswordSignInParts) {
  return async (call: Call<'login'>): Promise<SignedIn | null> => {
    const { users, sessions } = ofAgency(call.agency.id)
    const user = await hashing.run(() => users.authenticate(call.body.email, call.body.password), call)
    if (user === null) {
      await noEarlierThan(evenMs, () => remind(call))
      return null
    }
    if (!user.isActive) {
      // Whoever knows the password may know why it lets nobody in.
      throw new Problem({
        code: 'account_inactive',
        detail: 'This account has been deactivated. Please contact the agency.',
      })
    }
    const { token } = await sessions.create(user.id, SESSION_SECONDS, clientOf(call))
    const language = call.agency.agency.languages.find((code) => code === user.language)
    return { session: sessionOf(user), token, ...(language === undefined ? {} : { language }) }
  }
}
