import { mix } from '../colour.ts'
import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'
import { drawShaft } from './tower-shaft.ts'

/** Draws a slim minaret with a balcony and a cap. */
export function drawMinaret(stage: Stage, x: number, base: number, height: number, distance = 0): void {
  const { paper, light, materials } = stage
  const wall = materials.walls[2] ?? '#f3e0bf'
  const half = height * 0.05
  drawShaft(stage, { x, base, half, height: height * 0.68, distance, wall })
  drawShaft(stage, {
    x,
    base: base - height * 0.68,
    half: half * 0.62,
    height: height * 0.18,
    distance,
    wall,
  })
  const rails = new Pen()
    .move(x - half * 1.5, base - height * 0.68)
    .line(x + half * 1.5, base - height * 0.68)
  rails.move(x - half * 1.2, base - height * 0.72).line(x + half * 1.2, base - height * 0.72)
  paper.stroke(light.far(light.lit(mix(wall, '#ffffff', 0.3)), distance), 2.5, rails)
  const spring = base - height * 0.86
  const cap = new Pen(1)
    .move(x - half * 0.8, spring)
    .cubic(x - half * 1.1, spring - half * 1.1, x - half * 0.2, spring - half * 1.4, x, spring - half * 2.4)
  cap
    .cubic(x + half * 0.2, spring - half * 1.4, x + half * 1.1, spring - half * 1.1, x + half * 0.8, spring)
    .close()
  paper.fill(light.far(light.lit('#4f9fa2'), distance), cap)
  paper.dashes(
    light.dark ? light.lamp : light.far(light.shade('#6a5560'), distance),
    8,
    '3 50',
    new Pen()
      .move(x - 1, base - height * 0.5)
      .line(x + 2, base - height * 0.5)
      .move(x - 1, base - height * 0.3)
      .line(x + 2, base - height * 0.3),
  )
}
