import { type PolicyAgency, type PolicySession, permissionsOf } from '../../../tenant/permissions.ts'

/** The viewer of a price (spec §6). */
export type Viewer = 'anonymous' | 'anonymous-without-prices' | 'traveller' | 'agent' | 'restricted-agent'

/** Returns which viewer a session is, by its agency's policy. Source: spec §6 (roles), §3 (allowNonLoginFlow). */
export function viewerOf(session: PolicySession, agency: PolicyAgency): Viewer {
  const permissions = permissionsOf(session, agency)
  if (!permissions.has('prices.see')) return 'anonymous-without-prices'
  if (!permissions.has('prices.savings')) return 'anonymous'
  if (permissions.has('prices.agent')) return 'agent'
  return permissions.has('page.commandCentre') ? 'restricted-agent' : 'traveller'
}
