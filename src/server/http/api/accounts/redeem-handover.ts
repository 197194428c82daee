import type { ReplyOf } from '../../../../contract/types.ts'
import type { User } from '../../../domain/accounts/person.ts'
import { requireAttempt } from '../../../domain/accounts/require-attempt.ts'
import { sessionOf } from '../../../domain/accounts/sessions/sessions.ts'
import { tokenInvalid } from '../../../domain/accounts/token-invalid.ts'
import type { Route } from '../../call/route.ts'
import type { AccountParts } from './account-parts.ts'

/** Makes the route by which another site learns whom a handed-over token stands for, once. Source: security, 4. */
export function redeemHandoverRoute(parts: AccountParts): Route<'redeemHandover'> {
  return async (call) => {
    const { accountTokens, attempts } = parts.ofAgency(call.agency.id)
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
