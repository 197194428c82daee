import { Pen, type Point } from '../pen.ts'
import type { Stage } from '../stage.ts'

export interface HillWishes {
  /** The mean height of the crest. */
  readonly y: number
  readonly swing: number
  /** Distance between turns of the line. */
  readonly step?: number
  readonly from?: number
  readonly to?: number
}

/** Takes a height, a swing and a step and gives a rolling crest from left to right, a little past both edges. */
export function hillCrest({ random, width }: Stage, wishes: HillWishes): Point[] {
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

/** Fills from a crest down to a height, softly along the crest. */
export function fillBelow(
  stage: Stage,
  paint: string,
  crest: readonly Point[],
  base: number,
  opacity = 1,
): void {
  const [first] = crest
  const last = crest[crest.length - 1]
  if (!first || !last) return
  const pen = new Pen().move(first[0], first[1]).curve(crest.slice(1))
  stage.paper.fill(paint, pen.line(last[0], base).line(first[0], base).close(), opacity)
}

/** Takes a crest as drawn and gives its height at a place, near enough to stand a tree on. */
export function heightAt(crest: readonly Point[], x: number): number {
  for (let index = 1; index < crest.length; index += 1) {
    const [left, right] = [crest[index - 1], crest[index]]
    if (left && right && x <= right[0]) {
      const share = Math.min(1, Math.max(0, (x - left[0]) / (right[0] - left[0])))
      const eased = share * share * (3 - 2 * share)
      return left[1] + (right[1] - left[1]) * eased
    }
  }
  return crest[crest.length - 1]?.[1] ?? 0
}
