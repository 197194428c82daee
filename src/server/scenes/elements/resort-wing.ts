import { mix } from '../colour.ts'
import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'

/** Draws a wing of a resort that comes in from the edge `from` which `x` lies near: terraced floors, balconies, glass that is lit after sunset. */
export function drawResortWing(stage: Stage, x: number, base: number, height: number, from: -1 | 1): void {
  const { paper, light, materials, random } = stage
  const inward = from < 0 ? -1 : 1
  const wall = materials.walls[0] ?? '#f8edd8'
  const lit = light.lit(mix(wall, '#ffffff', 0.35))
  const dim = light.shade(wall)
  const floors = random.whole(3, 4)
  const storey = height / floors
  const glass = light.dark ? light.lamp : mix(light.shade('#3f6f80'), light.sky.mid, 0.25)
  for (let floor = 0; floor < floors; floor += 1) {
    const reach = (190 - floor * 34) * inward
    const y = base - floor * storey
    paper.fill(
      dim,
      new Pen()
        .move(x - inward * 40, y)
        .line(x + reach, y)
        .line(x + reach, y - storey)
        .line(x - inward * 40, y - storey),
    )
    const panes = new Pen()
      .move(x - inward * 40, y - storey * 0.42)
      .line(x + reach - inward * 8, y - storey * 0.42)
    paper.dashes(glass, Math.round(storey * 0.62), '22 9', panes, 0.9)
    paper.fill(
      lit,
      new Pen()
        .move(x - inward * 40, y - storey)
        .line(x + reach + inward * 10, y - storey)
        .line(x + reach + inward * 10, y - storey + 8)
        .line(x - inward * 40, y - storey + 8),
    )
    paper.fill(
      lit,
      new Pen()
        .move(x - inward * 40, y - storey * 0.3)
        .line(x + reach + inward * 10, y - storey * 0.3)
        .line(x + reach + inward * 10, y)
        .line(x - inward * 40, y),
      0.92,
    )
  }
  const plants = new Pen()
  for (let floor = 1; floor < floors; floor += 1) {
    for (let at = 10; at < 190 - floor * 34; at += 38) {
      const px = x + at * inward
      const py = base - floor * storey - storey * 0.3
      plants
        .move(px - 9, py + 2)
        .quad(px - 8, py - 12, px, py - 9)
        .quad(px + 9, py - 13, px + 10, py + 2)
    }
  }
  paper.fill(light.lit(materials.foliage), plants)
}
