import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'
import type { Tower } from './tower-shaft.ts'

/** Draws a pointed roof on a square tower; also a spire, when tall. */
export function drawPyramid(
  { paper, light, side }: Stage,
  { x, base, half, height, distance, wall }: Tower,
): void {
  const tip = base - height
  paper.fill(
    light.far(light.lit(wall), distance),
    new Pen()
      .move(x - half, base)
      .line(x, tip)
      .line(x + half, base)
      .close(),
  )
  const edge = x - side * half
  paper.fill(
    light.far(light.shade(wall), distance),
    new Pen()
      .move(x, tip)
      .line(edge, base)
      .line(x + side * half * -0.25, base)
      .close(),
  )
}
