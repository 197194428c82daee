import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'

/** Hangs a string of bulbs across the picture in two or three bows; they glow after sunset. */
export function drawLampString({ paper, light, random, width }: Stage, y: number): void {
  const wire = new Pen()
  const bulbs = new Pen()
  const bows = width > 700 ? 3 : 2
  for (let bow = 0; bow < bows; bow += 1) {
    const from = (width * bow) / bows
    const to = (width * (bow + 1)) / bows
    const sag = random.range(44, 70)
    wire.move(from, y).quad((from + to) / 2, y + sag * 2, to, y)
    for (let step = 1; step < 7; step += 1) {
      const t = step / 7
      const x = from + (to - from) * t
      const down = y + 4 * sag * t * (1 - t) + 8
      bulbs.move(x, down).line(x, down + 1)
    }
  }
  paper.stroke(light.shade('#3a3440'), 1.5, wire)
  if (light.dark) paper.stroke(light.lamp, 22, bulbs, 0.2)
  paper.stroke(light.dark ? '#fff0c0' : light.lit('#fdf2d6'), 8, bulbs)
}
