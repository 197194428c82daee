import { expect, it } from 'vitest'
import { type OperationId, operations } from '../../contract/operations.gen.ts'
import { forwarded } from './forwarded.ts'

it("hands every call of spec §7 to an operator's API but branding, session and what we add", () => {
  const kept = (Object.keys(operations) as OperationId[]).filter((id) => !forwarded.has(id))
  // Signing in and the account calls ask the operator too, in routes of their own (operator-login, operator-accounts).
  expect(kept.sort()).toEqual([
    'changeAgent',
    'changeLanguage',
    'changePassword',
    'deleteProfilePicture',
    'endOtherSessions',
    'endSession',
    'forgotPassword',
    'getAgency',
    'getAgencyTerms',
    'getAgencyTermsList',
    'getAgent',
    'getAgents',
    'getCancellationPolicies',
    'getCancellationPolicy',
    'getDestinations',
    'getLink',
    'getPost',
    'getPosts',
    'getProfile',
    'getSession',
    'getSessions',
    'getVisitorRegion',
    'getWording',
    'inviteAgent',
    'inviteAgentAgain',
    'listSsoProviders',
    'login',
    'logout',
    'putProfilePicture',
    'redeemHandover',
    'sendVerification',
    'setNewPassword',
    'signUp',
    'updateProfile',
    'verifyEmail',
  ])
})
