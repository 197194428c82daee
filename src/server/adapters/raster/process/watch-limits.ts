/** Bytes that a drawing process may hold: a picture of 25 million pixels takes about 400 MB while it is drawn. */
export const MOST_MEMORY = 768 * 1024 * 1024
const INTERVAL_MS = 25

/**
 * Calls back once when this process has used more processor time than `limitMs` or more memory than it may, counted from now;
 * processor time, so that a busy machine stops no drawing that is quick elsewhere. Returns what ends the watch.
 */
export function watchLimits(limitMs: number, exceed: (what: 'time' | 'memory') => void): () => void {
  const before = process.cpuUsage()
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(before)
    const what =
      (user + system) / 1000 > limitMs ? 'time' : process.memoryUsage.rss() > MOST_MEMORY ? 'memory' : null
    if (what === null) return
    clearInterval(timer)
    exceed(what)
  }, INTERVAL_MS)
  return () => clearInterval(timer)
}
