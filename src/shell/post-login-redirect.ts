import { readCheckoutReturn, targetAfterSignup } from '../tenant/checkout-return.ts'
import { internalPath } from '../tenant/internal-path.ts'

/** Local storage key of the checkout to return to. */
export const CHECKOUT_ENTRY = 'livery_checkout_return'

/** Local storage key of the redirect parameter during e-mail confirmation. */
export const SIGNUP_REDIRECT = 'livery_signup_redirect'

/**
 * Returns where a user goes after signing in or up on a page: the stored checkout, the redirect parameter or home, by
 * the rules after sign-up. `current` is the page. Clears an entry that is used or older than 30 minutes. Source: spec
 * §4.
 */
export function takePostLoginRedirect(redirect: string | null, now: number, current = here()): string {
  try {
    const stored = localStorage.getItem(CHECKOUT_ENTRY)
    const { to, clear } = targetAfterSignup({ stored, now, current, redirect })
    if (clear) localStorage.removeItem(CHECKOUT_ENTRY)
    return to
  } catch {
    // If storage is blocked, only the parameter counts; other errors lead home.
    return targetAfterSignup({ stored: null, now, current, redirect }).to
  }
}

/**
 * The same before leaving for a provider: the user leaves the page in any case, so returning to it, such as to the
 * page under the modal, is a valid redirect.
 */
export function takeProviderRedirect(redirect: string | null, now: number): string {
  return takePostLoginRedirect(redirect, now, '')
}

/** Clears the waiting checkout when a signed-in user reaches it by any link, since it redirects only once. */
export function forgetReachedCheckout({ pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  try {
    const entry = readCheckoutReturn(localStorage.getItem(CHECKOUT_ENTRY))
    if (entry && entry.url === internalPath(`${pathname}${search}`)) localStorage.removeItem(CHECKOUT_ENTRY)
  } catch {
    // Storage is blocked, so nothing waits in it.
  }
}

function here(): string {
  return `${location.pathname}${location.search}`
}

/** Stores the redirect parameter of sign-up until the mailed link is opened, which has none. */
export function keepSignupRedirect(redirect: string | null): void {
  try {
    const path = internalPath(redirect)
    if (path === null) localStorage.removeItem(SIGNUP_REDIRECT)
    else localStorage.setItem(SIGNUP_REDIRECT, path)
  } catch {
    // Storage is blocked: the mailed link then leads home.
  }
}

/** Returns the stored redirect parameter of sign-up and clears it. */
export function takeSignupRedirect(): string | null {
  try {
    const stored = localStorage.getItem(SIGNUP_REDIRECT)
    localStorage.removeItem(SIGNUP_REDIRECT)
    return internalPath(stored)
  } catch {
    return null
  }
}
