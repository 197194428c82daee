import type { LanguageCode } from '../../contract/types.ts'
import { Problem } from '../http/problem.ts'
import { renderMail } from '../mail/render-mail.ts'
import type { Call, Route } from '../routes/route.ts'
import type { AgencyRecords } from '../store/agency-repositories.ts'
import { hashPassword } from '../store/password.ts'
import type { User } from '../store/person.ts'
import { type AccountParts, requireMail } from './account-parts.ts'
import { mailSettings } from './mail-settings.ts'
import { noEarlierThan } from './no-earlier-than.ts'
import { counting, requireAttempt } from './require-attempt.ts'
import { requireDirectLogin } from './require-direct-login.ts'
import { requireGoodPassword } from './require-good-password.ts'

/**
 * Makes the route that asks for an account. Whether the address is taken is said in the mail alone: answer, limits and the
 * costly work, the password's hash, are the same. Source: spec §2.6, §6, security, 7.
 */
export function signUpRoute(parts: AccountParts): Route<'signUp'> {
  return async (call) => {
    requireSignUp(call)
    requireMail(parts)
    const { email, password } = call.body
    requireGoodPassword(password, email)
    const agency = parts.ofAgency(call.agency.id)
    const attempt = await requireAttempt(agency.attempts, 'signUp', email, call.caller)
    await noEarlierThan(parts.evenMs, async () => {
      const passwordHash = await counting(attempt, () =>
        parts.hashing.run(() => hashPassword(password), call),
      )
      await agency.together((records) => answerByMail(parts, call, records, passwordHash))
    })
    return { status: 'mailed' }
  }
}

/** Sign-up is hidden for the platform's own brand and where the agency says so (spec §6). */
function requireSignUp({ agency: { agency } }: Call<'signUp'>): void {
  requireDirectLogin(agency)
  if (!agency.isHideSignupOption && !agency.isPlatformBrand) return
  throw new Problem({ code: 'forbidden', detail: 'This agency offers no sign-up here.' })
}

async function answerByMail(
  parts: AccountParts,
  call: Call<'signUp'>,
  records: AgencyRecords,
  passwordHash: string,
): Promise<void> {
  // Nothing changes but by a mail that says so.
  if (!(await records.mailAllowance.take(call.body.email))) return
  const language = offeredLanguage(call)
  const settings = mailSettings(parts, call, { language })
  const user = await waitingUser(call, records, passwordHash, language)
  if (user === null) {
    const known = await records.users.findByEmail(call.body.email)
    // Who was shut out is told nothing, and by nobody's asking.
    if (known === null || !known.isActive) return
    const mail = mailSettings(parts, call, known)
    const links = { loginLink: `${mail.origin}/login`, resetLink: `${mail.origin}/forgotpassword` }
    await records.mails.add(
      renderMail('accountExists', mail, known.email, { ...links, firstName: known.firstName }),
    )
    return
  }
  const token = await records.accountTokens.issue(user.id, 'verify')
  const link = `${settings.origin}/verify?token=${token}`
  await records.mails.add(renderMail('verify', settings, user.email, { link, firstName: user.firstName }))
  await records.audit.append({ actor: user.id, action: 'user.signUp', beforeHash: null, afterHash: null })
}

/**
 * Gives the person who waits for this mail: a new one, or one that signed up before and never proved the address, who then
 * has what was typed last. Null for an address with an account, invited people included.
 */
async function waitingUser(
  call: Call<'signUp'>,
  { users }: AgencyRecords,
  passwordHash: string,
  language: LanguageCode | null,
): Promise<User | null> {
  const { email } = call.body
  const firstName = call.body.firstName.trim()
  const lastName = call.body.lastName.trim()
  const created = await users.create({
    email,
    passwordHash,
    userType: 'Traveller',
    isRestricted: false,
    firstName,
    lastName,
    language,
    currency: null,
  })
  if (created !== null) return created
  return users.renewUnverified(email, { passwordHash, firstName, lastName, language })
}

function offeredLanguage({ body, agency: { agency } }: Call<'signUp'>): LanguageCode | null {
  return agency.languages.find((code) => code === body.language) ?? null
}
