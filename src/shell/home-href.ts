import type { PageAgency } from '../contract/page.ts'
import type { Session } from '../contract/session.ts'
import { isPresent } from '../tenant/is-present.ts'

/**
 * Returns the logo's target: the subscription page for the owner of an unsubscribed agency, otherwise the agency's
 * return URL or `/`. Source: spec §2.6 (Logo link).
 */
export function homeHref(
  agency: Pick<PageAgency, 'isSubscribed' | 'returnUrl'>,
  session: Pick<Session, 'userType'>,
): string {
  if (session.userType === 'AgencyOwner' && !agency.isSubscribed) return '/subscription'
  return isPresent(agency.returnUrl) ? agency.returnUrl : '/'
}
