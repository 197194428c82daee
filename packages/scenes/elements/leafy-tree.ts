import { mix } from '../colour.ts'
import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'

/** Where the tufts of a crown sit, as shares of its height: across and up. */
const tufts = [
  [-0.2, 0.5],
  [0.02, 0.46],
  [0.21, 0.51],
  [-0.14, 0.67],
  [0.13, 0.68],
  [-0.01, 0.82],
] as const

/** Draws a leafy tree: a stem and a crown of round tufts, those towards the sun in light. */
export function drawLeafyTree(
  stage: Stage,
  x: number,
  base: number,
  height: number,
  distance = 0,
  leaf = stage.materials.foliage,
): void {
  const { paper, light, side, random } = stage
  const stem = new Pen(1)
    .move(x - height * 0.03, base)
    .quad(x - height * 0.012, base - height * 0.3, x - height * 0.08, base - height * 0.5)
    .line(x + height * 0.08, base - height * 0.5)
    .quad(x + height * 0.012, base - height * 0.3, x + height * 0.035, base)
  paper.fill(light.far(light.shade('#6f5745'), distance), stem)
  const dark = new Pen()
  const lit = new Pen()
  const bright = new Pen()
  for (const [across, up] of tufts) {
    const px = x + (across + random.range(-0.03, 0.03)) * height
    const py = base - (up + random.range(-0.02, 0.02)) * height
    dark.dot(px, py)
    const towards = up + across * side * 1.1
    if (towards > 0.62) lit.dot(px + side * height * 0.025, py - height * 0.02)
    if (towards > 0.78) bright.dot(px + side * height * 0.05, py - height * 0.05)
  }
  const shade = light.far(light.shade(leaf), distance)
  const sunny = light.far(light.lit(leaf), distance)
  paper.stroke(shade, height * 0.34, dark)
  paper.stroke(mix(shade, sunny, 0.7), height * 0.28, lit)
  paper.stroke(sunny, height * 0.16, bright)
}
