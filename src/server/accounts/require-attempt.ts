import type { Caller } from '../routes/route.ts'
import type { AttemptKind, Attempts } from '../store/attempts.ts'
import { tooManyAttempts } from './too-many-attempts.ts'

/** Counts an attempt for a key from the caller's address and gives how to take it back; throws 429 past the limits. */
export async function requireAttempt(
  attempts: Attempts,
  kind: AttemptKind,
  key: string,
  caller: Pick<Caller, 'clientAddress'>,
): Promise<{ succeeded(): Promise<void> }> {
  const attempt = await attempts.begin(kind, key, caller.clientAddress)
  if (!attempt.allowed) throw tooManyAttempts(kind, attempt.retryAfterSeconds)
  return attempt
}
