import type { Destination } from '../contract/destination.ts'
import { internalPath } from './internal-path.ts'

/**
 * Marks an address that the server stored for the agency, never one from a request. `storedTarget` checks it again
 * when it is followed.
 */
export function asStored(to: string): Destination {
  return to as Destination
}

/** Returns any text, also from a request, if it is a path of this site, else the home page. */
export function within(to: string | null): Destination {
  return (internalPath(to) ?? '/') as Destination
}

/** Plain http is allowed only for this machine, where a development server has nothing else. */
const elsewhere =
  /^(?:https:\/\/|http:\/\/(?:[a-z\d-]+\.)*(?:localhost|127\.0\.0\.1)(?::\d+)?(?:[/?#]|$))[^\s\\]*$/

/**
 * Returns a target that the server stored for the agency (a link, its own site, its sign-in) unchanged, or null if it
 * is neither a path of this site nor an https address. Source: security, 13.
 */
export function storedTarget(to: string): string | null {
  return elsewhere.test(to) ? to : internalPath(to)
}
