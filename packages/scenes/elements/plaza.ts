import { mix } from '../color.ts'
import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'

/** The square in the foreground, in bands of stone that widen towards the viewer. */
export function drawPlaza({ paper, light, width, floor, bottom, materials }: Stage, y: number): void {
  const stone = light.lit(mix(materials.sand, '#d9d0c6', 0.5))
  const dim = light.shade(materials.sand)
  paper.rect(
    paper.between(y, floor, [
      [0, light.far(stone, 0.2)],
      [1, mix(stone, dim, 0.45)],
    ]),
    0,
    y - 2,
    width,
    bottom - y,
  )
  const joints = new Pen()
  for (let step = -5; step <= 5; step += 1)
    joints.move(width / 2 + step * 74, y).line(width / 2 + step * 200, bottom)
  for (const share of [0.12, 0.3, 0.56, 0.9])
    joints.move(0, y + (floor - y) * share).line(width, y + (floor - y) * share)
  paper.stroke(dim, 1.2, joints, 0.4)
}
