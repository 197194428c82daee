import type { Session } from '../../contract/page.ts'

/** Who looks at a price (spec §6). */
export type Viewer = 'anonymous' | 'anonymous-without-prices' | 'traveller' | 'agent' | 'restricted-agent'

/**
 * Takes a session and whether the agency shows prices to people who have not signed in, and gives who is looking.
 * Source: spec §6 (roles), §3 (allowNonLoginFlow).
 */
export function viewerOf(
  session: Pick<Session, 'signedIn' | 'isTravelAgent' | 'isRestrictedAgent'>,
  allowNonLoginFlow: boolean,
): Viewer {
  if (!session.signedIn) return allowNonLoginFlow ? 'anonymous' : 'anonymous-without-prices'
  if (!session.isTravelAgent) return 'traveller'
  return session.isRestrictedAgent ? 'restricted-agent' : 'agent'
}
