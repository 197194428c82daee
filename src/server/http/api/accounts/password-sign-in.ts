import type { AgencyRepositories } from '../../../adapters/store/agency-repositories.ts'
import type { Hashing } from '../../../domain/accounts/hashing.ts'
import { withMinimumDuration } from '../../../domain/accounts/minimum-duration.ts'
import { SESSION_SECONDS, sessionOf } from '../../../domain/accounts/sessions/sessions.ts'
import { Problem } from '../../../kernel/errors/problem.ts'
import type { Call } from '../../request-context/route.ts'
import { sessionClient } from '../../request-context/session-client.ts'
import type { SignedIn } from './login.ts'

interface PasswordSignInDependencies {
  ofAgency: (agencyId: string) => Pick<AgencyRepositories, 'users' | 'transaction'>
  hashing: Hashing
  /** Sends the verification link again if the account still needs it. */
  remind: (call: Call<'login'>) => Promise<void>
  /** The earliest refusal, in milliseconds after the check of the password. */
  evenMs: number
}

/**
 * Makes the check of an e-mail and password in our own store; null if they are wrong or the address is not verified.
 */
export function passwordSignIn({ ofAgency, hashing, remind, evenMs }: PasswordSignInDependencies) {
  return async (call: Call<'login'>): Promise<SignedIn | null> => {
    const { users, transaction } = ofAgency(call.agency.id)
    const known = await hashing.run(() => users.authenticate(call.body.email, call.body.password), call)
    if (known === null) {
      await withMinimumDuration(evenMs, () => remind(call))
      return null
    }
    const signedIn = await transaction(async (records) => {
      // A password set during the check has ended every session, including this new one.
      const user = await records.users.hold(known.user.id, known.passwordHash)
      if (user === null) return null
      if (!user.isActive) throw inactive()
      return { user, ...(await records.sessions.create(user.id, SESSION_SECONDS, sessionClient(call))) }
    })
    if (signedIn === null) return null
    const { user, token } = signedIn
    const language = call.agency.agency.languages.find((code) => code === user.language)
    return { session: sessionOf(user), token, ...(language === undefined ? {} : { language }) }
  }
}

/** A caller who knows the password may learn that the account is deactivated. */
function inactive(): Problem {
  return new Problem({
    code: 'account_inactive',
    detail: 'This account has been deactivated. Please contact the agency.',
  })
}
