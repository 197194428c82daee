export interface PaceOptions {
  /** How often at once, after a rest. */
  burst: number
  /** How many more a second. */
  perSecond: number
  /** Milliseconds that only go on. */
  now?: () => number
}

/** Somebody's calls of the last while: how many they have left, and when that was so. */
interface Left {
  calls: number
  at: number
}

/** Remembered at once; of more the longest unheard are forgotten, and begin anew. */
const MOST = 10_000

/** Makes what tells how fast each of many may go: gives the seconds that somebody has to wait, or zero and counts the call. Source: security, 19. */
export function createPace({ burst, perSecond, now = () => performance.now() }: PaceOptions) {
  const all = new Map<string, Left>()
  return (key: string): number => {
    const at = now()
    const before = all.get(key) ?? { calls: burst, at }
    const calls = Math.min(burst, before.calls + ((at - before.at) / 1000) * perSecond)
    const wait = calls < 1 ? Math.ceil((1 - calls) / perSecond) : 0
    all.delete(key)
    all.set(key, { calls: wait > 0 ? calls : calls - 1, at })
    const [oldest] = all.keys()
    if (all.size > MOST && oldest !== undefined) all.delete(oldest)
    return wait
  }
}
