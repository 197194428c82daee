import type { AccountRecords } from '../../../domain/accounts/account-records.ts'
import { mailSettings } from '../../../domain/accounts/mail-settings.ts'
import { hashPassword } from '../../../domain/accounts/password.ts'
import type { User } from '../../../domain/accounts/person.ts'
import { type MailedPurpose, readMailedLink } from '../../../domain/accounts/read-mailed-link.ts'
import { counting, requireAttempt } from '../../../domain/accounts/require-attempt.ts'
import { requireDirectLogin } from '../../../domain/accounts/require-direct-login.ts'
import { requireGoodPassword } from '../../../domain/accounts/require-good-password.ts'
import { providerName } from '../../../domain/accounts/single-sign-on/provider-name.ts'
import { tokenInvalid } from '../../../domain/accounts/token-invalid.ts'
import { renderMail } from '../../../domain/mail/render-mail.ts'
import { Problem } from '../../../kernel/errors/problem.ts'
import { writeSignUpCookie } from '../../request-context/cookies/sign-up-cookie.ts'
import type { NewTokens } from '../../request-context/cookies/signed-in-cookies.ts'
import type { Call, Route } from '../../request-context/route.ts'
import type { AccountDependencies } from './account-dependencies.ts'
import { newSession, startSession } from './start-session.ts'

/**
 * Makes the route that verifies an address by a mailed link and signs in. A sign-up's password counts only in the
 * browser in which it was typed; elsewhere the link remains valid for choosing one. Source: security, 7.
 */
export function verifyEmailRoute(dependencies: AccountDependencies): Route<'verifyEmail'> {
  return async (call) => {
    requireDirectLogin(call.agency.agency)
    const agency = dependencies.ofAgency(call.agency.id)
    const attempt = await requireAttempt(agency.attempts, 'verify', call.body.token, call.caller)
    const found = await agency.transaction((records) => verified(records, call))
    if (found === null) throw tokenInvalid()
    await attempt.succeeded()
    if (found === 'passwordless') {
      throw new Problem({
        code: 'password_required',
        detail: 'This sign-up was made in another browser. Set a password with the same link to continue.',
      })
    }
    call.setCookie(writeSignUpCookie(null, call.caller.site))
    return startSession(call, found.user, found.tokens)
  }
}

async function verified(records: AccountRecords, call: Call<'verifyEmail'>) {
  const { accountTokens, users, audit } = records
  const waiting = await accountTokens.peek(call.body.token, 'verify')
  if (waiting === null) return null
  const mark = call.caller.signUpMark ?? null
  // Any of the person's links verifies the address; the cookie shows who typed the password.
  const signUp = mark === null ? null : await accountTokens.signUpFrom(mark, waiting.id)
  if (signUp === null) return 'passwordless'
  if ((await accountTokens.redeem(call.body.token, 'verify')) === null) return null
  const user = await users.confirm(waiting.id, signUp)
  if (user === null) return null
  await audit.append({ actor: user.id, action: 'user.verify', beforeHash: null, afterHash: null })
  return { user, tokens: await newSession(records, user, call) }
}

/**
 * Makes the route that sets a password by a mailed link: forgotten, invited, or signed up in another browser. It also
 * verifies the address, ends all sessions and social identities of the person, and signs in. Source: security, 4, 7.
 */
export function setNewPasswordRoute(dependencies: AccountDependencies): Route<'setNewPassword'> {
  return async (call) => {
    requireDirectLogin(call.agency.agency)
    const { token, password } = call.body
    const agency = dependencies.ofAgency(call.agency.id)
    const attempt = await requireAttempt(agency.attempts, 'newPassword', token, call.caller)
    const meant = await readMailedLink(agency, token)
    if (meant === null) throw tokenInvalid()
    requireGoodPassword(password, meant.user.email)
    const passwordHash = await counting(attempt, () =>
      dependencies.hashing.run(() => hashPassword(password), call),
    )
    const found = await agency.transaction(async (records) => {
      const people = await redeemed(records, token, meant.purpose, passwordHash)
      if (people === null) return null
      const { before, after } = people
      // An intruder may have added social identities; the agency's single sign-on is not the person's to remove.
      const gone = await records.identities.removeSocial(after.id)
      const disconnected = gone.map((identity) => providerName(call.agency, identity))
      return {
        user: after,
        tokens: await takePassword(dependencies, call, records, before, passwordHash, disconnected),
      }
    })
    if (found === null) throw tokenInvalid()
    await attempt.succeeded()
    return startSession(call, found.user, found.tokens)
  }
}

/** Uses a link that sets a password, and returns its person before and after the change; null if the link is void. */
async function redeemed(
  records: AccountRecords,
  token: string,
  purpose: MailedPurpose,
  passwordHash: string,
) {
  const { users, accountTokens } = records
  const typed = purpose === 'verify' ? await accountTokens.signUpOf(token) : null
  const before = await accountTokens.redeem(token, purpose)
  if (before === null) return null
  // Names and language come from this link's sign-up; the password does not.
  const isLate = purpose === 'verify' && (await users.confirm(before.id, { ...typed, passwordHash })) === null
  if (isLate) return null
  await users.markVerified(before.id)
  // A person with an account accepts an invitation only by the invitation's own link.
  if (purpose === 'invite') await users.takeInvitation(before.id)
  // Locked before anything is removed, so that nothing is added meanwhile.
  const after = await users.hold(before.id)
  return after === null ? null : { before, after }
}

/**
 * Stores a password, ends the person's sessions, forgets their known browsers and notifies them by mail. Returns the
 * tokens of a new session in this browser.
 */
export async function takePassword(
  dependencies: AccountDependencies,
  call: Call<'setNewPassword' | 'changePassword'>,
  records: AccountRecords,
  user: User,
  passwordHash: string,
  disconnected: readonly string[] = [],
): Promise<NewTokens> {
  await records.users.setPassword(user.id, passwordHash)
  await records.sessions.endAllOf(user.id)
  await records.devices.forget(user.email)
  await records.audit.append({ actor: user.id, action: 'user.password', beforeHash: null, afterHash: null })
  // A first password needs no warning.
  if (dependencies.sendsMail && user.emailVerifiedAt !== null) {
    const settings = mailSettings(dependencies, call, user)
    const data = { resetLink: `${settings.origin}/forgotpassword`, firstName: user.firstName, disconnected }
    await records.mails.add(renderMail('passwordChanged', settings, user.email, data))
  }
  return newSession(records, user, call)
}
