import { wayAfterSignup } from '../tenant/checkout-return.ts'
import { internalPath } from '../tenant/internal-path.ts'

/** Name of the local entry with the checkout to come back to. */
export const CHECKOUT_ENTRY = 'livery_checkout_return'

/** Name of the local entry with the redirect parameter of who waits for the mail that confirms the address. */
export const SIGNUP_REDIRECT = 'livery_signup_redirect'

/**
 * Takes the redirect parameter of the page and gives where somebody goes who has just signed in or up there: by the rules
 * after sign-up, with what this browser has stored. What is followed, or has waited for 30 minutes, is cleared. Source: spec §4.
 */
export function takeWayOnward(redirect: string | null, now: number): string {
  const { pathname, search } = location
  try {
    const stored = localStorage.getItem(CHECKOUT_ENTRY)
    const { to, clear } = wayAfterSignup({ stored, now, current: `${pathname}${search}`, redirect })
    if (clear) localStorage.removeItem(CHECKOUT_ENTRY)
    return to
  } catch {
    // Storage is blocked, and errors lead home; the parameter needs none.
    return wayAfterSignup({ stored: null, now, current: `${pathname}${search}`, redirect }).to
  }
}

/** Keeps the redirect parameter of sign-up until the mailed link has been followed: that has none of its own. */
export function keepSignupRedirect(redirect: string | null): void {
  try {
    const path = internalPath(redirect)
    if (path === null) localStorage.removeItem(SIGNUP_REDIRECT)
    else localStorage.setItem(SIGNUP_REDIRECT, path)
  } catch {
    // Storage is blocked: the mailed link then leads home.
  }
}

/** Gives what `keepSignupRedirect` kept, once. */
export function takeSignupRedirect(): string | null {
  try {
    const kept = localStorage.getItem(SIGNUP_REDIRECT)
    localStorage.removeItem(SIGNUP_REDIRECT)
    return internalPath(kept)
  } catch {
    return null
  }
}
