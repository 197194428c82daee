import { overloaded } from './overloaded.ts'

export interface Limiter {
  /** Runs the work when a place is free; refuses with 503 when the queue is full or the wait too long. */
  run<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T>
  /** How many are at work and how many wait, for the metrics. */
  load(): { running: number; waiting: number }
}

export interface LimiterOptions {
  /** How many may be at work at once. */
  concurrency: number
  /** How many more may wait; the next is refused. */
  queue: number
  /** Seconds the refused are asked to stay away. */
  retryAfterSeconds: number
}

interface Waiter {
  admit: () => void
}

/**
 * Takes bounds and gives a first-come limiter for costly work such as page renders: beyond the bounds it throws a 503
 * problem `overloaded` with Retry-After, and who goes away while waiting (`signal`) leaves the queue. Source: security, 19.
 */
export function createLimiter({ concurrency, queue, retryAfterSeconds }: LimiterOptions): Limiter {
  let running = 0
  const waiting: Waiter[] = []

  function enter(signal: AbortSignal | undefined): Promise<void> {
    signal?.throwIfAborted()
    if (running < concurrency) {
      running += 1
      return Promise.resolve()
    }
    if (waiting.length >= queue) return Promise.reject(overloaded(retryAfterSeconds))
    return new Promise((resolve, reject) => {
      const waiter: Waiter = {
        admit: () => {
          signal?.removeEventListener('abort', leave)
          resolve()
        },
      }
      const leave = () => {
        waiting.splice(waiting.indexOf(waiter), 1)
        reject(signal?.reason)
      }
      signal?.addEventListener('abort', leave, { once: true })
      waiting.push(waiter)
    })
  }

  // The place passes straight to the next in line, so that nobody who comes later slips in between.
  function exit(): void {
    const next = waiting.shift()
    if (next === undefined) running -= 1
    else next.admit()
  }

  return {
    async run(work, signal) {
      await enter(signal)
      try {
        return await work()
      } finally {
        exit()
      }
    },
    load: () => ({ running, waiting: waiting.length }),
  }
}
