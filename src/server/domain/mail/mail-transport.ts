import type { MailAttachment } from './mail-attachment.ts'

/** A mail on its way out. */
export interface OutgoingMail {
  /** The same for every attempt, so that a mail that comes twice is known for one. */
  messageId: string
  from: { name: string; address: string }
  to: string
  replyTo: string | null
  language: string
  subject: string
  html: string
  text: string
  attachments: readonly MailAttachment[]
}

/** Carries mails to a mail server. */
export interface MailTransport {
  /** Throws `MailRefused` when another attempt would end the same, anything else when it may not. */
  send(mail: OutgoingMail): Promise<void>
  close(): void
}

/** The mail server takes no mail for this recipient. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused'
}
