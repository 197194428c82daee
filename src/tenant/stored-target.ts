import type { Destination } from '../contract/destination.ts'
import { internalPath } from './internal-path.ts'

/** Takes an address that was stored on the server for the agency; never one out of a request. What is followed asks `storedTarget` again. */
export function asStored(to: string): Destination {
  return to as Destination
}

/** Takes any text, also out of a request, and gives it where it is a path of this site; else the home page. */
export function within(to: string | null): Destination {
  return (internalPath(to) ?? '/') as Destination
}

/** Plain http leads to this very machine alone, where a development server has no other. */
const elsewhere =
  /^(?:https:\/\/|http:\/\/(?:[a-z\d-]+\.)*(?:localhost|127\.0\.0\.1)(?::\d+)?(?:[/?#]|$))[^\s\\]*$/

/**
 * Takes where something leads that is stored on the server for the agency (a link, its own site, where its people sign in)
 * and gives it unchanged, or null where it is neither a path of this site nor an https address: nothing else was ever
 * stored. Source: security, 13.
 */
export function storedTarget(to: string): string | null {
  return elsewhere.test(to) ? to : internalPath(to)
}
