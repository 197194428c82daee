import { mix } from '../color.ts'
import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'
import { addFrond } from './frond.ts'

/** Draws a potted palm for rooms and terraces. */
export function drawHousePlant(
  { paper, light, random, materials, side }: Stage,
  x: number,
  base: number,
  height: number,
): void {
  const rim = base - height * 0.28
  const half = height * 0.13
  const leaves = new Pen()
  const near = new Pen()
  for (const degrees of [-162, -128, -104, -76, -52, -18]) {
    addFrond(Math.abs(degrees + 90) < 40 ? leaves : near, random, {
      x,
      y: rim - 4,
      degrees: degrees + random.range(-8, 8),
      length: height * random.range(0.5, 0.68),
      leaflets: 4,
      droop: random.range(0.2, 0.36),
    })
  }
  paper.fill(light.shade(materials.evergreen), leaves)
  paper.fill(mix(light.lit(materials.foliage), light.shade(materials.foliage), 0.25), near)
  const clay = random.pick(['#c9744f', '#f1ece2', '#4f6f7c', '#d9a45f'])
  paper.fill(
    light.lit(clay),
    new Pen()
      .move(x - half, rim)
      .line(x + half, rim)
      .line(x + half * 0.72, base)
      .line(x - half * 0.72, base),
  )
  paper.fill(
    light.shade(clay),
    new Pen()
      .move(x - side * half * 0.2, rim)
      .line(x - side * half, rim)
      .line(x - side * half * 0.72, base)
      .line(x - side * half * 0.1, base),
    0.7,
  )
}
