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
import { SAVINGS_FLAG } from '../savings/savings-flag.ts'
import { clearLinkEntries } from '../session-entries.ts'

/**
 * Clears storage when a visitor leaves a deal or checkout for sign-up: local storage (the selected currency is in a
 * cookie) and the session's popup and link entries. Stores a checkout to return to. Source: spec §4.
 */
export function leaveForSignup(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  now: number,
): void {
  const params = new URLSearchParams(search)
  const query = (name: string) => params.get(name)
  // The token of a mailed link does not belong to a checkout.
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
