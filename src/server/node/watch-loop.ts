import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Log } from '../http/log.ts'
import type { Metrics } from '../http/metrics.ts'

/** Milliseconds between one look at the loop and the next. */
const RESOLUTION_MS = 10
/** Milliseconds from which a hold is worth a line in the log, and between one line and the next. */
const WARN_MS = 500
const LOOK_MS = 10_000

/**
 * Watches how long the event loop is held, tells the metrics, and warns in the log where a hold was so long that visitors
 * noticed. Gives what ends the watch.
 */
export function watchLoop(metrics: Pick<Metrics, 'gauge'>, log: Pick<Log, 'warn'>): () => void {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delays.enable()
  let longest = 0
  const look = () => {
    const held = heldSeconds(delays.max)
    longest = Math.max(longest, held)
    if (held * 1000 > WARN_MS)
      log.warn({ seconds: held }, `the event loop was held for ${held.toFixed(2)} s; every visitor waited`)
    delays.reset()
  }
  const timer = setInterval(look, LOOK_MS)
  timer.unref()
  metrics.gauge(
    'livery_event_loop_delay_seconds',
    'Longest time that the event loop was held since this was last asked for.',
    () => {
      const seconds = Math.max(longest, heldSeconds(delays.max))
      longest = 0
      delays.reset()
      return seconds
    },
  )
  return () => {
    clearInterval(timer)
    delays.disable()
  }
}

/** Takes the time from one look to the next in nanoseconds, and gives what of it was more than the pause. */
export function heldSeconds(nanoseconds: number): number {
  return Math.max(0, nanoseconds / 1e9 - RESOLUTION_MS / 1000)
}
