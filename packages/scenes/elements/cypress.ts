import { mix } from '../colour.ts'
import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'

/** Draws a cypress: one dark flame with a lit flank. */
export function drawCypress(
  { paper, light, materials, side }: Stage,
  x: number,
  base: number,
  height: number,
  distance = 0,
): void {
  const wide = height * 0.1
  const flame = (left: number, right: number) =>
    new Pen()
      .move(x, base)
      .cubic(x + left * 1.5, base - height * 0.1, x + left * 1.1, base - height * 0.6, x, base - height)
      .cubic(x + right * 1.1, base - height * 0.6, x + right * 1.5, base - height * 0.1, x, base)
      .close()
  paper.fill(light.far(light.shade(materials.evergreen), distance), flame(-wide, wide))
  const lit = light.far(mix(light.shade(materials.evergreen), light.lit(materials.evergreen), 0.7), distance)
  paper.fill(lit, side < 0 ? flame(-wide, -wide * 0.1) : flame(wide * 0.1, wide))
}
