import { createFairLimiter, type Turn } from '../../kernel/limits/fair-limiter.ts'

/** Lets costly work begin piece by piece, so that between two pieces everybody else is served. */
export interface LoopTurns {
  /** Resolves when a piece of work may begin; rejects with 503 where too much waits, and with the signal's reason. */
  next(turn: Turn, signal?: AbortSignal): Promise<void>
}

/**
 * Makes the turns of an event loop: in each of its rounds one piece of work begins, of each agency in turn and in it of each
 * network. However many connections an agency's visitors open, what waits for none of it, such as a cached page of another
 * agency, waits for one piece. `nextRound` resolves when the loop has looked at its sockets again. Source: security, 19.
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
