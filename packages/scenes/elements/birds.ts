import { mix } from '../color.ts'
import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'

/** Draws a small flock of two-stroke birds around a point. */
export function drawBirds({ paper, light, random, detail }: Stage, x: number, y: number, count = 5): void {
  if (detail < 0.5) return
  const pen = new Pen()
  for (let index = 0; index < count; index += 1) {
    const bx = x + random.range(-46, 46)
    const by = y + random.range(-20, 20)
    const span = random.range(5, 9)
    pen.move(bx - span, by - span * 0.3).quad(bx - span * 0.4, by - span * 0.6, bx, by)
    pen.quad(bx + span * 0.4, by - span * 0.6, bx + span, by - span * 0.3)
  }
  paper.stroke(mix(light.shade('#5a6070'), light.sky.mid, 0.25), 1.4, pen, 0.85)
}
