// The entry of a drawing process: draws one picture at a time for the server that started it, and ends with it.
import { logoPicture } from '../../pdf/logo-picture.ts'
import { sharpRaster } from '../sharp-raster.ts'
import type { DrawingAnswer, DrawingJob, DrawingMethods } from './drawing-job.ts'
import { watchLimits } from './watch-limits.ts'

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
