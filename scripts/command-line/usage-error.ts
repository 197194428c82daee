/** A command was typed so that it cannot be done; the message is a sentence for who typed it, and the process ends with code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
