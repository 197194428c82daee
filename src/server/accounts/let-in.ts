import type { OperationId } from '../../contract/operations.gen.ts'
import type { Session } from '../../contract/session.ts'
import type { Call } from '../routes/route.ts'
import { signedInCookies } from '../routes/signed-in-cookies.ts'
import { clientOf } from '../sessions/client-of.ts'
import { SESSION_SECONDS, sessionOf } from '../sessions/sessions.ts'
import type { AgencyRecords } from '../store/agency-repositories.ts'
import type { User } from '../store/person.ts'

/** Makes a session inside the transaction of its cause; the token goes to `letIn` when that is stored. */
export async function newSession(
  { sessions }: Pick<AgencyRecords, 'sessions'>,
  user: User,
  call: Call<OperationId>,
): Promise<string> {
  if (call.accessToken !== null) await sessions.end(call.accessToken)
  return (await sessions.create(user.id, SESSION_SECONDS, clientOf(call))).token
}

/** Puts a new session's token and the person's language and currency into the browser's cookies and gives the answer's body. */
export function letIn(call: Call<OperationId>, user: User, token: string): { session: Session } {
  for (const cookie of signedInCookies(token, user, call.agency.agency, call.caller.site))
    call.setCookie(cookie)
  return { session: sessionOf(user) }
}
