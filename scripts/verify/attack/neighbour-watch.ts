import type { Target } from './target.ts'

export interface NeighbourFigures {
  /** Number of answers, and milliseconds of the slowest. */
  answers: number
  slowestMs: number
  failed: number
}

/** Milliseconds between two requests to the neighbour. */
const PAUSE_MS = 20

/** Requests another agency's cached page repeatedly while `work` runs; returns the result. */
export async function whileWatched(
  target: Target,
  slug: string,
  work: () => Promise<void>,
): Promise<NeighbourFigures> {
  const figures = { answers: 0, slowestMs: 0, failed: 0 }
  let isOver = false
  const watch = async () => {
    while (!isOver) {
      const { status, milliseconds } = await target.send({ slug, path: '/', from: '127.0.1.1' })
      figures.answers += 1
      figures.slowestMs = Math.max(figures.slowestMs, milliseconds)
      if (status !== 200) figures.failed += 1
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  }
  const watching = watch()
  try {
    await work()
  } finally {
    isOver = true
    await watching
  }
  return figures
}
