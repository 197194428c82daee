import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

/** A thread that cleans HTML; `ready` resolves when it has loaded its modules and accepts its first text. */
export interface HtmlThread {
  worker: Worker
  ready: Promise<void>
}

/** Milliseconds after which an idle thread ends, so that its memory is released. */
const IDLE_MS = 30_000

let thread: HtmlThread | null = null
let idle: NodeJS.Timeout | undefined

/** Returns the running thread, or starts one. */
export function runningThread(): HtmlThread {
  clearTimeout(idle)
  if (thread !== null) return thread
  const worker = new Worker(join(import.meta.dirname, 'html-worker.ts'), {
    resourceLimits: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 },
  })
  worker.unref()
  const ready = new Promise<void>((resolve) => worker.once('message', () => resolve()))
  const started = { worker, ready }
  // Without a listener an error would end the process; the caller that waits for the thread is notified by its exit.
  worker.on('error', () => undefined)
  worker.on('exit', () => {
    if (thread === started) thread = null
  })
  thread = started
  return started
}

/** Schedules the end of an idle thread. */
export function restThread(resting: HtmlThread): void {
  clearTimeout(idle)
  idle = setTimeout(() => endThread(resting), IDLE_MS)
  idle.unref()
}

/** Ends a thread at once; the next text starts another. */
export function endThread(ended: HtmlThread): void {
  if (thread === ended) thread = null
  void ended.worker.terminate()
}
