import { mix } from '../color.ts'
import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'
import { drawShaft } from './tower-shaft.ts'

/** Draws a domed church: nave, drum with windows, ribbed dome, lantern. */
export function drawDome(
  stage: Stage,
  x: number,
  base: number,
  height: number,
  distance = 0,
  color?: string,
  stone?: string,
): void {
  const { paper, light, materials, side, setting } = stage
  const arid = setting.climate === 'arid'
  const wall = stone ?? materials.walls[0] ?? '#f7e9d2'
  const skin = color ?? (arid ? '#4f9fa2' : mix(materials.roofs[0] ?? '#c86a41', '#ffffff', 0.06))
  const r = height * 0.27
  const drum = base - height * 0.36
  const spring = drum - height * 0.14
  drawShaft(stage, { x, base, half: r * 1.25, height: height * 0.36, distance, wall })
  drawShaft(stage, { x, base: drum, half: r * 0.92, height: height * 0.14, distance, wall })
  const windows = new Pen()
    .move(x - r * 0.75, drum - height * 0.065)
    .line(x + r * 0.78, drum - height * 0.065)
  paper.dashes(
    light.dark ? light.lamp : light.far(light.shade('#5a4a58'), distance),
    Math.round(height * 0.08),
    `${Math.max(2, Math.round(r * 0.16))} ${Math.max(2, Math.round(r * 0.2))}`,
    windows,
  )
  const bulge = arid ? r * 1.5 : r * 1.25
  const dome = (left: number, right: number) =>
    new Pen()
      .move(x + left, spring)
      .cubic(x + left * 1.06, spring - bulge * 0.7, x + left * 0.5, spring - bulge, x, spring - bulge * 1.04)
      .cubic(x + right * 0.5, spring - bulge, x + right * 1.06, spring - bulge * 0.7, x + right, spring)
      .close()
  paper.fill(light.far(light.lit(skin), distance), dome(-r, r))
  paper.fill(light.far(light.shade(skin), distance), side < 0 ? dome(r * 0.2, r) : dome(-r, -r * 0.2))
  const crown = spring - bulge
  paper.fill(
    light.far(light.lit(wall), distance),
    new Pen(1).box(x - r * 0.14, crown - r * 0.26, r * 0.28, r * 0.28),
  )
  paper.stroke(
    light.far(light.lit(arid ? '#e8c35a' : wall), distance),
    1.5,
    new Pen().move(x, crown - r * 0.2).line(x, crown - r * 0.62),
  )
}
