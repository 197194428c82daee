import { mix } from '../color.ts'
import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'

/**
 * Draws a country estate: a long house, a higher wing and a tower, with tiled roofs and windows that are lit after
 * sunset.
 */
export function drawFarmhouse(stage: Stage, x: number, base: number, width: number): void {
  const { paper, light, materials, side } = stage
  const wall = materials.walls[1] ?? '#f0cba2'
  const roof = materials.roofs[0] ?? '#c86a41'
  const at = (u: number) => (side < 0 ? x + (u - 0.5) * width : x - (u - 0.5) * width)
  const blocks = [
    { from: 0, to: 0.48, height: 0.22, rise: 0.1 },
    { from: 0.4, to: 0.72, height: 0.33, rise: 0.11 },
    { from: 0.7, to: 1, height: 0.18, rise: 0.08 },
    { from: 0.46, to: 0.58, height: 0.5, rise: 0.08 },
  ]
  for (const { from, to, height, rise } of blocks) {
    const eave = base - height * width
    const turn = from + (to - from) * 0.68
    paper.fill(
      light.far(light.lit(wall), 0.06),
      new Pen().move(at(from), base).line(at(from), eave).line(at(turn), eave).line(at(turn), base),
    )
    paper.fill(
      light.far(light.shade(wall), 0.06),
      new Pen().move(at(turn), base).line(at(turn), eave).line(at(to), eave).line(at(to), base),
    )
    const tiles = new Pen()
      .move(at(from - 0.02), eave + 1)
      .line(at(from + 0.04), eave - rise * width)
      .line(at(to - 0.04), eave - rise * width)
      .line(at(to + 0.02), eave + 1)
    paper.fill(light.far(mix(light.lit(roof), light.shade(roof), 0.15), 0.06), tiles)
  }
  const panes = new Pen()
  for (const [u, v] of [
    [0.08, 0.13],
    [0.2, 0.13],
    [0.32, 0.13],
    [0.49, 0.2],
    [0.58, 0.2],
    [0.76, 0.1],
    [0.5, 0.4],
  ] as const) {
    panes.box(at(u) - 2, base - v * width, 4, 6)
  }
  paper.fill(light.timeOfDay === 'day' ? light.shade('#5a4a50') : light.lamp, panes, 0.9)
}
