import type { LanguageCode } from '../../../contract/types.ts'
import type { ResolvedAgency } from '../agencies/resolved-agency.ts'
import type { MailSettings } from '../mail/mail-frame.ts'
import { type Site, siteOrigin } from './site-origin.ts'

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
