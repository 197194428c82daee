import type { Caller } from '../routes/route.ts'

/**
 * Gives the origin that links in mail lead to. It is the agency's own, from its record and never from the request; in the
 * demo, whose hosts are known names of this machine, the one the request came to. Source: security design, 7.
 */
export function siteOrigin({ agency, origin }: Pick<Caller, 'agency' | 'origin'>, isDemo: boolean): string {
  return !isDemo && agency.canonicalHost ? `https://${agency.canonicalHost}` : origin
}
