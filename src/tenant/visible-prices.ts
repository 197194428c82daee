import type { Session } from '../contract/session.ts'

/** What somebody may see of a price (spec §2.5, §5, §6). */
export interface VisiblePrices {
  /** Any price at all, and the deal behind it. */
  see: boolean
  /** Discount, retail price and what is saved. */
  savings: boolean
  /** Wholesale rate and agency markup. */
  agent: boolean
}

/**
 * Takes who is asking and the agency's rule for visitors, and gives which prices they see: the part of the policy
 * (`permissionsOf`) that a first view needs. Flags without a session mean nothing. Source: spec §6.
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
