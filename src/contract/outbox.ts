/** A mail in the demo's outbox. */
export interface OutboxMail {
  id: number
  to: string
  subject: string
  language: string
  /** ISO 8601, UTC. */
  at: string
  text: string
  /** Names and sizes (bytes) of its attachments. */
  files: readonly { name: string; size: number }[]
}

/** The outbox of one agency: its mails, newest first, and the open one. */
export interface Outbox {
  agencyName: string
  mails: readonly OutboxMail[]
  open: OutboxMail | null
}
