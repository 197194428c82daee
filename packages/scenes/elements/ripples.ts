import { mix } from '../color.ts'
import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'

/** Draws ripples on water, longer and farther apart towards the viewer: dark troughs and lit crests. */
export function drawRipples(stage: Stage, from: number, to: number, amount = 24): void {
  const { paper, light, materials, random, width, detail } = stage
  const backs = new Pen()
  const troughs = new Pen()
  for (let index = 0; index < amount * detail; index += 1) {
    const near = random.range(0, 1) ** 1.3
    const y = from + 4 + (to - from - 4) * near
    const length = (10 + 60 * near) * random.range(0.5, 1.3)
    const x = random.range(-20, width)
    const pen = random.chance(0.55) ? backs : troughs
    pen.move(x, y).line(x + length, y)
  }
  paper.stroke(mix(light.sky.low, '#ffffff', 0.2), 1.5, backs, 0.38)
  paper.stroke(light.shade(materials.deep), 1.5, troughs, 0.28)
}
