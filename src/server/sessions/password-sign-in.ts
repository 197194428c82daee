import type { Hashing } from '../accounts/hashing.ts'
import { Problem } from '../http/problem.ts'
import type { SignedIn } from '../routes/login.ts'
import type { Call } from '../routes/route.ts'
import type { AgencyRepositories } from '../store/agency-repositories.ts'
import type { User } from '../store/person.ts'
import { clientOf } from './client-of.ts'
import { SESSION_SECONDS, sessionOf } from './sessions.ts'

/** Throws 403 for a right password that lets nobody in yet or any more; whoever knows the password may know why. */
function requireUsable({ isActive, emailVerifiedAt }: User): void {
  if (!isActive) {
    throw new Problem({
      code: 'account_inactive',
      detail: 'This account has been deactivated. Please contact the agency.',
    })
  }
  if (emailVerifiedAt !== null) return
  throw new Problem({
    code: 'email_unverified',
    detail: 'Follow the link in the mail that was sent to this address, or ask for it again.',
  })
}

/** Makes what signs a person in with e-mail and password of our own store; null when they do not fit. */
export function passwordSignIn(
  ofAgency: (agencyId: string) => Pick<AgencyRepositories, 'users' | 'sessions'>,
  hashing: Hashing,
) {
  return async (call: Call<'login'>): Promise<SignedIn | null> => {
    const { users, sessions } = ofAgency(call.agency.id)
    const user = await hashing.run(() => users.authenticate(call.body.email, call.body.password), call)
    if (user === null) return null
    requireUsable(user)
    const { token } = await sessions.create(user.id, SESSION_SECONDS, clientOf(call))
    const language = call.agency.agency.languages.find((code) => code === user.language)
    return { session: sessionOf(user), token, ...(language === undefined ? {} : { language }) }
  }
}
