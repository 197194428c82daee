import { createLruCache } from './lru-cache.ts'

export interface QuotaOptions {
  /** Calls that are allowed at once after a pause. */
  burst: number
  /** Calls that become available each second. */
  perSecond: number
  /** Milliseconds. */
  now?: () => number
}

/** A caller's quota after a call. */
export interface QuotaState {
  /** Seconds to wait; 0 if the call is allowed. */
  wait: number
  /** Whole calls that are left. */
  left: number
}

/** A caller's remaining calls, and the time of that count. */
interface Left {
  calls: number
  at: number
}

/** Callers that are remembered; past it the ones with the oldest calls are forgotten and have the whole burst again. */
const MOST = 10_000

/** Makes a token bucket for each of many callers: a burst at once, and a steady rate after it. Source: security, 19. */
export function createQuota({ burst, perSecond, now = () => performance.now() }: QuotaOptions) {
  const all = createLruCache<Left>(MOST)

  function current(key: string): Left {
    const at = now()
    const before = all.get(key) ?? { calls: burst, at }
    const calls = before.calls + (Math.max(0, at - before.at) / 1000) * perSecond
    return { calls: Math.min(burst, calls), at }
  }

  return {
    /** Counts a call, or returns the seconds until one is allowed. */
    take(key: string): QuotaState {
      const { calls, at } = current(key)
      const wait = calls < 1 ? Math.ceil((1 - calls) / perSecond) : 0
      const after = wait > 0 ? calls : calls - 1
      all.set(key, { calls: after, at })
      return { wait, left: Math.floor(after) }
    },
    /** Takes back a call or a share of one, and returns the calls left. */
    giveBack(key: string, share: number): number {
      const { calls, at } = current(key)
      const after = Math.min(burst, calls + share)
      all.set(key, { calls: after, at })
      return Math.floor(after)
    },
  }
}
