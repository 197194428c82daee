import type { PageAgency } from '../../contract/page.ts'
import type { Session } from '../../contract/session.ts'

export type SavingsAgency = Pick<
  PageAgency,
  'savingsPopup' | 'status' | 'isHideLoginOption' | 'isHideSignupOption' | 'isPlatformBrand'
>

/** Returns the ways to sign in that the agency offers; the platform's own brand never offers sign-up (spec §6). */
export function waysToSignIn(agency: SavingsAgency): { logIn: boolean; signUp: boolean } {
  return {
    logIn: !agency.isHideLoginOption,
    signUp: !agency.isHideSignupOption && !agency.isPlatformBrand,
  }
}

/**
 * Returns whether a visitor may see the savings popup: anonymous, on the home path, and unless the agency switches it
 * off, is inactive, or offers no way to sign in. Source: spec §2.6, §4.
 */
export function offersSavings(
  path: string,
  session: Pick<Session, 'signedIn'>,
  agency: SavingsAgency,
): boolean {
  const { logIn, signUp } = waysToSignIn(agency)
  const isOffered = agency.savingsPopup && agency.status !== 'Inactive' && (logIn || signUp)
  return path === '/' && !session.signedIn && isOffered
}
