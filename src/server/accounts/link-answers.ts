import { renderMail } from '../mail/render-mail.ts'
import { noteChange } from '../routes/note-change.ts'
import type { Call, Route } from '../routes/route.ts'
import { providerName } from '../sso/provider-name.ts'
import type { AgencyRecords } from '../store/agency-repositories.ts'
import { hashPassword } from '../store/password.ts'
import type { User } from '../store/person.ts'
import type { AccountParts } from './account-parts.ts'
import { letIn, newSession } from './let-in.ts'
import { mailSettings } from './mail-settings.ts'
import { counting, requireAttempt } from './require-attempt.ts'
import { requireDirectLogin } from './require-direct-login.ts'
import { requireGoodPassword } from './require-good-password.ts'
import { tokenInvalid } from './token-invalid.ts'

/** Makes the route that proves an address by the link of a mail, and signs in. Source: security, 7. */
export function verifyEmailRoute(parts: AccountParts): Route<'verifyEmail'> {
  return async (call) => {
    requireDirectLogin(call.agency.agency)
    const agency = parts.ofAgency(call.agency.id)
    const attempt = await requireAttempt(agency.attempts, 'verify', call.body.token, call.caller)
    const found = await agency.together(async (records) => {
      const user = await records.accountTokens.redeem(call.body.token, 'verify')
      if (user === null) return null
      await records.users.markVerified(user.id)
      await records.audit.append({ actor: user.id, action: 'user.verify', beforeHash: null, afterHash: null })
      return { user, token: await newSession(records, user, call) }
    })
    if (found === null) throw tokenInvalid()
    await attempt.succeeded()
    return letIn(call, found.user, found.token)
  }
}

/**
 * Makes the route that sets a password by the link of a mail, forgotten or invited: it proves the address too, ends every
 * session of the person and what social accounts let them in, and signs in. Source: security, 4, 7.
 */
export function setNewPasswordRoute(parts: AccountParts): Route<'setNewPassword'> {
  return async (call) => {
    requireDirectLogin(call.agency.agency)
    const { token, password } = call.body
    const agency = parts.ofAgency(call.agency.id)
    const attempt = await requireAttempt(agency.attempts, 'newPassword', token, call.caller)
    const reset = await agency.accountTokens.peek(token, 'reset')
    const purpose = reset === null ? 'invite' : 'reset'
    const meant = reset ?? (await agency.accountTokens.peek(token, 'invite'))
    if (meant === null) throw tokenInvalid()
    requireGoodPassword(password, meant.email)
    const passwordHash = await counting(attempt, () => parts.hashing.run(() => hashPassword(password), call))
    const found = await agency.together(async (records) => {
      const user = await records.accountTokens.redeem(token, purpose)
      if (user === null) return null
      await records.users.markVerified(user.id)
      if (purpose === 'invite') await records.users.takeInvitation(user.id)
      const taken = await records.users.find(user.id)
      if (taken === null) return null
      const role = ({ userType, isRestricted }: User) => ({ userType, isRestricted })
      if (purpose === 'invite') {
        await noteChange(records, user.id, 'user.role', { before: role(user), after: role(taken) })
      }
      // Whoever set them up may be the one the password is taken from; the agency's own sign-on is not the person's.
      const gone = await records.identities.removeSocial(user.id)
      const disconnected = gone.map((identity) => providerName(call.agency, identity))
      return {
        user: taken,
        token: await takePassword(parts, call, records, user, passwordHash, disconnected),
      }
    })
    if (found === null) throw tokenInvalid()
    await attempt.succeeded()
    return letIn(call, found.user, found.token)
  }
}

/** Stores a password, ends the person's sessions, tells them by mail, and gives the token of a new session. */
export async function takePassword(
  parts: AccountParts,
  call: Call<'setNewPassword' | 'changePassword'>,
  records: AgencyRecords,
  user: User,
  passwordHash: string,
  disconnected: readonly string[] = [],
): Promise<string> {
  await records.users.setPassword(user.id, passwordHash)
  await records.sessions.endAllOf(user.id)
  await records.audit.append({ actor: user.id, action: 'user.password', beforeHash: null, afterHash: null })
  // Who sets the first one needs no warning.
  if (parts.sendsMail && user.emailVerifiedAt !== null) {
    const settings = mailSettings(parts, call, user)
    const data = { resetLink: `${settings.origin}/forgotpassword`, firstName: user.firstName, disconnected }
    await records.mails.add(renderMail('passwordChanged', settings, user.email, data))
  }
  return newSession(records, user, call)
}
