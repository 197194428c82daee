import { createFairLimiter } from '../../kernel/limits/fair-limiter.ts'
import { countedAs } from '../../kernel/net/client-network.ts'

/** Whose password is hashed; `signal` ends the wait. */
export interface HashingCall {
  readonly agency: { readonly id: string }
  readonly caller: { readonly clientAddress: string | null }
  readonly signal: AbortSignal
}

/** Limits how much costly password hashing runs at once. */
export interface Hashing {
  /** Runs the work in turn; throws 503 if too much is waiting. Source: security, 19. */
  run<Result>(work: () => Promise<Result>, call: HashingCall): Promise<Result>
}

/**
 * Creates the one queue of all agencies. Each agency has its turn, and within it each network. An attack on one
 * agency therefore blocks no sign-in at others, and hardly any at its own.
 */
export function createHashing(): Hashing {
  // A password check takes 32 MB and a tenth of a second; the end of a full queue waits some seconds.
  const checks = createFairLimiter({ concurrency: 3, queue: 120, retryAfterSeconds: 5 })
  return {
    run: (work, { agency, caller, signal }) =>
      checks.run(work, { group: agency.id, member: countedAs(caller.clientAddress).site }, signal),
  }
}
