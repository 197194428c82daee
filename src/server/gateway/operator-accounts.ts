import type { AccountOperation } from '../accounts/account-routes.ts'
import { noEarlierThan } from '../accounts/no-earlier-than.ts'
import { requireAttempt } from '../accounts/require-attempt.ts'
import { Problem } from '../http/problem.ts'
import type { Call, Route, Routes } from '../routes/route.ts'
import type { OperatorSessions } from '../sessions/operator-sessions.ts'
import { writeSessionCookie } from '../sessions/session-cookie.ts'
import { SESSION_SECONDS } from '../sessions/sessions.ts'
import type { Attempts } from '../store/attempts.ts'
import { operatorFaults } from './operator-faults.ts'
import { startOperatorSession } from './operator-login.ts'
import { operatorRefusal } from './operator-refusal.ts'
import { operatorReply } from './operator-reply.ts'
import { type OperatorApi, operatorRequest } from './operator-request.ts'

export interface OperatorAccountParts {
  api: OperatorApi
  sessions: OperatorSessions
  /** Counted here: the operator's API sees one address for everybody. */
  attemptsOf: (agencyId: string) => Attempts
  /** Milliseconds before which calls that must not tell whether an account exists do not answer. */
  evenMs: number
}

/**
 * Gives the account calls as the operator's own API answers them: its people, its mail, its rules, within the limits that
 * hold here. What lets somebody in becomes a session as a log-in does, where the answer has a token; without one the
 * person logs in. Source: README, security, 7.
 */
export function operatorAccountRoutes(parts: OperatorAccountParts): Pick<Routes, AccountOperation> {
  const { api, attemptsOf } = parts
  return {
    signUp: mailed(parts, 'signUp'),
    sendVerification: mailed(parts, 'sendVerification'),
    forgotPassword: mailed(parts, 'forgotPassword'),
    verifyEmail: letsIn(parts, 'verifyEmail', ({ body }) => body.token),
    setNewPassword: letsIn(parts, 'setNewPassword', ({ body }) => body.token),
    changePassword: letsIn(parts, 'changePassword', ({ accessToken }) => accessToken ?? ''),
    async redeemHandover(call) {
      const attempts = attemptsOf(call.agency.id)
      const attempt = await requireAttempt(attempts, 'handover', call.body.token, call.caller)
      const { status, body, headers } = await operatorRequest(api, 'redeemHandover', call)
      if (status >= 400) throw operatorRefusal('redeemHandover', status, body, headers)
      await attempt.succeeded()
      return operatorReply('redeemHandover', body)
    },
  }
}

/** What each call is counted as. */
const kinds = {
  signUp: 'signUp',
  sendVerification: 'verification',
  forgotPassword: 'reset',
  verifyEmail: 'verify',
  setNewPassword: 'newPassword',
  changePassword: 'password',
} as const

type Mailed = 'signUp' | 'sendVerification' | 'forgotPassword'

/** Whether an address is known is nobody's business: with these an API may say it. */
const unsaid: ReadonlySet<number> = new Set([400, 404, 409, 410, 422])

function mailed<Id extends Mailed>({ api, attemptsOf, evenMs }: OperatorAccountParts, id: Id): Route<Id> {
  return (async (call: Call<Mailed>) => {
    await requireAttempt(attemptsOf(call.agency.id), kinds[id], call.body.email, call.caller)
    await noEarlierThan(evenMs, async () => {
      const { status, body, headers } = await operatorRequest(api, id, call as Call<Id>)
      if (status < 400) return
      if (!unsaid.has(status)) throw operatorRefusal(id, status, body, headers)
      const errors = operatorFaults(body, call.body)
      if (errors.length === 0) return
      throw new Problem({ code: 'validation_failed', detail: 'The request was refused.', errors })
    })
    return { status: 'mailed' }
  }) as Route<Id>
}

type LetsIn = 'verifyEmail' | 'setNewPassword' | 'changePassword'

function letsIn<Id extends LetsIn>(
  { api, sessions, attemptsOf }: OperatorAccountParts,
  id: Id,
  keyOf: (call: Call<Id>) => string,
): Route<Id> {
  return (async (call: Call<Id>) => {
    const attempt = await requireAttempt(attemptsOf(call.agency.id), kinds[id], keyOf(call), call.caller)
    const { status, body, headers } = await operatorRequest(api, id, call)
    if (status >= 400) throw operatorRefusal(id, status, body, headers)
    await attempt.succeeded()
    const started = await startOperatorSession(sessions, call.agency.id, body)
    if (started === null) return { session: call.session }
    if (call.accessToken !== null) await sessions.end(call.agency.id, call.accessToken)
    call.setCookie(writeSessionCookie(started.token, SESSION_SECONDS, call.caller.site))
    return { session: started.session }
  }) as Route<Id>
}
