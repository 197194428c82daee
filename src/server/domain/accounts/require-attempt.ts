import { Problem } from '../../kernel/errors/problem.ts'
import type { Attempt, AttemptKind, Attempts } from './attempts.ts'
import { tooManyAttempts } from './too-many-attempts.ts'

export type AllowedAttempt = Extract<Attempt, { allowed: true }>

/**
 * Counts an attempt for a key from the caller's address and returns how to take it back; throws 429 above the limits.
 */
export async function requireAttempt(
  attempts: Attempts,
  kind: AttemptKind,
  key: string,
  caller: { clientAddress: string | null },
): Promise<AllowedAttempt> {
  const attempt = await attempts.begin(kind, key, caller.clientAddress)
  if (!attempt.allowed) throw tooManyAttempts(kind, attempt.retryAfterSeconds)
  return attempt
}

/**
 * The same for a signed-in person, without their address: colleagues share one, and the session identifies the
 * person.
 */
export function requireOwnAttempt(
  attempts: Attempts,
  kind: AttemptKind,
  key: string,
): Promise<AllowedAttempt> {
  return requireAttempt(attempts, kind, key, { clientAddress: null })
}

/**
 * Runs the work of a counted attempt. If it got no answer, because the server was busy or the caller left, the
 * attempt is taken back: load must not lock people out. A refusal (4xx) counts.
 */
export async function counting<Result>(
  attempt: AllowedAttempt,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    const isAnswer = error instanceof Problem && error.status < 500
    // The original failure is reported, even if the database failed too.
    if (!isAnswer) await attempt.takeBack().catch(() => {})
    throw error
  }
}
