import type { Log } from '../../kernel/log/log.ts'
import type { Store } from './store.ts'

interface ForgettingDependencies {
  store: Pick<Store, 'forgetPast' | 'forgetPictures' | 'forgetRemoved'>
  log: Log
  /** Milliseconds between two rounds. */
  every?: number
  /** Milliseconds between two checks of the pictures. */
  everyPictures?: number
}

/**
 * Starts the cleanup job: expired rows (`Store.forgetPast`), and once a day unused pictures (`Store.forgetPictures`)
 * and removed agencies after their term (`Store.forgetRemoved`). Returns the function that ends it.
 */
export function startForgetting({
  store,
  log,
  every = 5 * 60_000,
  everyPictures = 24 * 3600_000,
}: ForgettingDependencies): () => void {
  let looked = Number.NEGATIVE_INFINITY
  // The database may be unavailable for a moment; the next round does the same work.
  const tried = (work: () => Promise<void>, words: string) =>
    work().then(
      () => true,
      (error: unknown) => {
        log.warn({ err: error }, words)
        return false
      },
    )
  const round = async () => {
    await tried(() => store.forgetPast(), 'expired rows could not be deleted; the next round tries again')
    if (performance.now() - looked < everyPictures) return
    const started = performance.now()
    await tried(
      () => store.forgetRemoved(),
      'rows of removed agencies could not be deleted; the next round tries again',
    )
    const isDone = await tried(
      () => store.forgetPictures(),
      'unused pictures could not be deleted; the next round tries again',
    )
    if (isDone) looked = started
  }
  const timer = setInterval(() => void round(), every)
  // Only Node's timers keep a process running.
  if (typeof timer === 'object') timer.unref()
  return () => clearInterval(timer)
}
