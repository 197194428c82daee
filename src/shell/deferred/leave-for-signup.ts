import {
  type CheckoutReturn,
  isCheckoutAddress,
  isCheckoutPath,
  isDealAddress,
} from '../../tenant/checkout-return.ts'
import { slimFooterPages } from '../../tenant/frame.ts'
import { internalPath } from '../../tenant/internal-path.ts'
import { matchPath } from '../../tenant/match-path.ts'
import { CHECKOUT_ENTRY } from '../post-login-redirect.ts'
import { clearLinkEntries } from '../session-entries.ts'
import { SAVINGS_FLAG } from './savings-flag.ts'

/**
 * On the way from a deal or a checkout to sign-up: clears local storage (the selected currency is kept in a cookie) and
 * what the session remembers of popup and link; a checkout is stored, to be come back to. Source: spec §4.
 */
export function leaveForSignup(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  now: number,
): void {
  const params = new URLSearchParams(search)
  const query = (name: string) => params.get(name)
  // The token of a mailed link is no checkout's.
  const isAccountPage = slimFooterPages.some((page) => matchPath(page, pathname))
  const isCheckout = isCheckoutPath(pathname) || (!isAccountPage && isCheckoutAddress(query))
  if (!isCheckout && !isDealAddress(query)) return
  clearLinkEntries()
  try {
    sessionStorage.removeItem(SAVINGS_FLAG)
    localStorage.clear()
    const url = internalPath(`${pathname}${search}`)
    if (!isCheckout || url === null) return
    const entry: CheckoutReturn = { isCheckout, url, storedAt: now }
    localStorage.setItem(CHECKOUT_ENTRY, JSON.stringify(entry))
  } catch {
    // Storage is blocked: sign-up then leads home.
  }
}
