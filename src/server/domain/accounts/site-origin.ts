import { Problem } from '../../kernel/errors/problem.ts'
import type { ResolvedAgency } from '../agencies/resolved-agency.ts'

/** An agency at the origin of a request, such as `https://agency.example`. */
export interface Site {
  readonly agency: ResolvedAgency
  readonly origin: string
}

/**
 * Returns the origin of links in mails: the agency's own host, from its record and never from the request. In the
 * demo, whose hosts are known names of this machine, it is the request's. Throws 503 in production for an agency
 * without a host. Source: security, 7.
 */
export function siteOrigin({ agency, origin }: Site, isDemo: boolean): string {
  if (isDemo) return origin
  if (agency.canonicalHost) return `https://${agency.canonicalHost}`
  throw new Problem({
    code: 'mail_unavailable',
    detail:
      'This site has no address that a link in a mail could use. Please contact the agency by telephone or mail.',
  })
}
