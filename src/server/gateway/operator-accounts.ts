import type { AccountOperation } from '../accounts/account-routes.ts'
import type { Call, Route, Routes } from '../routes/route.ts'
import type { OperatorSessions } from '../sessions/operator-sessions.ts'
import { writeSessionCookie } from '../sessions/session-cookie.ts'
import { SESSION_SECONDS } from '../sessions/sessions.ts'
import { startOperatorSession } from './operator-login.ts'
import { operatorRefusal } from './operator-refusal.ts'
import { operatorReply } from './operator-reply.ts'
import { type OperatorApi, operatorRequest } from './operator-request.ts'

/**
 * Gives the account calls as the operator's own API answers them: its people, its mail, its rules. What lets somebody in
 * becomes a session as a log-in does, where the answer has a token; without one the person logs in. Source: README.
 */
export function operatorAccountRoutes(
  api: OperatorApi,
  sessions: OperatorSessions,
): Pick<Routes, AccountOperation> {
  return {
    signUp: mailed(api, 'signUp', []),
    // Whether an address is known is nobody's business, whatever the operator's API says of it.
    sendVerification: mailed(api, 'sendVerification', [404]),
    forgotPassword: mailed(api, 'forgotPassword', [404]),
    verifyEmail: letsIn(api, sessions, 'verifyEmail'),
    setNewPassword: letsIn(api, sessions, 'setNewPassword'),
    changePassword: letsIn(api, sessions, 'changePassword'),
    async redeemHandover(call) {
      const { status, body, headers } = await operatorRequest(api, 'redeemHandover', call)
      if (status >= 400) throw operatorRefusal('redeemHandover', status, body, headers)
      return operatorReply('redeemHandover', body)
    },
  }
}

type Mailed = 'signUp' | 'sendVerification' | 'forgotPassword'

function mailed<Id extends Mailed>(api: OperatorApi, id: Id, unsaid: readonly number[]): Route<Id> {
  return (async (call: Call<Id>) => {
    const { status, body, headers } = await operatorRequest(api, id, call)
    if (status >= 400 && !unsaid.includes(status)) throw operatorRefusal(id, status, body, headers)
    return { status: 'mailed' }
  }) as Route<Id>
}

type LetsIn = 'verifyEmail' | 'setNewPassword' | 'changePassword'

function letsIn<Id extends LetsIn>(api: OperatorApi, sessions: OperatorSessions, id: Id): Route<Id> {
  return (async (call: Call<Id>) => {
    const { status, body, headers } = await operatorRequest(api, id, call)
    if (status >= 400) throw operatorRefusal(id, status, body, headers)
    const started = await startOperatorSession(sessions, call.agency.id, body)
    if (started === null) return { session: call.session }
    if (call.accessToken !== null) await sessions.end(call.agency.id, call.accessToken)
    call.setCookie(writeSessionCookie(started.token, SESSION_SECONDS, call.caller.site))
    return { session: started.session }
  }) as Route<Id>
}
