import { overloaded } from './overloaded.ts'

export interface Limiter {
  /** Runs the work when a place is free; refuses with 503 if the queue is full or the wait too long. */
  run<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T>
  /** The numbers of running and waiting calls, for the metrics. */
  load(): { running: number; waiting: number }
}

export interface LimiterOptions {
  /** How much work may run in parallel. */
  concurrency: number
  /** How much more may wait; the next is refused. */
  queue: number
  /** The Retry-After of refusals, in seconds. */
  retryAfterSeconds: number
}

interface Waiter {
  admit: () => void
}

/**
 * Makes a first-come limiter for costly work such as page renders. Past the limits it throws a 503 problem
 * `overloaded` with Retry-After, and an aborted caller (`signal`) leaves the queue. Source: security, 19.
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

  // A place passes directly to the next in line, so that no later call gets in between.
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
