import { mix } from '../colour.ts'
import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'
import { drawPyramid } from './pyramid-roof.ts'
import { drawShaft } from './tower-shaft.ts'

/** Draws an Italian bell tower: string courses, an open belfry, a low tiled pyramid. */
export function drawCampanile(stage: Stage, x: number, base: number, height: number, distance = 0): void {
  const { paper, light, materials } = stage
  const half = height * 0.085
  const wall = materials.walls[2] ?? '#e5a981'
  const top = base - height * 0.84
  drawShaft(stage, { x, base, half, height: height * 0.84, distance, wall })
  const arches = new Pen(1)
  const open = top + height * 0.05
  for (const u of [-0.45, 0.45]) {
    arches.move(x + (u - 0.28) * half, open + height * 0.11).line(x + (u - 0.28) * half, open + half * 0.28)
    arches
      .arc(half * 0.28, x + (u + 0.28) * half, open + half * 0.28)
      .line(x + (u + 0.28) * half, open + height * 0.11)
      .close()
  }
  paper.fill(
    light.dark ? mix(light.lamp, light.shade(wall), 0.35) : light.far(light.shade('#5a4a58'), distance),
    arches,
  )
  const courses = new Pen()
  for (const share of [0, 0.2, 0.42])
    courses.move(x - half * 1.15, top + height * share).line(x + half * 1.15, top + height * share)
  paper.stroke(light.far(light.lit(mix(wall, '#ffffff', 0.35)), distance), 2, courses)
  drawPyramid(stage, {
    x,
    base: top,
    half: half * 1.2,
    height: height * 0.16,
    distance,
    wall: materials.roofs[0] ?? '#c86a41',
  })
}
