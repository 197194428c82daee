import { Problem } from '../../kernel/errors/problem.ts'
import type { ResolvedAgency } from '../agencies/resolved-agency.ts'

/** An agency at the origin that a request came to, such as `https://agency.example`. */
export interface Site {
  readonly agency: ResolvedAgency
  readonly origin: string
}

/**
 * Gives the origin that links in mail lead to. It is the agency's own, from its record and never from the request; in the
 * demo, whose hosts are known names of this machine, the one the request came to. Throws 503 in production for an agency
 * without a host of its own. Source: security, 7.
 */
export function siteOrigin({ agency, origin }: Site, isDemo: boolean): string {
  if (isDemo) return origin
  if (agency.canonicalHost) return `https://${agency.canonicalHost}`
  throw new Problem({
    code: 'mail_unavailable',
    detail:
      'This site has no address of its own that a mail could lead to. Ask the agency by telephone or mail.',
  })
}
