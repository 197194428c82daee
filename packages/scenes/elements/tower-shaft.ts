import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'

/** A square tower: its middle and foot, half its width, its height, its distance, and its material. */
export interface Tower {
  readonly x: number
  readonly base: number
  readonly half: number
  readonly height: number
  readonly distance: number
  readonly wall: string
}

/** Draws the shaft of a tower: a lit front and a shaded flank. */
export function drawShaft(
  { paper, light, side }: Stage,
  { x, base, half, height, distance, wall }: Tower,
): void {
  paper.fill(light.far(light.lit(wall), distance), new Pen().box(x - half, base - height, half * 2, height))
  const dim = side < 0 ? x + half * 0.25 : x - half
  paper.fill(light.far(light.shade(wall), distance), new Pen().box(dim, base - height, half * 0.75, height))
}
