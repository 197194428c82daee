import type { Link, LinkSettings } from '../contract/types.ts'
import { addParameter } from './add-parameter.ts'
import { internalPath } from './internal-path.ts'
import { matchPath } from './match-path.ts'
import { storedTarget } from './stored-target.ts'

/** Whether a text from an address can be the name of a stored link; anything else need not be looked for. */
export function isLinkId(text: string | null | undefined): text is string {
  return typeof text === 'string' && /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/.test(text)
}

/**
 * Takes an agency's links, the name asked for and today's date (YYYY-MM-DD, UTC) and gives where that link leads today:
 * `/expiry` after its last day. Null for a name that is none, and for a target that leaves the site by a trick or leads
 * back into the links. Source: spec §2.2 (/url/{id}, /deal-link, /expiry), security, 13.
 */
export function storedLink(links: readonly LinkSettings[], id: string, today: string): Link | null {
  const link = links.find((one) => one.id === id)
  if (!link || !mayLeadTo(link.to)) return null
  const isExpired = link.expiresOn !== undefined && link.expiresOn < today
  return { id, to: isExpired ? '/expiry' : link.to, isExpired }
}

/**
 * Takes where a stored link leads and the `dealLinkId` it was opened with and gives the target with that name in its query,
 * so that the landing page knows itself for a deal-proposal link; the page of what has expired is none, and another site is
 * told nothing. Source: spec §4 (Header and footer visibility).
 */
export function withDealLinkId({ to, isExpired }: Link, dealLinkId: string | null): string {
  if (isExpired || !isLinkId(dealLinkId) || internalPath(to) === null) return to
  return /[?&]dealLinkId=/.test(to.split('#')[0] ?? to) ? to : addParameter(to, 'dealLinkId', dealLinkId)
}

/** External targets are those the agency stored, over https; a path must stay on the site and not go round in circles. */
function mayLeadTo(to: string): boolean {
  const target = storedTarget(to)
  if (target && !target.startsWith('/')) return true
  const path = target?.split(/[?#]/)[0]
  // A browser takes `/./url/a` and `/x/../url/a` for /url/a.
  if (path === undefined || /\/(?:\.|%2e){1,2}(?:\/|$)/i.test(path)) return false
  return !matchPath('/url/*', path) && !matchPath('/deal-link', path)
}
