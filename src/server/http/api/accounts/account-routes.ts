import type { Routes } from '../../call/route.ts'
import type { AccountParts } from './account-parts.ts'
import { changePasswordRoute } from './change-password.ts'
import { setNewPasswordRoute, verifyEmailRoute } from './link-answers.ts'
import { linkRequestRoutes } from './link-requests.ts'
import { redeemHandoverRoute } from './redeem-handover.ts'
import { signUpRoute } from './sign-up.ts'

/** The calls that make an account and keep it its owner's. */
export type AccountOperation =
  | 'signUp'
  | 'verifyEmail'
  | 'sendVerification'
  | 'forgotPassword'
  | 'setNewPassword'
  | 'changePassword'
  | 'redeemHandover'

/** Makes the routes for signing up, proving an address and setting passwords, and for being known elsewhere. */
export function accountRoutes(parts: AccountParts): Pick<Routes, AccountOperation> {
  return {
    signUp: signUpRoute(parts),
    verifyEmail: verifyEmailRoute(parts),
    ...linkRequestRoutes(parts),
    setNewPassword: setNewPasswordRoute(parts),
    changePassword: changePasswordRoute(parts),
    redeemHandover: redeemHandoverRoute(parts),
  }
}
