import { mix } from '../color.ts'
import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'

/** Draws a small chateau: a long front under a steep slate roof, a round tower with a cone at either end, tall windows. */
export function drawChateau(stage: Stage, x: number, base: number, width: number): void {
  const { paper, light, side } = stage
  const stone = '#f1e4cb'
  const slate = '#66718a'
  const tone = (color: string) => light.far(color, 0.06)
  const lit = tone(light.lit(stone))
  const dim = tone(light.shade(stone))
  const half = width / 2
  const eave = base - width * 0.24
  paper.fill(mix(lit, dim, 0.2), new Pen().box(x - half * 0.8, eave, width * 0.8, base - eave))
  const roof = new Pen()
    .move(x - half * 0.86, eave + 1)
    .line(x - half * 0.7, eave - width * 0.18)
    .line(x + half * 0.7, eave - width * 0.18)
    .line(x + half * 0.86, eave + 1)
  paper.fill(tone(mix(light.lit(slate), light.shade(slate), 0.35)), roof)
  const towers = new Pen()
  const shade = new Pen()
  const cones = new Pen()
  const coneShade = new Pen()
  for (const at of [-0.86, 0, 0.86]) {
    const cx = x + at * half
    const reach = at === 0 ? width * 0.075 : width * 0.085
    const top = base - width * (at === 0 ? 0.44 : 0.34)
    towers.box(cx - reach, top, reach * 2, base - top)
    shade.box(side < 0 ? cx + reach * 0.2 : cx - reach, top, reach * 0.8, base - top)
    cones
      .move(cx - reach * 1.25, top + 1)
      .line(cx, top - width * 0.22)
      .line(cx + reach * 1.25, top + 1)
    coneShade
      .move(cx - side * reach * 1.25, top + 1)
      .line(cx, top - width * 0.22)
      .line(cx - side * reach * 0.1, top + 1)
  }
  paper.fill(lit, towers)
  paper.fill(dim, shade)
  paper.fill(tone(light.lit(slate)), cones)
  paper.fill(tone(light.shade(slate)), coneShade)
  const glass = light.timeOfDay === 'day' ? light.shade('#4f5468') : light.lamp
  const rows = new Pen().move(x - half * 0.66, base - width * 0.15).line(x + half * 0.66, base - width * 0.15)
  paper.dashes(glass, width * 0.085, '4 5', rows, 0.9)
}
