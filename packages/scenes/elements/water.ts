import { mix } from '../color.ts'
import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'
import type { Sun } from './sun.ts'

interface WaterWishes {
  readonly horizon: number
  readonly sun: Sun
  /** Lower edge of the water, towards the viewer. */
  readonly base?: number
  /** 0 for a deep lake, 1 for a lagoon. */
  readonly clarity?: number
}

/**
 * Draws water from the horizon towards the viewer: the sky's colour far away, its own nearby, with the path of a low
 * sun.
 */
export function drawWater(
  stage: Stage,
  { horizon, sun, base = stage.bottom, clarity = 0.5 }: WaterWishes,
): void {
  const { paper, light, materials, width, floor } = stage
  const own = light.lit(mix(materials.deep, materials.shallow, clarity))
  const deep = light.lit(mix(materials.deep, materials.shallow, clarity * 0.35))
  const paint = paper.between(horizon, floor, [
    [0, mix(light.sky.low, own, 0.3)],
    [0.3, mix(light.sky.mid, own, 0.62)],
    [1, mix(light.sky.top, deep, 0.72)],
  ])
  paper.rect(paint, 0, horizon, width, base - horizon)
  if (sun.low) drawLightPath(stage, horizon, sun, Math.min(base, floor))
}

/** The dashes of light under a low sun or moon, wider towards the viewer. */
function drawLightPath(
  { paper, light, random, detail }: Stage,
  horizon: number,
  sun: Sun,
  base: number,
): void {
  const depth = base - horizon
  const fine = new Pen()
  const bold = new Pen()
  for (let y = horizon + 3; y < horizon + depth * 0.85; y += (4 + (y - horizon) * 0.09) / detail ** 0.4) {
    const away = (y - horizon) / depth
    const reach = 16 + 62 * away
    const length = reach * random.range(0.3, 1.1) * (1 - away * 0.35)
    const x = sun.x + random.range(-0.6, 0.6) * reach
    const pen = away < 0.3 ? fine : bold
    pen.move(x - length / 2, y).line(x + length / 2, y)
  }
  const color = mix(light.sky.disc, light.sky.glow, 0.4)
  paper.stroke(color, 2, fine, 0.75)
  paper.stroke(color, 3, bold, 0.5)
}
