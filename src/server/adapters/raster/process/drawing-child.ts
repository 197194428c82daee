// The entry of a drawing process: draws one picture at a time for the server that started it, and ends with it.
import { logoPicture } from '../../pdf/logo-picture.ts'
import { sharpRaster } from '../sharp-raster.ts'
import type { DrawingAnswer, DrawingJob, DrawingMethods } from './drawing-job.ts'

/** Memory limit of a drawing process in bytes: drawing a picture of 25 million pixels takes about 400 MB. */
const MOST_MEMORY = 768 * 1024 * 1024

const INTERVAL_MS = 25

/** Sharp draws in other threads, for which an ordinary exit would wait. */
function endNow(): void {
  process.kill(process.pid, 'SIGKILL')
}

process.on('disconnect', endNow)
// A terminal interrupts the whole group; the server finishes its requests and then disconnects.
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
 * Calls back once when this process exceeds `limitMs` of processor time from now, or its memory limit. Processor time
 * is used so that a busy machine stops no quick drawing. Returns the function that ends the watch.
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
