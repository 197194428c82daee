import { mailVerificationAgain } from '../../../domain/accounts/verification-mail.ts'
import type { Call } from '../../request-context/route.ts'
import type { AccountDependencies } from './account-dependencies.ts'

/**
 * Makes the function that sends the verification link again after a log-in with an unverified address. The answer
 * does not reveal it: the log-in is refused as for an unknown address, with the same limits. Source: security, 7.
 */
export function remindWaiting(dependencies: Pick<AccountDependencies, 'ofAgency' | 'sendsMail' | 'isDemo'>) {
  return async (call: Call<'login'>): Promise<void> => {
    if (!dependencies.sendsMail) return
    const agency = dependencies.ofAgency(call.agency.id)
    const { email } = call.body
    await agency.transaction(async (records) => {
      const user = await records.users.waiting(email)
      if (user !== null) await mailVerificationAgain(dependencies, call, records, user)
    })
  }
}
