import { expect, it } from 'vitest'
import { type OperationId, operations } from '../../contract/operations.gen.ts'
import { forwarded } from './forwarded.ts'

it("hands every call of spec §7 to an operator's API but branding, session and what we add", () => {
  const kept = (Object.keys(operations) as OperationId[]).filter((id) => !forwarded.has(id))
  // Signing in asks the operator too, in a route of its own (operator-login).
  expect(kept.sort()).toEqual([
    'changeLanguage',
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
    'login',
    'logout',
  ])
})
