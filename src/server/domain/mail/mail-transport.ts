import type { MailAttachment } from './mail-attachment.ts'

/** A mail to send. */
export interface OutgoingMail {
  /** The same for every attempt, so that a repeated mail is recognised as one. */
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

/** Sends mails to a mail server. */
export interface MailTransport {
  /** Throws `MailRefused` if another attempt would fail too, any other error if it may succeed. */
  send(mail: OutgoingMail): Promise<void>
  close(): void
}

/** The mail server accepts no mail for this recipient. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused'
}
