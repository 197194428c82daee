import { readCheckoutReturn, wayAfterSignup } from '../tenant/checkout-return.ts'
import { internalPath } from '../tenant/internal-path.ts'

/** Name of the local entry with the checkout to come back to. */
export const CHECKOUT_ENTRY = 'livery_checkout_return'

/** Name of the local entry with the redirect parameter of who waits for the mail that confirms the address. */
export const SIGNUP_REDIRECT = 'livery_signup_redirect'

/**
 * Takes the redirect parameter of the page and gives where somebody goes who has just signed in or up there: by the rules
 * after sign-up, with what this browser has stored; `current` is where they are. What is followed, or has waited for 30 minutes, is cleared. Source: spec §4.
 */
export function takePostLoginRedirect(redirect: string | null, now: number, current = here()): string {
  try {
    const stored = localStorage.getItem(CHECKOUT_ENTRY)
    const { to, clear } = wayAfterSignup({ stored, now, current, redirect })
    if (clear) localStorage.removeItem(CHECKOUT_ENTRY)
    return to
  } catch {
    // Storage is blocked, and errors lead home; the parameter needs none.
    return wayAfterSignup({ stored: null, now, current, redirect }).to
  }
}

/**
 * Gives the same for somebody who is about to go to a provider: that leads off the page whatever it is, so coming back
 * to it, as from the modal over a page, is a way onward too.
 */
export function takeProviderRedirect(redirect: string | null, now: number): string {
  return takePostLoginRedirect(redirect, now, '')
}

/** Forgets the checkout that waits when somebody who is signed in is there, by whichever way they came: it leads onward once. */
export function forgetReachedCheckout({ pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  try {
    const entry = readCheckoutReturn(localStorage.getItem(CHECKOUT_ENTRY))
    if (entry && entry.url === internalPath(`${pathname}${search}`)) localStorage.removeItem(CHECKOUT_ENTRY)
  } catch {
    // Storage is blocked: nothing waits in it.
  }
}

function here(): string {
  return `${location.pathname}${location.search}`
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
