import { createFairLimiter, type Turn } from '../../kernel/limits/fair-limiter.ts'

/** Starts costly tasks one by one, so that other requests are served between them. */
export interface LoopTurns {
  /** Resolves when a task may start; rejects with 503 if too many wait, and with the signal's reason. */
  next(turn: Turn, signal?: AbortSignal): Promise<void>
}

/**
 * Makes the turns of the event loop: in each round one task starts, alternating between agencies and then between an
 * agency's networks. However many connections an agency's visitors open, a cached page of another agency waits for
 * one task at most. `nextRound` resolves when the loop has polled its sockets again. Source: security, 19.
 */
export function createLoopTurns(
  nextRound: () => Promise<void> = () => new Promise((resolve) => setImmediate(resolve)),
): LoopTurns {
  const rounds = createFairLimiter({
    concurrency: 1,
    queue: 4000,
    retryAfterSeconds: 2,
    perGroup: { concurrency: 1, queue: 1000 },
  })
  return { next: (turn, signal) => rounds.run(nextRound, turn, signal) }
}
