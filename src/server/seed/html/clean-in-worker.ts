import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { createFairLimiter } from '../../http/fair-limiter.ts'
import type { CleanedHtml } from './clean-checked.ts'

/** Milliseconds that one text may take; a text of the greatest length takes some tens. */
const MOST_MS = 2000
/** Milliseconds after which a thread without work ends, so that its memory goes back. */
const IDLE_MS = 30_000

/** One text is cleaned at a time; whoever sends many waits behind their own. */
const turns = createFairLimiter({ concurrency: 1, queue: 2000, retryAfterSeconds: 2 })

let thread: Worker | null = null
let idle: NodeJS.Timeout | undefined

/**
 * Cleans a text in a thread beside the server's, with turns for each `sender`. A text that takes over two seconds, or more
 * memory than the thread has, ends the thread and gives null; so does an aborted `signal`, which throws its reason.
 */
export function cleanInWorker(
  html: string,
  sender: string,
  signal?: AbortSignal,
): Promise<CleanedHtml | null> {
  return turns.run(() => cleanedBy(runningThread(), html, signal), { group: sender, member: sender }, signal)
}

function runningThread(): Worker {
  clearTimeout(idle)
  if (thread !== null) return thread
  const worker = new Worker(join(import.meta.dirname, 'html-worker.ts'), {
    resourceLimits: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 },
  })
  worker.unref()
  // Without a listener an error would end the process; who waits for the thread has one too.
  worker.on('error', () => undefined)
  worker.on('exit', () => {
    if (thread === worker) thread = null
  })
  thread = worker
  return worker
}

async function cleanedBy(worker: Worker, html: string, signal?: AbortSignal): Promise<CleanedHtml | null> {
  signal?.throwIfAborted()
  return new Promise((resolve, reject) => {
    const settle = (end: () => void, isSpent: boolean) => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', onAbort)
      worker.off('message', onMessage).off('exit', onExit)
      if (isSpent) endThread(worker)
      else {
        idle = setTimeout(() => endThread(worker), IDLE_MS)
        idle.unref()
      }
      end()
    }
    const onMessage = (cleaned: CleanedHtml) => settle(() => resolve(cleaned), false)
    const onExit = () => settle(() => resolve(null), true)
    const onAbort = () => settle(() => reject(signal?.reason), true)
    const timer = setTimeout(() => settle(() => resolve(null), true), MOST_MS)
    worker.on('message', onMessage).on('exit', onExit)
    signal?.addEventListener('abort', onAbort, { once: true })
    worker.postMessage(html)
  })
}

function endThread(worker: Worker): void {
  if (thread === worker) thread = null
  void worker.terminate()
}
