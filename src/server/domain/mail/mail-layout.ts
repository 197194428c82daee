/** What a mail says, before it has a look. */
export interface MailLayout {
  subject: string
  heading: string
  paragraphs: readonly string[]
  /** What it is about, point by point; line breaks stay. */
  facts?: readonly { label: string; value: string }[]
  button: { label: string; href: string }
  /** A second way on, below the button. */
  second?: { label: string; href: string }
  /** What the reader should know beside. */
  note: string
  /** Begins something: the agency's own picture stands at its head. */
  isWelcome: boolean
}
