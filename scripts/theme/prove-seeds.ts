import { Worker } from 'node:worker_threads'
import { type Findings, noFindings, type SeedRange } from './prove-range.ts'

/** Some tenths of a second of work: small enough to distribute evenly and to show progress. */
const SEEDS_A_TASK = 8192

/**
 * Checks a range of seeds with several workers in parallel and merges the results; `onProgress` gets the number of
 * checked seeds. If a worker dies, no more tasks start, and its error is thrown after all workers have ended.
 */
export async function proveSeeds(
  range: SeedRange,
  workers: number,
  onProgress: (found: Findings) => void = () => {},
): Promise<Findings> {
  const tasks = tasksOf(range)
  const total = noFindings()
  const drain = async () => {
    const worker = new Worker(new URL('./prove-worker.ts', import.meta.url))
    try {
      for (let task = tasks.next(); !task.done; task = tasks.next()) {
        add(total, await answerOf(worker, task.value))
        onProgress(total)
      }
    } finally {
      // After a failure the other workers only finish their task: an incomplete check proves nothing.
      tasks.return()
      await worker.terminate()
    }
  }
  const drains = Array.from({ length: usefulWorkers(range, workers) }, drain)
  const ends = await Promise.allSettled(drains)
  for (const end of ends) if (end.status === 'rejected') throw end.reason
  return total
}

/** Returns how many of the requested workers would get a task. */
export function usefulWorkers({ from, to, stride }: SeedRange, workers: number): number {
  return Math.min(workers, Math.ceil((to - from) / (SEEDS_A_TASK * stride)))
}

function* tasksOf(range: SeedRange): Generator<SeedRange, void> {
  const width = SEEDS_A_TASK * range.stride
  for (let from = range.from; from < range.to; from += width) {
    yield { ...range, from, to: Math.min(from + width, range.to) }
  }
}

function answerOf(worker: Worker, task: SeedRange): Promise<Findings> {
  return new Promise((resolve, reject) => {
    const ended = (code: number) => reject(new Error(`a worker ended with ${code}`))
    worker.once('message', (found: Findings) => {
      worker.off('error', reject).off('exit', ended)
      resolve(found)
    })
    worker.once('error', reject).once('exit', ended)
    worker.postMessage(task)
  })
}

function add(total: Findings, found: Findings): void {
  total.seeds += found.seeds
  total.checked += found.checked
  total.failed += found.failed
  total.failures = [...total.failures, ...found.failures].slice(0, 20)
  for (const outcome of ['kept', 'moved', 'flipped'] as const) {
    total.outcomes[outcome] += found.outcomes[outcome]
  }
  if (found.largestMove.distance > total.largestMove.distance) total.largestMove = found.largestMove
  if (found.worst.margin < total.worst.margin) total.worst = found.worst
}
