import { createFairLimiter } from '../../kernel/limits/fair-limiter.ts'
import { countedAs } from '../../kernel/net/client-network.ts'

/** For whom a password is hashed; `signal` ends the wait. */
export interface HashingCall {
  readonly agency: { readonly id: string }
  readonly caller: { readonly clientAddress: string | null }
  readonly signal: AbortSignal
}

/** Does the costly work on passwords, so much of it at once and no more. */
export interface Hashing {
  /** Runs the work when it is the call's turn; throws 503 when too much waits. Source: security, 19. */
  run<Result>(work: () => Promise<Result>, call: HashingCall): Promise<Result>
}

/**
 * Makes the one queue of all agencies: each has its turn, and within an agency each network, so that who tries passwords
 * at one agency keeps nobody of another from signing in, and at their own hardly.
 */
export function createHashing(): Hashing {
  // A password check takes 32 MB and a tenth of a second; what waits at the end of a full queue waits some seconds.
  const checks = createFairLimiter({ concurrency: 3, queue: 120, retryAfterSeconds: 5 })
  return {
    run: (work, { agency, caller, signal }) =>
      checks.run(work, { group: agency.id, member: countedAs(caller.clientAddress).site }, signal),
  }
}
