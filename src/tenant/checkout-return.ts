import { products } from '../contract/products.ts'
import { internalPath, parseUrl } from './internal-path.ts'
import { matchPath } from './match-path.ts'

/** Milliseconds for which a checkout waits while the visitor signs up (spec §9). */
const LIFE_MS = 30 * 60_000

/** A parameter of an address, or null. */
type Query = (name: string) => string | null

/** The checkout that a visitor left to sign up. */
export interface CheckoutReturn {
  isCheckout: true
  /** Path and query. */
  url: string
  /** Milliseconds since the epoch. */
  storedAt: number
}

/** True if an address is a checkout: it has correlationId, token or proposalId (spec §4, Checkout redirect). */
export function isCheckoutAddress(query: Query): boolean {
  return ['correlationId', 'token', 'proposalId'].some((name) => query(name)?.trim())
}

/** True if a path is a product's checkout page, whatever its query. */
export function isCheckoutPath(path: string): boolean {
  return products.some(({ checkoutPath }) => matchPath(checkoutPath, path) !== null)
}

/** True if an address is a deal: it has dealLinkId, or was opened from a deal. */
export function isDealAddress(query: Query): boolean {
  return Boolean(query('dealLinkId')?.trim()) || query('isFromDeal') === 'true'
}

/** Reads a stored entry; null if it is invalid or leads off the site. */
export function readCheckoutReturn(text: string | null): CheckoutReturn | null {
  try {
    const { isCheckout, url, storedAt } = JSON.parse(text ?? 'null')
    const path = typeof url === 'string' ? internalPath(url) : null
    return isCheckout === true && path !== null && Number.isFinite(storedAt)
      ? { isCheckout, url: path, storedAt }
      : null
  } catch {
    return null
  }
}

/** True if an entry has waited for 30 minutes or more (spec §4, Expiry check), or is dated in the future. */
export function hasCheckoutExpired({ storedAt }: CheckoutReturn, now: number): boolean {
  return now - storedAt >= LIFE_MS || storedAt > now
}

export interface AfterSignupInput {
  /** The stored entry as text. */
  stored: string | null
  now: number
  /** Path and query of the page. */
  current: string
  /** The redirect parameter of the address. */
  redirect: string | null
}

/**
 * Returns the target after sign-up: the waiting checkout; home if that has expired; else the redirect parameter
 * unless it is the current path; else home. `clear` tells the caller to remove an entry that was used or has expired.
 * Source: spec §2.1 (/signup), §4 (After signup).
 */
export function targetAfterSignup({ stored, now, current, redirect }: AfterSignupInput): {
  to: string
  clear: boolean
} {
  const entry = readCheckoutReturn(stored)
  if (entry && hasCheckoutExpired(entry, now)) return { to: '/', clear: true }
  if (entry && entry.url !== current) return { to: entry.url, clear: true }
  const target = internalPath(redirect)
  const isElsewhere = target !== null && target !== pathOf(current) && target !== current
  return { to: isElsewhere && !undoesSignup(target) ? target : '/', clear: false }
}

/** A user who has just signed up is sent to neither a sign-up nor a log-out page. */
function undoesSignup(target: string): boolean {
  // Compared as a browser reads it: `/x/../logout` is one of them.
  const { pathname } = parseUrl(target)
  return ['/login', '/signup', '/logout', '/sso/*', '/social'].some((page) => matchPath(page, pathname))
}

function pathOf(address: string): string {
  return address.split(/[?#]/)[0] ?? address
}
