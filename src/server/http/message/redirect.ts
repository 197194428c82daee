import type { Destination } from '../../../contract/destination.ts'
import { storedTarget } from '../../../tenant/stored-target.ts'

/**
 * Takes a status and an address and gives the answer that leads there, kept by nobody; home for what is neither a path of
 * the site nor stored (security, 13). Agencies write addresses in their own letters, and a header carries none but ASCII: any
 * other would throw, or arrive as another.
 */
export function redirect(status: number, to: Destination): Response {
  const location = (storedTarget(to.toWellFormed()) ?? '/').replace(/[^!-~]+/g, encodeURIComponent)
  return new Response(null, { status, headers: { location, 'cache-control': 'no-store' } })
}
