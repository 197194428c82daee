import { mix } from '../color.ts'
import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'

/** Draws a lamp on a thin stand with a wide shade; lit when the sun is low. */
export function drawFloorLamp({ paper, light }: Stage, x: number, base: number, height: number): void {
  const on = light.timeOfDay !== 'day'
  paper.stroke(
    light.shade('#4f4640'),
    3.5,
    new Pen()
      .move(x, base)
      .line(x, base - height * 0.8)
      .move(x - 16, base)
      .line(x + 16, base),
  )
  const shade = new Pen()
    .move(x - 26, base - height * 0.76)
    .line(x - 15, base - height)
    .line(x + 15, base - height)
    .line(x + 26, base - height * 0.76)
  paper.fill(on ? mix(light.lamp, '#ffffff', 0.25) : light.lit('#f4ead8'), shade)
}
