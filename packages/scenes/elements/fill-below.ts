import { Pen, type Point } from '../pen.ts'
import type { Stage } from '../stage.ts'

/** Fills the area from a crest down to a height, with a soft edge along the crest. */
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
