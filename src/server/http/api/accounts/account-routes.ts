import type { ReplyOf } from '../../../../contract/types.ts'
import type { AccountRecords } from '../../../domain/accounts/account-records.ts'
import { mailSettings } from '../../../domain/accounts/mail-settings.ts'
import { withMinimumDuration } from '../../../domain/accounts/minimum-duration.ts'
import { hashPassword } from '../../../domain/accounts/password.ts'
import type { User } from '../../../domain/accounts/person.ts'
import { counting, requireAttempt, requireOwnAttempt } from '../../../domain/accounts/require-attempt.ts'
import { requireDirectLogin } from '../../../domain/accounts/require-direct-login.ts'
import { requireGoodPassword } from '../../../domain/accounts/require-good-password.ts'
import { requireMail } from '../../../domain/accounts/require-mail.ts'
import { requireSignInAttempt } from '../../../domain/accounts/require-sign-in-attempt.ts'
import { sessionOf } from '../../../domain/accounts/sessions/sessions.ts'
import { tokenInvalid } from '../../../domain/accounts/token-invalid.ts'
import { mailVerificationAgain } from '../../../domain/accounts/verification-mail.ts'
import { renderMail } from '../../../domain/mail/render-mail.ts'
import { Problem } from '../../../kernel/errors/problem.ts'
import type { Call, Route, Routes } from '../../request-context/route.ts'
import type { AccountDependencies } from './account-dependencies.ts'
import { setNewPasswordRoute, takePassword, verifyEmailRoute } from './link-answers.ts'
import { signUpRoute } from './sign-up.ts'
import { startSession } from './start-session.ts'

const sendOf = { sendVerification, forgotPassword: sendReset }

/** The calls that create an account and secure it for its owner. */
export type AccountOperation =
  | 'signUp'
  | 'verifyEmail'
  | 'sendVerification'
  | 'forgotPassword'
  | 'setNewPassword'
  | 'changePassword'
  | 'redeemHandover'

/** Makes the routes for signing up, verifying an address, setting passwords and linking accounts elsewhere. */
export function accountRoutes(dependencies: AccountDependencies): Pick<Routes, AccountOperation> {
  return {
    signUp: signUpRoute(dependencies),
    verifyEmail: verifyEmailRoute(dependencies),
    ...linkRequestRoutes(dependencies),
    setNewPassword: setNewPasswordRoute(dependencies),
    changePassword: changePasswordRoute(dependencies),
    redeemHandover: redeemHandoverRoute(dependencies),
  }
}

/** Makes the route by which another site resolves a handed-over token to its person, once. Source: security, 4. */
function redeemHandoverRoute(dependencies: AccountDependencies): Route<'redeemHandover'> {
  return async (call) => {
    const { accountTokens, attempts } = dependencies.ofAgency(call.agency.id)
    const attempt = await requireAttempt(attempts, 'handover', call.body.token, call.caller)
    const user = await accountTokens.redeem(call.body.token, 'handover')
    if (user === null) throw tokenInvalid()
    await attempt.succeeded()
    return { data: profileOf(user) }
  }
}

function profileOf(user: User): ReplyOf<'redeemHandover'>['data'] {
  const { profileImage } = sessionOf(user)
  return {
    id: user.id,
    userType: user.userType,
    personal_info: {
      first_name: user.firstName,
      last_name: user.lastName,
      email: user.email,
      ...(profileImage === undefined ? {} : { profile_image: profileImage }),
    },
    isRewardWalletEnable: user.isRewardWalletEnable,
  }
}

/**
 * Makes the route that changes the password of a signed-in caller who knows the current one. All other sessions of
 * theirs end, and this one gets a new token. Source: security, 4, 7.
 */
function changePasswordRoute(dependencies: AccountDependencies): Route<'changePassword'> {
  return async (call) => {
    const agency = dependencies.ofAgency(call.agency.id)
    const user = call.signedIn?.userId ? await agency.users.find(call.signedIn.userId) : null
    if (user === null) throw new Problem({ code: 'unauthenticated', detail: 'Log in to make this call.' })
    const { current, password } = call.body
    requireGoodPassword(password, user.email)
    const attempt = await requireOwnAttempt(agency.attempts, 'password', user.id)
    const known = await counting(attempt, () =>
      dependencies.hashing.run(() => agency.users.authenticate(user.email, current), call),
    )
    if (known === null) throw wrongCurrent()
    const passwordHash = await counting(attempt, () =>
      dependencies.hashing.run(() => hashPassword(password), call),
    )
    const tokens = await agency.transaction(async (records) => {
      // A password set in the meantime, for example by a mailed link, must not be replaced by a caller who knew the
      // previous one.
      if ((await records.users.hold(user.id, known.passwordHash)) === null) throw wrongCurrent()
      return takePassword(dependencies, call, records, user, passwordHash)
    })
    await attempt.succeeded()
    return startSession(call, user, tokens)
  }
}

function wrongCurrent(): Problem {
  const reason = 'is not the current password'
  return new Problem({
    code: 'validation_failed',
    detail: 'The current password is wrong. Enter it again, or request a link to set a new one.',
    errors: [{ field: 'current', reason }],
  })
}

type Asked = 'sendVerification' | 'forgotPassword'

/**
 * Makes the routes that mail a link: to verify an address, or to set a new password. Every address gets the same
 * answer after the same time; only the account's owner gets mail. Source: security, 7.
 */
function linkRequestRoutes(dependencies: AccountDependencies): { [Id in Asked]: Route<Id> } {
  const route = <Id extends Asked>(id: Id) =>
    (async (call: Call<Asked>) => {
      requireDirectLogin(call.agency.agency)
      requireMail(dependencies)
      const agency = dependencies.ofAgency(call.agency.id)
      const { email } = call.body
      if (id === 'forgotPassword') await requireSignInAttempt(agency, 'reset', email, call.caller)
      else await requireAttempt(agency.attempts, 'verification', email, call.caller)
      await withMinimumDuration(dependencies.evenMs, () =>
        agency.transaction((records) => sendOf[id](dependencies, call, records)),
      )
      return { status: 'mailed' }
    }) as Route<Id>
  return { sendVerification: route('sendVerification'), forgotPassword: route('forgotPassword') }
}

/** Only a sign-up needs this link: other people's links verify their address as well. */
async function sendVerification(
  dependencies: AccountDependencies,
  call: Call<Asked>,
  records: AccountRecords,
): Promise<void> {
  const user = await records.users.waiting(call.body.email)
  if (user !== null) await mailVerificationAgain(dependencies, call, records, user)
}

async function sendReset(
  dependencies: AccountDependencies,
  call: Call<Asked>,
  { users, accountTokens, mails, mailQuota }: AccountRecords,
): Promise<void> {
  const user = await users.findByEmail(call.body.email)
  if (user === null || !user.isActive) return
  // Before the link is made, so that a link that is not mailed replaces no earlier one.
  if (!(await mailQuota.take('reset', user.email))) return
  const token = await accountTokens.issue(user.id, 'reset')
  const settings = mailSettings(dependencies, call, user)
  const link = `${settings.origin}/newPassword?token=${token}`
  await mails.add(renderMail('reset', settings, user.email, { link, firstName: user.firstName }))
}
