import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'
import { drawShaft } from './tower-shaft.ts'

/** Draws an Alpine church: white walls, a tower with an onion cap. */
export function drawOnionChurch(stage: Stage, x: number, base: number, height: number, distance = 0): void {
  const { paper, light, side } = stage
  const wall = '#f7f1e6'
  const roof = '#8a4a3c'
  const half = height * 0.09
  const far = x - side * height * 0.44
  paper.fill(
    light.far(light.shade(wall), distance),
    new Pen()
      .move(x, base)
      .line(x, base - height * 0.24)
      .line(far, base - height * 0.24)
      .line(far, base)
      .close(),
  )
  paper.fill(
    light.far(light.lit(roof), distance),
    new Pen()
      .move(x, base - height * 0.42)
      .line(far + side * half, base - height * 0.42)
      .line(far - side * half * 0.5, base - height * 0.23)
      .line(x, base - height * 0.23)
      .close(),
  )
  drawShaft(stage, { x, base, half, height: height * 0.62, distance, wall })
  const spring = base - height * 0.62
  const onion = (left: number, right: number) =>
    new Pen()
      .move(x + left, spring)
      .cubic(
        x + left * 1.7,
        spring - height * 0.12,
        x + left * 0.5,
        spring - height * 0.16,
        x,
        spring - height * 0.33,
      )
      .cubic(
        x + right * 0.5,
        spring - height * 0.16,
        x + right * 1.7,
        spring - height * 0.12,
        x + right,
        spring,
      )
      .close()
  const copper = '#5d8f83'
  paper.fill(light.far(light.lit(copper), distance), onion(-half, half))
  paper.fill(
    light.far(light.shade(copper), distance),
    side < 0 ? onion(half * 0.1, half) : onion(-half, -half * 0.1),
  )
  paper.circle(light.far(light.lit('#e6b85a'), distance), x, base - height * 0.52, half * 0.5)
}
