import type { LanguageCode } from '../../../contract/types.ts'
import { Problem } from '../../kernel/errors/problem.ts'
import type { ResolvedAgency } from '../agencies/resolved-agency.ts'
import type { MailSettings } from '../mail/mail-frame.ts'

/** The call that causes a mail. */
export interface MailCall {
  readonly agency: ResolvedAgency
  readonly caller: Site
  readonly language: LanguageCode
}

/**
 * Returns a mail's sender, the origin of its links and its language: the reader's own if the agency offers it,
 * otherwise the call's.
 */
export function mailSettings(
  { isDemo }: { isDemo: boolean },
  call: MailCall,
  reader: { language: string | null },
): MailSettings {
  const { agency } = call.agency
  const own = agency.languages.find((code) => code === reader.language)
  return { agency, origin: siteOrigin(call.caller, isDemo), language: own ?? call.language }
}

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
