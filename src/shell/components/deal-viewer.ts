import type { PageAgency, Session } from '../../contract/page.ts'

/** What the person looking may see of a price (spec §2.5, §5, §6). */
export interface DealViewer {
  /** Retail price, discount and saving in full. */
  signedIn: boolean
  /** Any price at all, and the deal behind it. */
  mayOpen: boolean
  /** Wholesale rate and agency markup. */
  isFullAgent: boolean
}

/** Takes who is asking and the agency's rule for visitors, and gives what they may see of a deal. Source: spec §6. */
export function dealViewer(
  session: Pick<Session, 'signedIn' | 'isTravelAgent' | 'isRestrictedAgent'>,
  agency: Pick<PageAgency, 'allowNonLoginFlow'>,
): DealViewer {
  const { signedIn, isTravelAgent, isRestrictedAgent } = session
  return {
    signedIn,
    mayOpen: signedIn || agency.allowNonLoginFlow,
    isFullAgent: signedIn && isTravelAgent && !isRestrictedAgent,
  }
}
