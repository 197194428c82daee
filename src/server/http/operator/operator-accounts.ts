import type { FieldError } from '../../../contract/types.ts'
import type { AgencyRepositories } from '../../adapters/store/agency-repositories.ts'
import type { Attempts } from '../../domain/accounts/attempts.ts'
import { withMinimumDuration } from '../../domain/accounts/minimum-duration.ts'
import {
  type AllowedAttempt,
  requireAttempt,
  requireOwnAttempt,
} from '../../domain/accounts/require-attempt.ts'
import { requireSignInAttempt } from '../../domain/accounts/require-sign-in-attempt.ts'
import type { OperatorSessions } from '../../domain/accounts/sessions/operator-sessions.ts'
import { SESSION_SECONDS } from '../../domain/accounts/sessions/sessions.ts'
import { Problem } from '../../kernel/errors/problem.ts'
import type { AccountOperation } from '../api/accounts/account-routes.ts'
import { writeDeviceCookie } from '../request-context/cookies/device-cookie.ts'
import { writeSessionCookie } from '../request-context/cookies/session-cookie.ts'
import { keyOfPerson } from '../request-context/counted-caller.ts'
import type { Call, Route, Routes } from '../request-context/route.ts'
import { startOperatorSession } from './operator-login.ts'
import { operatorRefusal } from './operator-refusal.ts'
import { operatorReply } from './operator-reply.ts'
import { type OperatorApi, operatorRequest } from './operator-request.ts'
import { refusedFields } from './refused-fields.ts'

export interface OperatorAccountDependencies {
  api: OperatorApi
  sessions: OperatorSessions
  /** Attempts are counted and browsers stored here, since the operator's API sees one address for all visitors. */
  ofAgency: (agencyId: string) => Pick<AgencyRepositories, 'attempts' | 'devices'>
  /** The earliest answer, in milliseconds, of calls that must not reveal whether an account exists. */
  evenMs: number
}

/**
 * Returns the account calls as the operator's own API answers them, within Livery's limits: its people, its mail, its
 * rules. A sign-in there starts a session here if the answer has a token; otherwise the person logs in. Source:
 * docs/your-own-api.md, security, 7.
 */
export function operatorAccountRoutes(
  dependencies: OperatorAccountDependencies,
): Pick<Routes, AccountOperation> {
  const { api, ofAgency } = dependencies
  return {
    signUp: mailed(dependencies, 'signUp'),
    sendVerification: mailed(dependencies, 'sendVerification'),
    forgotPassword: mailed(dependencies, 'forgotPassword'),
    verifyEmail: letsIn(dependencies, 'verifyEmail', (attempts, { body, caller }) =>
      requireAttempt(attempts, 'verify', body.token, caller),
    ),
    setNewPassword: letsIn(dependencies, 'setNewPassword', (attempts, { body, caller }) =>
      requireAttempt(attempts, 'newPassword', body.token, caller),
    ),
    changePassword: letsIn(dependencies, 'changePassword', (attempts, { signedIn, accessToken }) =>
      requireOwnAttempt(attempts, 'password', signedIn ? keyOfPerson(signedIn) : (accessToken ?? '')),
    ),
    async redeemHandover(call) {
      const { attempts } = ofAgency(call.agency.id)
      const attempt = await requireAttempt(attempts, 'handover', call.body.token, call.caller)
      const { status, body, headers } = await operatorRequest(api, 'redeemHandover', call)
      if (status >= 400) throw operatorRefusal('redeemHandover', status, body, headers)
      await attempt.succeeded()
      return operatorReply('redeemHandover', body)
    },
  }
}

type Mailed = 'signUp' | 'sendVerification' | 'forgotPassword'

/** With these answers, an API may reveal whether an address is known, so they are replaced. */
const unsaid: ReadonlySet<number> = new Set([400, 404, 409, 410, 422])

function mailed<Id extends Mailed>(
  { api, ofAgency, evenMs }: OperatorAccountDependencies,
  id: Id,
): Route<Id> {
  return (async (call: Call<Mailed>) => {
    const agency = ofAgency(call.agency.id)
    const { email } = call.body
    if (id === 'forgotPassword') await requireSignInAttempt(agency, 'reset', email, call.caller)
    else {
      const kind = id === 'signUp' ? 'signUp' : 'verification'
      await requireAttempt(agency.attempts, kind, email, call.caller)
    }
    await withMinimumDuration(evenMs, async () => {
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
  { api, sessions, ofAgency }: OperatorAccountDependencies,
  id: Id,
  count: (attempts: Attempts, call: Call<Id>) => Promise<AllowedAttempt>,
): Route<Id> {
  return (async (call: Call<Id>) => {
    const { attempts, devices } = ofAgency(call.agency.id)
    const attempt = await count(attempts, call)
    const { status, body, headers } = await operatorRequest(api, id, call)
    if (status >= 400) throw operatorRefusal(id, status, body, headers)
    await attempt.succeeded()
    const started = await startOperatorSession(sessions, call.agency.id, body)
    // Other links may belong to another person than the signed-in one.
    const own = id === 'changePassword' ? call.session.email : undefined
    const email = own || started?.session.email
    if (email) {
      // A new password forgets every known browser except this one.
      if (id !== 'verifyEmail') await devices.forget(email)
      const device = await devices.remember(email, call.caller.deviceToken ?? null)
      call.setCookie(writeDeviceCookie(device, call.caller.site))
    }
    if (started === null) return { session: call.session }
    if (call.accessToken !== null) await sessions.end(call.agency.id, call.accessToken)
    call.setCookie(writeSessionCookie(started.token, SESSION_SECONDS, call.caller.site))
    return { session: started.session }
  }) as Route<Id>
}

/**
 * Returns the faults that an operator's answer names (`errors: [{field, reason}]`), limited to fields that were sent,
 * without the address: its faults could reveal whether it is known. Source: security, 7.
 */
function operatorFaults(body: unknown, sent: object): FieldError[] {
  return refusedFields(body).filter(({ field }) => field !== 'email' && Object.hasOwn(sent, field))
}
