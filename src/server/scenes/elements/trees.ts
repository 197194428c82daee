import { mix } from '../colour.ts'
import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'

/** Draws a cypress: one dark flame with a lit flank. */
export function drawCypress(
  { paper, light, materials, side }: Stage,
  x: number,
  base: number,
  height: number,
  distance = 0,
): void {
  const wide = height * 0.1
  const flame = (left: number, right: number) =>
    new Pen()
      .move(x, base)
      .cubic(x + left * 1.5, base - height * 0.1, x + left * 1.1, base - height * 0.6, x, base - height)
      .cubic(x + right * 1.1, base - height * 0.6, x + right * 1.5, base - height * 0.1, x, base)
      .close()
  paper.fill(light.far(light.shade(materials.evergreen), distance), flame(-wide, wide))
  const lit = light.far(mix(light.shade(materials.evergreen), light.lit(materials.evergreen), 0.7), distance)
  paper.fill(lit, side < 0 ? flame(-wide, -wide * 0.1) : flame(wide * 0.1, wide))
}

/** Draws an umbrella pine: a forked stem under flat, layered cushions. */
export function drawUmbrellaPine(
  stage: Stage,
  x: number,
  base: number,
  height: number,
  lean = 0,
  distance = 0,
): void {
  const { paper, light, materials, side, random } = stage
  const top = base - height
  const crownX = x + lean
  const thick = height * 0.035
  const bark = light.far(light.shade('#7a5a45'), distance)
  const stem = new Pen().move(x, base).quad(x + lean * 0.1, base - height * 0.5, crownX, top + height * 0.12)
  paper.stroke(bark, thick * 1.7, stem)
  const fork = base - height * 0.58
  const forkX = x + lean * 0.35
  const arms = new Pen()
    .move(forkX, fork)
    .quad(forkX - height * 0.04, top + height * 0.3, crownX - height * 0.22, top + height * 0.16)
  arms
    .move(forkX + lean * 0.2, fork - height * 0.08)
    .quad(crownX + height * 0.1, top + height * 0.3, crownX + height * 0.2, top + height * 0.15)
  paper.stroke(bark, thick, arms)
  const dark = light.far(light.shade(materials.evergreen), distance)
  const lit = light.far(light.lit(materials.evergreen), distance)
  const cushions = [
    { dx: -0.2, dy: 0.17, reach: 0.27 },
    { dx: 0.23, dy: 0.15, reach: 0.25 },
    { dx: 0, dy: 0.1, reach: 0.36 },
  ]
  const under = new Pen()
  const over = new Pen()
  for (const { dx, dy, reach } of cushions) {
    const cx = crownX + dx * height
    const cy = top + dy * height
    const half = reach * height * random.range(0.92, 1.1)
    cushion(under, cx, cy, half, half * 0.42)
    cushion(over, cx + side * half * 0.14, cy - half * 0.09, half * 0.8, half * 0.27)
  }
  paper.fill(dark, under)
  paper.fill(lit, over)
}

function cushion(pen: Pen, x: number, y: number, half: number, rise: number): void {
  pen
    .move(x - half, y)
    .cubic(x - half, y - rise * 1.1, x - half * 0.35, y - rise * 1.25, x, y - rise)
    .cubic(x + half * 0.4, y - rise * 1.3, x + half, y - rise * 0.9, x + half, y)
    .quad(x + half * 0.5, y + rise * 0.5, x, y + rise * 0.22)
    .quad(x - half * 0.6, y + rise * 0.5, x - half, y)
    .close()
}

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
