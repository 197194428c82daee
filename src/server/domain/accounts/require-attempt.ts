import { Problem } from '../../kernel/errors/problem.ts'
import type { Attempt, AttemptKind, Attempts } from './attempts.ts'
import { tooManyAttempts } from './too-many-attempts.ts'

export type AllowedAttempt = Extract<Attempt, { allowed: true }>

/** Counts an attempt for a key from the caller's address and gives how to take it back; throws 429 past the limits. */
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

/** The same for a person who is signed in, without their address: colleagues share one, and a session tells who they are. */
export function requireOwnAttempt(
  attempts: Attempts,
  kind: AttemptKind,
  key: string,
): Promise<AllowedAttempt> {
  return requireAttempt(attempts, kind, key, { clientAddress: null })
}

/**
 * Runs what an attempt is made for. One that came to no answer, because the server was busy or the caller went away, is
 * taken back: a busy morning shuts nobody out. A refusal (4xx) counts.
 */
export async function counting<Result>(
  attempt: AllowedAttempt,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    const isAnswer = error instanceof Problem && error.status < 500
    // What failed is what to tell of, also where the database is gone too.
    if (!isAnswer) await attempt.takeBack().catch(() => {})
    throw error
  }
}
