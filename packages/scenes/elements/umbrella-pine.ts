import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'

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
