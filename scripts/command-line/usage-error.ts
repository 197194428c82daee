/** A command that was called with wrong arguments. The message is for the user, and the process exits with code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
