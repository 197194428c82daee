import type { Session } from '../contract/session.ts'

/** The parts of a price that a user may see (spec §2.5, §5, §6). */
export interface VisiblePrices {
  /** Any price, and the deal behind it. */
  see: boolean
  /** Discount, retail price and savings. */
  savings: boolean
  /** Wholesale rate and agency markup. */
  agent: boolean
}

/**
 * Returns the prices that a user may see at an agency: the part of the policy (`permissionsOf`) that a first view
 * needs. Flags without a session are ignored. Source: spec §6.
 */
export function visiblePrices(
  {
    signedIn,
    isTravelAgent,
    isRestrictedAgent,
  }: Pick<Session, 'signedIn' | 'isTravelAgent' | 'isRestrictedAgent'>,
  agency: { allowNonLoginFlow: boolean },
): VisiblePrices {
  return {
    see: signedIn || agency.allowNonLoginFlow,
    savings: signedIn,
    agent: signedIn && isTravelAgent && !isRestrictedAgent,
  }
}
