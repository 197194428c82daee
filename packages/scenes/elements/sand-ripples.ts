import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'

/** Draws wind ripples on the near sand. */
export function drawSandRipples(
  { paper, light, materials, random, width, floor, detail }: Stage,
  y: number,
): void {
  const pen = new Pen()
  for (let count = 0; count < 15 * detail; count += 1) {
    const down = y + random.range(0.1, 1) * (floor - y)
    const span = random.range(50, 150)
    const x = random.range(-30, width - 20)
    pen
      .move(x, down)
      .quad(x + span * 0.3, down - 7, x + span * 0.55, down)
      .quad(x + span * 0.8, down + 6, x + span, down + 1)
  }
  paper.stroke(light.shade(materials.sand), 1.6, pen, 0.35)
}
