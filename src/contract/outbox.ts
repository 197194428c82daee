/** A mail as the demo's outbox shows it. */
export interface OutboxMail {
  id: number
  to: string
  subject: string
  language: string
  /** ISO 8601, UTC. */
  at: string
  text: string
  /** Files that go with it: their names and sizes in bytes. */
  files: readonly { name: string; size: number }[]
}

/** The outbox of one agency: its mails, the newest first, and the one that is open. */
export interface Outbox {
  agencyName: string
  mails: readonly OutboxMail[]
  open: OutboxMail | null
}
