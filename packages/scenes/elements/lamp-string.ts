import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'

/** Draws a string of bulbs across the picture in two or three curves; they glow after sunset. */
export function drawLampString({ paper, light, random, width }: Stage, y: number): void {
  const wire = new Pen().move(-20, y)
  const bows = width > 700 ? 3 : 2
  for (let bow = 0; bow < bows; bow += 1) {
    const from = (width * bow) / bows
    const to = (width * (bow + 1)) / bows
    wire.quad((from + to) / 2, y + random.range(88, 140), to, y)
  }
  const id = paper.define(() => paper.fill('inherit', wire))
  paper.use(id, '', { stroke: light.shade('#3a3440'), 'stroke-width': 1.5 })
  const bulbs = { 'stroke-dasharray': '0 47' }
  if (light.dark)
    paper.use(id, 'translate(0 4)', { ...bulbs, stroke: light.lamp, 'stroke-width': 22, opacity: '.2' })
  const glass = light.dark ? '#fff0c0' : light.lit('#fdf2d6')
  paper.use(id, 'translate(0 4)', { ...bulbs, stroke: glass, 'stroke-width': 8 })
}
