import { mix } from '../colour.ts'
import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'
import { drawPyramid } from './pyramid-roof.ts'
import { drawShaft } from './tower-shaft.ts'

/** Draws a church with one steep spire and a steep nave, lancet windows and, far from the light, deep shade. */
export function drawSpireChurch(stage: Stage, x: number, base: number, height: number, distance = 0): void {
  const { paper, light, materials, side, setting } = stage
  const nordic = setting.climate === 'nordic'
  const wall = nordic ? '#f3efe6' : mix(materials.walls[0] ?? '#f3e9d8', '#b8a894', 0.45)
  const roof = nordic ? '#4a5560' : mix(materials.roofs[1] ?? '#66697a', '#4f6f78', 0.3)
  const half = height * 0.075
  const eave = base - height * 0.24
  const far = x - side * height * 0.42
  const ridge = base - height * 0.42
  paper.fill(
    light.far(light.shade(wall), distance),
    new Pen().move(x, base).line(x, eave).line(far, eave).line(far, base).close(),
  )
  paper.fill(
    light.far(mix(light.shade(roof), light.lit(roof), 0.4), distance),
    new Pen()
      .move(x, ridge)
      .line(far + side * half, ridge)
      .line(far - side * half * 0.4, eave)
      .line(x, eave)
      .close(),
  )
  drawShaft(stage, { x, base, half, height: height * 0.52, distance, wall })
  drawPyramid(stage, {
    x,
    base: base - height * 0.52,
    half: half * 1.15,
    height: height * 0.48,
    distance,
    wall: roof,
  })
  const lancets = new Pen()
    .move(Math.min(x, far) + half * 1.4, base - height * 0.12)
    .line(Math.max(x, far) - half * 1.4, base - height * 0.12)
  const glass = light.dark ? light.lamp : light.far(light.shade('#4a4a60'), distance)
  paper.dashes(glass, height * 0.11, `${Math.round(half * 0.4)} ${Math.round(half * 0.55)}`, lancets)
  paper.dashes(
    glass,
    height * 0.08,
    '3 3',
    new Pen().move(x - half * 0.6, base - height * 0.44).line(x + half * 0.5, base - height * 0.44),
  )
}
