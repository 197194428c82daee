import { mix } from '../color.ts'
import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'

/** Draws a sofa from the front with cushions, `width` wide, its feet at `base`. */
export function drawSofa(
  { paper, light, random, side }: Stage,
  x: number,
  base: number,
  width: number,
  cloth: string,
  accent: string,
): void {
  const half = width / 2
  const lit = mix(light.lit(cloth), light.shade(cloth), 0.2)
  const dim = light.shade(cloth)
  paper.ellipse(light.shade('#5a4a44'), x, base, half * 1.04, 9, 0.5)
  paper.stroke(
    light.shade('#5a4030'),
    5,
    new Pen()
      .move(x - half * 0.86, base - 12)
      .line(x - half * 0.9, base)
      .move(x + half * 0.86, base - 12)
      .line(x + half * 0.9, base),
  )
  const back = new Pen()
    .move(x - half * 0.92, base - 20)
    .line(x - half * 0.92, base - 76)
    .quad(x - half * 0.9, base - 88, x - half * 0.8, base - 88)
    .line(x + half * 0.8, base - 88)
    .quad(x + half * 0.9, base - 88, x + half * 0.92, base - 76)
    .line(x + half * 0.92, base - 20)
  paper.fill(mix(lit, dim, 0.45), back)
  paper.fill(
    lit,
    new Pen()
      .move(x - half * 0.84, base - 14)
      .line(x - half * 0.84, base - 46)
      .quad(x, base - 54, x + half * 0.84, base - 46)
      .line(x + half * 0.84, base - 14),
  )
  paper.fill(dim, new Pen().box(x - half * 0.9, base - 26, width * 0.9, 15), 0.7)
  const arms = new Pen()
  for (const direction of [-1, 1]) {
    const edge = x + direction * half
    arms
      .move(edge - direction * half * 0.17, base - 10)
      .line(edge - direction * half * 0.17, base - 56)
      .quad(edge - direction * half * 0.08, base - 66, edge, base - 56)
      .line(edge, base - 10)
  }
  paper.fill(lit, arms)
  paper.stroke(dim, 1.5, new Pen().move(x, base - 86).line(x, base - 28), 0.6)
  const pillows = new Pen()
  for (const [share, tilt] of [
    [-0.62, 6],
    [0.6, -7],
    [0.4, 4],
  ] as const) {
    const at = x + share * half
    pillows
      .move(at - 20, base - 48 + tilt * 0.3)
      .line(at - 19 + tilt, base - 82)
      .line(at + 20 + tilt, base - 80)
      .line(at + 20, base - 48)
    if (random.chance(0.4)) break
  }
  paper.fill(light.lit(accent), pillows)
  paper.fill(
    light.shade(accent),
    new Pen()
      .move(x - side * half, base - 10)
      .line(x - side * half, base - 56)
      .line(x - side * half * 0.86, base - 58)
      .line(x - side * half * 0.86, base - 10),
    0.25,
  )
}
