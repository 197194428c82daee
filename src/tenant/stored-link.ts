import type { Link, LinkSettings } from '../contract/types.ts'
import { addParameter } from './add-parameter.ts'
import { internalPath } from './internal-path.ts'
import { matchPath } from './match-path.ts'
import { storedTarget } from './stored-target.ts'

/** True if a text from an address can be the name of a stored link; others need no look-up. */
export function isLinkId(text: string | null | undefined): text is string {
  return typeof text === 'string' && /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/.test(text)
}

/**
 * Returns the target of an agency's link by its name, on today's date (YYYY-MM-DD, UTC); `/expiry` after its last
 * day. Null for an unknown name, and for a target that leaves the site in disguise or leads back to the links.
 * Source: spec §2.2 (/url/{id}, /deal-link, /expiry), security, 13.
 */
export function storedLink(links: readonly LinkSettings[], id: string, today: string): Link | null {
  const link = links.find((one) => one.id === id)
  if (!link || !mayLeadTo(link.to)) return null
  const isExpired = link.expiresOn !== undefined && link.expiresOn < today
  return { id, to: isExpired ? '/expiry' : link.to, isExpired }
}

/**
 * Returns a stored link's target with its `dealLinkId` in the query, so that the landing page recognises a
 * deal-proposal link. The expiry page and external sites do not receive it. Source: spec §4 (Header and footer
 * visibility).
 */
export function withDealLinkId({ to, isExpired }: Link, dealLinkId: string | null): string {
  if (isExpired || !isLinkId(dealLinkId) || internalPath(to) === null) return to
  return /[?&]dealLinkId=/.test(to.split('#')[0] ?? to) ? to : addParameter(to, 'dealLinkId', dealLinkId)
}

/**
 * External targets are those that the agency stored, over https; a path must stay on the site and must not lead in a
 * circle.
 */
function mayLeadTo(to: string): boolean {
  const target = storedTarget(to)
  if (target && !target.startsWith('/')) return true
  const path = target?.split(/[?#]/)[0]
  // A browser resolves `/./url/a` and `/x/../url/a` to /url/a.
  if (path === undefined || /\/(?:\.|%2e){1,2}(?:\/|$)/i.test(path)) return false
  return !matchPath('/url/*', path) && !matchPath('/deal-link', path)
}
