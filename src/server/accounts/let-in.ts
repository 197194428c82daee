import type { OperationId } from '../../contract/operations.gen.ts'
import type { Session } from '../../contract/session.ts'
import { writeCurrencyCookie } from '../routes/currency-cookie.ts'
import { writeLanguageCookie } from '../routes/language-cookie.ts'
import type { Call } from '../routes/route.ts'
import { clientOf } from '../sessions/client-of.ts'
import { writeSessionCookie } from '../sessions/session-cookie.ts'
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
  const { site } = call.caller
  call.setCookie(writeSessionCookie(token, SESSION_SECONDS, site))
  const language = call.agency.agency.languages.find((code) => code === user.language)
  if (language !== undefined) call.setCookie(writeLanguageCookie(language, site))
  if (user.currency !== null) call.setCookie(writeCurrencyCookie(user.currency, site))
  return { session: sessionOf(user) }
}
