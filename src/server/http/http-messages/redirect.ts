import type { Destination } from '../../../contract/destination.ts'
import { storedTarget } from '../../../tenant/stored-target.ts'

/**
 * Returns an uncached redirect with a status to a path of this site; any other address leads to the home page
 * (security, 13). Agencies write addresses in their own letters, but a header may contain only ASCII, so the address
 * is encoded.
 */
export function redirect(status: number, to: Destination): Response {
  const location = (storedTarget(to.toWellFormed()) ?? '/').replace(/[^!-~]+/g, encodeURIComponent)
  return new Response(null, { status, headers: { location, 'cache-control': 'no-store' } })
}
