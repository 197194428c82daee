const INTERVAL_MS = 50

/** A thread whose processor time can be read while it works, in microseconds. */
export interface MeasuredThread {
  cpuUsage(): Promise<{ user: number; system: number }>
}

/**
 * Calls back once when a thread has used more than `limitMs` of processor time from now on, so that a busy machine
 * does not count. Returns what ends the watch.
 */
export function watchThreadTime(thread: MeasuredThread, limitMs: number, exceed: () => void): () => void {
  let before: number | undefined
  let timer: NodeJS.Timeout | undefined
  let isOver = false
  const check = async () => {
    // A thread that has ended has no time; its exit is reported elsewhere.
    const usage = await thread.cpuUsage().catch(() => null)
    if (isOver || usage === null) return
    const used = (usage.user + usage.system) / 1000
    before ??= used
    if (used - before <= limitMs) timer = setTimeout(() => void check(), INTERVAL_MS)
    else exceed()
  }
  void check()
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}
