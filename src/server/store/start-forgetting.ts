import type { Log } from '../http/log.ts'
import type { Store } from './store.ts'

interface ForgettingParts {
  store: Pick<Store, 'forgetAttempts'>
  log: Log
  /** Milliseconds between two rounds. */
  every?: number
}

/** Starts the job that forgets what was tried (`Store.forgetAttempts`), and gives what ends it. */
export function startForgetting({ store, log, every = 5 * 60_000 }: ForgettingParts): () => void {
  const round = () =>
    // The database may be away for a moment; the next round finds what this one did not.
    store
      .forgetAttempts()
      .catch((error: unknown) => log.warn({ err: error }, 'old attempts could not be forgotten'))
  const timer = setInterval(round, every)
  timer.unref()
  return () => clearInterval(timer)
}
