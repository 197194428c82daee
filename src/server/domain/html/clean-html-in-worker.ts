import { createFairLimiter, type Turn } from '../../kernel/limits/fair-limiter.ts'
import type { CleanedHtml } from './clean-checked-html.ts'
import { endThread, type HtmlThread, restThread, runningThread } from './html-thread.ts'
import { watchThreadTime } from './watch-thread-time.ts'

/** The texts of one folder or of one change of a draft. */
export interface CleaningJob {
  /** The agency is the group, and its editor the member. */
  turn: Turn
  signal?: AbortSignal | undefined
  /** Set once a text took too long; the texts after it are not begun. */
  isSpent: boolean
}

/** Milliseconds of processor time that one text may take; a text of the greatest length takes some tens. */
const MOST_CPU_MS = 2000
/** Milliseconds by the clock for one text and the start of its thread, on a machine that is very busy. */
const MOST_WALL_MS = 30_000

/** One text is cleaned at a time: each agency in turn, and within it each editor. */
const turns = createFairLimiter({
  concurrency: 1,
  queue: 4000,
  retryAfterSeconds: 2,
  perGroup: { concurrency: 1, queue: 1000 },
})

/**
 * Cleans a text in a separate thread. Returns null for a text that takes too much time or memory, and for every later
 * text of the job. An aborted signal ends the thread and throws its reason. Source: security, 9 and 19.
 */
export function cleanHtmlInWorker(html: string, job: CleaningJob): Promise<CleanedHtml | null> {
  const work = async () => {
    if (job.isSpent) return null
    const cleaned = await cleanedBy(runningThread(), html, job.signal)
    // Set within the turn, because the next text of the job may already be waiting for it.
    job.isSpent ||= cleaned === null
    return cleaned
  }
  return turns.run(work, job.turn, job.signal)
}

async function cleanedBy(
  thread: HtmlThread,
  html: string,
  signal?: AbortSignal,
): Promise<CleanedHtml | null> {
  signal?.throwIfAborted()
  const { worker, ready } = thread
  return new Promise((resolve, reject) => {
    let isSettled = false
    let endWatch: (() => void) | undefined
    const settle = (end: () => void, isSpent: boolean) => {
      isSettled = true
      endWatch?.()
      clearTimeout(timer)
      signal?.removeEventListener('abort', onAbort)
      worker.off('message', onMessage).off('exit', onSpent)
      if (isSpent) endThread(thread)
      else restThread(thread)
      end()
    }
    const onMessage = (cleaned: CleanedHtml) => settle(() => resolve(cleaned), false)
    const onSpent = () => settle(() => resolve(null), true)
    const onAbort = () => settle(() => reject(signal?.reason), true)
    const timer = setTimeout(onSpent, MOST_WALL_MS)
    worker.on('exit', onSpent)
    signal?.addEventListener('abort', onAbort, { once: true })
    void ready.then(() => {
      if (isSettled) return
      endWatch = watchThreadTime(worker, MOST_CPU_MS, onSpent)
      worker.on('message', onMessage)
      worker.postMessage(html)
    })
  })
}
