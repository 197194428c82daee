import type { Agency, LanguageCode } from '../../../contract/types.ts'
import type { Texts } from '../../kernel/text/texts.ts'

/** Whose mail it is, where its links lead, and its language. */
export interface MailSettings {
  agency: Agency
  /** Origin of the agency's site, such as `https://agency.example`. */
  origin: string
  language: LanguageCode
  /** How the product that the mail is about words what mails say of every product. */
  texts?: Texts
}

/** A mail's frame, in words: who greets whom, and who says goodbye. */
export interface MailFrame extends MailSettings {
  agencyName: string
  greeting: string
  regards: string
  linkHint: string
  reason: string
  questions: string
}
