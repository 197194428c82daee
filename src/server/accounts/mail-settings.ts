import type { OperationId } from '../../contract/operations.gen.ts'
import type { MailSettings } from '../mail/mail-frame.ts'
import type { Call } from '../routes/route.ts'
import type { AccountParts } from './account-parts.ts'
import { siteOrigin } from './site-origin.ts'

/** Gives whose mail it is, where its links lead and its language: the reader's own where the agency offers it, else the call's. */
export function mailSettings(
  { isDemo }: Pick<AccountParts, 'isDemo'>,
  call: Pick<Call<OperationId>, 'agency' | 'caller' | 'language'>,
  reader: { language: string | null },
): MailSettings {
  const { agency } = call.agency
  const own = agency.languages.find((code) => code === reader.language)
  return { agency, origin: siteOrigin(call.caller, isDemo), language: own ?? call.language }
}
