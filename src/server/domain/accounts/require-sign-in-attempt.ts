import type { AccountRepositories } from './account-records.ts'
import type { AllowedAttempt } from './require-attempt.ts'
import { tooManyAttempts } from './too-many-attempts.ts'

/**
 * Counts an attempt at an account by its e-mail address. A browser with an earlier sign-in has its own count, so that
 * strangers' attempts do not lock it out; after that it counts like any other. Throws 429 above both (security, 7;
 * decision 0005).
 */
export async function requireSignInAttempt(
  { attempts, devices }: Pick<AccountRepositories, 'attempts' | 'devices'>,
  kind: 'signIn' | 'reset',
  email: string,
  caller: { clientAddress: string | null; deviceToken?: string | null },
): Promise<AllowedAttempt> {
  const { deviceToken = null } = caller
  const device = deviceToken === null ? null : await devices.find(deviceToken, email)
  const own = device === null ? null : await attempts.begin(kind, `device ${device}`, null)
  if (own?.allowed) return own
  const shared = await attempts.begin(kind, email, caller.clientAddress)
  if (shared.allowed) return shared
  const waits = [shared.retryAfterSeconds, own?.retryAfterSeconds ?? Number.POSITIVE_INFINITY]
  throw tooManyAttempts(kind, Math.min(...waits))
}
