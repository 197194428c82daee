// The entry of a drawing process: draws one picture at a time for the server that started it, and ends with it.
import { logoPicture } from '../../pdf/logo-picture.ts'
import { sharpRaster } from '../sharp-raster.ts'
import type { DrawingAnswer, DrawingJob, DrawingMethods } from './drawing-job.ts'

/** Bytes that a drawing process may hold: a picture of 25 million pixels takes about 400 MB while it is drawn. */
const MOST_MEMORY = 768 * 1024 * 1024

const INTERVAL_MS = 25

/** Sharp draws beside this thread, and an ordinary exit would wait for it. */
function endNow(): void {
  process.kill(process.pid, 'SIGKILL')
}

process.on('disconnect', endNow)
// A terminal interrupts the whole group; the server finishes what is under way and then disconnects.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)
if (!process.connected) endNow()

const methods: DrawingMethods = { ...sharpRaster(), logo: logoPicture }

function answer(message: DrawingAnswer): void {
  process.send?.(message)
}

async function draw({ method, arguments: values, limitMs }: DrawingJob): Promise<void> {
  const stopWatching = watchLimits(limitMs, (exceeded) => answer({ exceeded }))
  try {
    const run = methods[method] as (...parameters: readonly unknown[]) => Promise<unknown>
    answer({ result: await run(...values) })
  } catch (error) {
    answer({ failure: error instanceof Error ? error.message : String(error) })
  } finally {
    stopWatching()
  }
}

process.on('message', (job) => void draw(job as DrawingJob))

/**
 * Calls back once when this process has used more processor time than `limitMs` or more memory than it may, counted from now;
 * processor time, so that a busy machine stops no drawing that is quick elsewhere. Returns what ends the watch.
 */
function watchLimits(limitMs: number, exceed: (what: 'time' | 'memory') => void): () => void {
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
