import type { Metrics } from '../../http/request/metrics.ts'
import type { Log } from '../../kernel/log/log.ts'

/** Milliseconds between two ticks; a shorter block is not seen. */
const TICK_MS = 10
/** Milliseconds of a block that is logged, and between two log lines. */
const WARN_MS = 500
const LOOK_MS = 10_000

/**
 * Measures how long the event loop is blocked, reports it to the metrics in seconds, and logs a warning for long
 * blocks. Returns the function that ends the watch. Source: security, 19.
 */
export function watchLoop(metrics: Pick<Metrics, 'gauge'>, log: Pick<Log, 'warn'>): () => void {
  let ticked = performance.now()
  let longestOfLook = 0
  let longestOfRead = 0
  // Node's own monitorEventLoopDelay forgets a current block when it is reset.
  const tick = () => {
    const now = performance.now()
    const held = Math.max(0, now - ticked - TICK_MS)
    ticked = now
    longestOfLook = Math.max(longestOfLook, held)
    longestOfRead = Math.max(longestOfRead, held)
  }
  const measure = () => {
    tick()
    const seconds = longestOfLook / 1000
    if (longestOfLook > WARN_MS)
      log.warn(
        { seconds },
        `the event loop was blocked for ${seconds.toFixed(2)} s, which delayed every visitor`,
      )
    longestOfLook = 0
  }
  const timers = [setInterval(tick, TICK_MS), setInterval(measure, LOOK_MS)]
  for (const timer of timers) timer.unref()
  metrics.gauge(
    'livery_event_loop_delay_seconds',
    'Longest time that the event loop was blocked since the metrics were last read.',
    () => {
      tick()
      const seconds = longestOfRead / 1000
      longestOfRead = 0
      return seconds
    },
  )
  return () => {
    for (const timer of timers) clearInterval(timer)
  }
}
