import { randomBytes } from 'node:crypto'
import type { LanguageCode } from '../../../../contract/types.ts'
import type { AccountRecords } from '../../../domain/accounts/account-records.ts'
import { mailSettings } from '../../../domain/accounts/mail-settings.ts'
import { withMinimumDuration } from '../../../domain/accounts/minimum-duration.ts'
import { hashPassword } from '../../../domain/accounts/password.ts'
import type { User } from '../../../domain/accounts/person.ts'
import { counting, requireAttempt } from '../../../domain/accounts/require-attempt.ts'
import { requireDirectLogin } from '../../../domain/accounts/require-direct-login.ts'
import { requireGoodPassword } from '../../../domain/accounts/require-good-password.ts'
import { requireMail } from '../../../domain/accounts/require-mail.ts'
import type { SignUpDetails } from '../../../domain/accounts/sign-up-details.ts'
import { mailVerification } from '../../../domain/accounts/verification-mail.ts'
import { renderMail } from '../../../domain/mail/render-mail.ts'
import { Problem } from '../../../kernel/errors/problem.ts'
import { writeSignUpCookie } from '../../request-context/cookies/sign-up-cookie.ts'
import type { Call, Route } from '../../request-context/route.ts'
import type { AccountDependencies } from './account-dependencies.ts'

/**
 * Makes the route that creates an account. Only the mail reveals whether the address is taken: answer, limits and the
 * costly hash are the same. A cookie marks the browser, so that the link confirms the password only where it was
 * typed. Source: spec §2.6, §6, security, 7.
 */
export function signUpRoute(dependencies: AccountDependencies): Route<'signUp'> {
  return async (call) => {
    requireSignUp(call)
    requireMail(dependencies)
    const { email, password } = call.body
    requireGoodPassword(password, email)
    const agency = dependencies.ofAgency(call.agency.id)
    const attempt = await requireAttempt(agency.attempts, 'signUp', email, call.caller)
    const mark = call.caller.signUpMark ?? randomBytes(32).toString('base64url')
    await withMinimumDuration(dependencies.evenMs, async () => {
      const passwordHash = await counting(attempt, () =>
        dependencies.hashing.run(() => hashPassword(password), call),
      )
      const details = { ...namesOf(call), language: offeredLanguage(call), passwordHash }
      await agency.transaction((records) => answerByMail(dependencies, call, records, { details, mark }))
    })
    call.setCookie(writeSignUpCookie(mark, call.caller.site))
    return { status: 'mailed' }
  }
}

/** Sign-up is hidden for the platform's own brand and if the agency disables it (spec §6). */
function requireSignUp({ agency: { agency } }: Call<'signUp'>): void {
  requireDirectLogin(agency)
  if (!agency.isHideSignupOption && !agency.isPlatformBrand) return
  throw new Problem({
    code: 'forbidden',
    detail: 'This agency does not offer sign-up. Log in if you have an account, or contact the agency.',
  })
}

async function answerByMail(
  dependencies: AccountDependencies,
  call: Call<'signUp'>,
  records: AccountRecords,
  signUp: { details: SignUpDetails; mark: string },
): Promise<void> {
  // Nothing changes; the owner gets a mail about it.
  if (!(await records.mailQuota.take('signUp', call.body.email))) return
  const user = await waitingUser(call, records, signUp.details)
  if (user !== null) {
    await mailVerification(dependencies, call, records, user, signUp)
    await records.audit.append({ actor: user.id, action: 'user.signUp', beforeHash: null, afterHash: null })
    return
  }
  const known = await records.users.findByEmail(call.body.email)
  // A deactivated person gets no mail.
  if (known === null || !known.isActive) return
  const mail = mailSettings(dependencies, call, known)
  const links = { loginLink: `${mail.origin}/login`, resetLink: `${mail.origin}/forgotpassword` }
  await records.mails.add(
    renderMail('accountExists', mail, known.email, { ...links, firstName: known.firstName }),
  )
}

/**
 * Returns the person for this mail: a new one, or one who signed up before and never verified the address. The second
 * one's data does not change yet: it is stored with the new link, and the link that is used applies its own. Null for
 * an address with an account or an invitation.
 */
async function waitingUser(
  call: Call<'signUp'>,
  { users }: AccountRecords,
  { firstName, lastName, language }: SignUpDetails,
): Promise<User | null> {
  const { email } = call.body
  const created = await users.create({
    email,
    firstName,
    lastName,
    language,
    userType: 'Traveller',
    isRestricted: false,
    currency: null,
    // Unowned until the address is verified.
    passwordHash: null,
  })
  return created ?? users.waiting(email)
}

function namesOf({ body }: Call<'signUp'>) {
  return { firstName: body.firstName.trim(), lastName: body.lastName.trim() }
}

function offeredLanguage({ body, agency: { agency } }: Call<'signUp'>): LanguageCode | null {
  return agency.languages.find((code) => code === body.language) ?? null
}
