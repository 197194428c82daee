import { mix } from '../color.ts'
import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'

/** Draws a small table with a lamp on it. */
export function drawBedsideLamp({ paper, light }: Stage, x: number, base: number, wood: string): void {
  const on = light.timeOfDay !== 'day'
  paper.fill(light.lit(wood), new Pen().box(x - 24, base - 56, 48, 8))
  paper.fill(light.shade(wood), new Pen().box(x - 20, base - 48, 40, 48))
  paper.fill(
    light.lit('#4f7078'),
    new Pen()
      .move(x - 7, base - 56)
      .quad(x - 12, base - 74, x - 3, base - 80)
      .line(x + 3, base - 80)
      .quad(x + 12, base - 74, x + 7, base - 56),
  )
  paper.fill(
    on ? mix(light.lamp, '#ffffff', 0.25) : light.lit('#f4ead8'),
    new Pen()
      .move(x - 22, base - 80)
      .line(x - 13, base - 108)
      .line(x + 13, base - 108)
      .line(x + 22, base - 80),
  )
}
