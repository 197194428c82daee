import { expect, it } from 'vitest'
import type { Operation } from '../../contract/operation.ts'
import { type OperationId, operations } from '../../contract/operations.gen.ts'
import { forwarded } from './forwarded.ts'

/** Prices, quotes and bookings, which the product's own list of calls does not have. */
const booking =
  /^\/api\/(?:hotels|quotes|bookings|payments|proposals)\/?|^\/api\/(?:wallet|agency\/markups)$|^\/api\/agency\/booking-problems/

it("hands every call of spec §7 to an operator's API but branding, session and what we add", () => {
  const kept = (Object.values(operations) as Operation[]).filter(
    // People, their sessions and accounts have routes of their own, which ask the operator where they must; so has the look.
    ({ id, path }) =>
      !forwarded.has(id as OperationId) &&
      !/^\/api\/(?:users?|sso|branding)\//.test(path) &&
      !booking.test(path),
  )
  expect(kept.map(({ id }) => id).sort()).toEqual([
    'getAgency',
    'getAgencyEvents',
    'getAgencyTerms',
    'getAgencyTermsList',
    'getCancellationPolicies',
    'getCancellationPolicy',
    'getDestinations',
    'getLink',
    'getPageContext',
    'getPost',
    'getPosts',
    'getVisitorRegion',
    'getWording',
  ])
})
