import { mix } from '../color.ts'
import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'

/**
 * Draws a wing of a resort that comes in from the edge `from`, near which `x` lies: terraced floors, balconies, and
 * glass that is lit after sunset.
 */
export function drawResortWing(stage: Stage, x: number, base: number, height: number, from: -1 | 1): void {
  const { paper, light, materials, random } = stage
  const inward = from < 0 ? -1 : 1
  const wall = materials.walls[0] ?? '#f8edd8'
  const lit = light.lit(mix(wall, '#ffffff', 0.35))
  const dim = light.shade(wall)
  const floors = random.whole(3, 4)
  const storey = height / floors
  const glass = light.dark ? light.lamp : mix(light.shade('#3f6f80'), light.sky.mid, 0.25)
  const back = new Pen()
  const slabs = new Pen()
  const panes = new Pen()
  const outer = x - inward * 40
  for (let floor = 0; floor < floors; floor += 1) {
    const reach = x + (190 - floor * 34) * inward
    const y = base - floor * storey
    back
      .move(outer, y)
      .line(reach, y)
      .line(reach, y - storey)
      .line(outer, y - storey)
    panes.move(outer, y - storey * 0.46).line(reach - inward * 8, y - storey * 0.46)
    slabs
      .move(outer, y - storey)
      .line(reach + inward * 10, y - storey)
      .line(reach + inward * 10, y - storey + 8)
      .line(outer, y - storey + 8)
    slabs
      .move(outer, y - storey * 0.3)
      .line(reach + inward * 10, y - storey * 0.3)
      .line(reach + inward * 10, y)
      .line(outer, y)
  }
  paper.fill(dim, back)
  paper.dashes(glass, Math.round(storey * 0.62), '22 9', panes, 0.9)
  paper.fill(lit, slabs)
  const plants = new Pen()
  for (let floor = 1; floor < floors; floor += 1) {
    const y = base - floor * storey - storey * 0.3
    plants.move(x + 12 * inward, y - 3).line(x + (182 - floor * 34) * inward, y - 3)
  }
  paper.beads(light.lit(materials.foliage), 17, 36, plants)
}
