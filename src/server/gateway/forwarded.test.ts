import { expect, it } from 'vitest'
import { type OperationId, operations } from '../../contract/operations.gen.ts'
import { forwarded } from './forwarded.ts'

it("hands every call of spec §7 to an operator's API but branding, session and what we add", () => {
  const kept = (Object.keys(operations) as OperationId[]).filter((id) => !forwarded.has(id))
  // Signing in and the account calls ask the operator too, in routes of their own (operator-login, operator-accounts).
  expect(kept.sort()).toEqual([
    'changeLanguage',
    'changePassword',
    'forgotPassword',
    'getAgency',
    'getAgencyTerms',
    'getAgencyTermsList',
    'getCancellationPolicies',
    'getCancellationPolicy',
    'getDestinations',
    'getLink',
    'getPost',
    'getPosts',
    'getSession',
    'getVisitorRegion',
    'getWording',
    'listSsoProviders',
    'login',
    'logout',
    'redeemHandover',
    'sendVerification',
    'setNewPassword',
    'signUp',
    'verifyEmail',
  ])
})
