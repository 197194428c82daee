import { createLruCache } from './lru-cache.ts'

export interface QuotaOptions {
  /** How many at once, after a rest. */
  burst: number
  /** How many more a second. */
  perSecond: number
  /** Milliseconds. */
  now?: () => number
}

/** Where a caller stands after a call. */
export interface QuotaState {
  /** Seconds to wait; 0 where the call is allowed. */
  wait: number
  /** Whole calls that are left at once. */
  left: number
}

/** What a caller had left, and when that was so. */
interface Left {
  calls: number
  at: number
}

/** Callers that are remembered at once; of more, those who called longest ago are forgotten and have the whole burst again. */
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
    /** Counts a call, or gives the seconds until one is allowed. */
    take(key: string): QuotaState {
      const { calls, at } = current(key)
      const wait = calls < 1 ? Math.ceil((1 - calls) / perSecond) : 0
      const after = wait > 0 ? calls : calls - 1
      all.set(key, { calls: after, at })
      return { wait, left: Math.floor(after) }
    },
    /** Gives a call back, or a share of one, and gives how many are left then. */
    giveBack(key: string, share: number): number {
      const { calls, at } = current(key)
      const after = Math.min(burst, calls + share)
      all.set(key, { calls: after, at })
      return Math.floor(after)
    },
  }
}
