import type { Point } from '../pen.ts'
import type { Stage } from '../stage.ts'

export interface HillOptions {
  /** The mean height of the crest. */
  readonly y: number
  readonly swing: number
  /** Distance between turns of the line. */
  readonly step?: number
  readonly from?: number
  readonly to?: number
}

/** Returns a rolling crest from left to right, slightly past both edges, with a mean height, a swing and a step. */
export function hillCrest({ random, width }: Stage, wishes: HillOptions): Point[] {
  const { y, swing, from = -20, to = width + 20 } = wishes
  // A wider picture has longer hills, not more of them.
  const step = ((wishes.step ?? 90) * width) / 640
  const points: Point[] = []
  let high = random.chance(0.5)
  for (let x = from; x < to; x += step * random.range(0.7, 1.3)) {
    points.push([x, y + (high ? -1 : 1) * swing * random.range(0.25, 1)])
    high = !high
  }
  points.push([to, y + swing * random.range(-0.6, 0.6)])
  return points
}
