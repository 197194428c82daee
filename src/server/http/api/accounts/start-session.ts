import type { OperationId } from '../../../../contract/operations.gen.ts'
import type { Session } from '../../../../contract/session.ts'
import type { AccountRecords } from '../../../domain/accounts/account-records.ts'
import type { User } from '../../../domain/accounts/person.ts'
import { SESSION_SECONDS, sessionOf } from '../../../domain/accounts/sessions/sessions.ts'
import { type NewTokens, signedInCookies } from '../../request-context/cookies/signed-in-cookies.ts'
import type { Call } from '../../request-context/route.ts'
import { sessionClient } from '../../request-context/session-client.ts'

/** Makes a session in the transaction of its cause; pass its tokens to `startSession` after the commit. */
export async function newSession(
  { sessions, devices }: Pick<AccountRecords, 'sessions' | 'devices'>,
  user: User,
  call: Call<OperationId>,
): Promise<NewTokens> {
  if (call.accessToken !== null) await sessions.end(call.accessToken)
  const { token } = await sessions.create(user.id, SESSION_SECONDS, sessionClient(call))
  return { session: token, device: await devices.remember(user.email, call.caller.deviceToken ?? null) }
}

/** Sets the cookies for the new tokens, language and currency, and returns the answer's body. */
export function startSession(call: Call<OperationId>, user: User, tokens: NewTokens): { session: Session } {
  for (const cookie of signedInCookies(tokens, user, call.agency.agency, call.caller.site))
    call.setCookie(cookie)
  return { session: sessionOf(user) }
}
