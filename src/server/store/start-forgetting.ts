import type { Log } from '../http/log.ts'
import type { Store } from './store.ts'

interface ForgettingParts {
  store: Pick<Store, 'forgetPast'>
  log: Log
  /** Milliseconds between two rounds. */
  every?: number
}

/** Starts the job that forgets what has had its time (`Store.forgetPast`), and gives what ends it. */
export function startForgetting({ store, log, every = 5 * 60_000 }: ForgettingParts): () => void {
  const round = () =>
    // The database may be away for a moment; the next round finds what this one did not.
    store
      .forgetPast()
      .catch((error: unknown) => log.warn({ err: error }, 'what has had its time could not be forgotten'))
  const timer = setInterval(round, every)
  timer.unref()
  return () => clearInterval(timer)
}
