import type { UserType } from '../../contract/types.ts'
import { Problem } from '../http/problem.ts'
import type { CurrentSession } from '../sessions/sessions.ts'

/** Throws 401 for who is not signed in and 403 for a known person of none of the given types. Source: spec §6. */
export function requireUserType(
  signedIn: CurrentSession | null,
  allowed: readonly UserType[],
): CurrentSession {
  if (signedIn === null) throw new Problem({ code: 'unauthenticated', detail: 'Sign in to make this call.' })
  const { userType } = signedIn.session
  if (userType === undefined || !allowed.includes(userType)) {
    throw new Problem({ code: 'forbidden', detail: `This call is for ${allowed.join(', ')} only.` })
  }
  return signedIn
}
