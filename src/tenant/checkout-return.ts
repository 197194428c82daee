import { products } from '../contract/products.ts'
import { internalPath } from './internal-path.ts'
import { matchPath } from './match-path.ts'
import { parseUrl } from './parse-url.ts'

/** Milliseconds for which a checkout waits for whoever signs up (spec §9). */
const LIFE_MS = 30 * 60_000

/** A parameter of an address, or null. */
type Query = (name: string) => string | null

/** The checkout that somebody left to sign up. */
export interface CheckoutReturn {
  isCheckout: true
  /** Path and query. */
  url: string
  /** Milliseconds since the epoch. */
  storedAt: number
}

/** Whether an address is a checkout: one with correlationId, token or proposalId (spec §4, Checkout redirect). */
export function isCheckoutAddress(query: Query): boolean {
  return ['correlationId', 'token', 'proposalId'].some((name) => query(name)?.trim())
}

/** Whether a path is a product's checkout page, whatever its query says. */
export function isCheckoutPath(path: string): boolean {
  return products.some(({ checkoutPath }) => matchPath(checkoutPath, path) !== null)
}

/** Whether an address is a deal: one with dealLinkId, or opened from one. */
export function isDealAddress(query: Query): boolean {
  return Boolean(query('dealLinkId')?.trim()) || query('isFromDeal') === 'true'
}

/** Reads a stored entry; whatever else stands there, or leads off the site, is none. */
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

/** Whether an entry has waited for 30 minutes or more (spec §4, Expiry check); one from the future has too. */
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
 * Where somebody goes who has signed up: to the checkout that waits, home where it has waited too long, else to the redirect
 * parameter unless that is where they are, else home. An entry that was followed or has expired is to be cleared: it leads
 * onward once. Source: spec §2.1 (/signup), §4 (After signup).
 */
export function wayAfterSignup({ stored, now, current, redirect }: AfterSignupInput): {
  to: string
  clear: boolean
} {
  const entry = readCheckoutReturn(stored)
  if (entry && hasCheckoutExpired(entry, now)) return { to: '/', clear: true }
  if (entry && entry.url !== current) return { to: entry.url, clear: true }
  const target = internalPath(redirect)
  const isElsewhere = target !== null && target !== pathOf(current) && target !== current
  return { to: isElsewhere && !undoes(target) ? target : '/', clear: false }
}

/** Who has just come in is not asked in again, nor led out. */
function undoes(target: string): boolean {
  // As a browser reads it: `/x/../logout` is one of them.
  const { pathname } = parseUrl(target)
  return ['/login', '/signup', '/logout', '/sso/*', '/social'].some((page) => matchPath(page, pathname))
}

function pathOf(address: string): string {
  return address.split(/[?#]/)[0] ?? address
}
