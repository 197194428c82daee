import type { Agency, LanguageCode } from '../../../contract/types.ts'
import type { Texts } from '../../kernel/text/texts.ts'

/** A mail's agency, the origin of its links, and its language. */
export interface MailSettings {
  agency: Agency
  /** Origin of the agency's site, such as `https://agency.example`. */
  origin: string
  language: LanguageCode
  /** The product's own wording of texts that mails have for every product. */
  texts?: Texts
}

/** A mail's frame, with its greeting and closing. */
export interface MailFrame extends MailSettings {
  agencyName: string
  greeting: string
  regards: string
  linkHint: string
  reason: string
  questions: string
}
