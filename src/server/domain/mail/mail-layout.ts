/** The content of a mail, before it is styled. */
export interface MailLayout {
  subject: string
  heading: string
  paragraphs: readonly string[]
  /** The facts, one by one; line breaks are preserved. */
  facts?: readonly { label: string; value: string }[]
  button: { label: string; href: string }
  /** A second link, below the button. */
  second?: { label: string; href: string }
  /** A note for the reader. */
  note: string
  /** Begins a relationship, so it shows the agency's picture at the top. */
  isWelcome: boolean
}
