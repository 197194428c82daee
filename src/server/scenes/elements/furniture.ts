import { mix } from '../colour.ts'
import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'
import { addFrond } from './frond.ts'

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
  for (const way of [-1, 1]) {
    const edge = x + way * half
    arms
      .move(edge - way * half * 0.17, base - 10)
      .line(edge - way * half * 0.17, base - 56)
      .quad(edge - way * half * 0.08, base - 66, edge, base - 56)
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

/** Draws a lamp on a thin stand with a wide shade; lit when the sun is low. */
export function drawFloorLamp({ paper, light }: Stage, x: number, base: number, height: number): void {
  const on = light.timeOfDay !== 'day'
  paper.stroke(
    light.shade('#4f4640'),
    3.5,
    new Pen()
      .move(x, base)
      .line(x, base - height * 0.8)
      .move(x - 16, base)
      .line(x + 16, base),
  )
  const shade = new Pen()
    .move(x - 26, base - height * 0.76)
    .line(x - 15, base - height)
    .line(x + 15, base - height)
    .line(x + 26, base - height * 0.76)
  paper.fill(on ? mix(light.lamp, '#ffffff', 0.25) : light.lit('#f4ead8'), shade)
}

/** Draws a palm in a pot for indoors and terraces. */
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

/** Draws a round armchair turned to the room. */
export function drawArmchair(
  { paper, light, side }: Stage,
  x: number,
  base: number,
  size: number,
  cloth: string,
): void {
  const half = size / 2
  const lit = light.lit(cloth)
  paper.ellipse(light.shade('#5a4a44'), x, base, half * 1.1, 8, 0.5)
  paper.stroke(
    light.shade('#5a4030'),
    4,
    new Pen()
      .move(x - half * 0.6, base - 18)
      .line(x - half * 0.76, base)
      .move(x + half * 0.6, base - 18)
      .line(x + half * 0.76, base),
  )
  paper.fill(
    mix(lit, light.shade(cloth), 0.4),
    new Pen()
      .move(x - half, base - 18)
      .line(x - half, base - size * 0.5)
      .quad(x - half * 0.9, base - size, x, base - size)
      .quad(x + half * 0.9, base - size, x + half, base - size * 0.5)
      .line(x + half, base - 18),
  )
  paper.fill(
    lit,
    new Pen()
      .move(x - half * 0.72, base - 18)
      .line(x - half * 0.72, base - size * 0.42)
      .quad(x, base - size * 0.54, x + half * 0.72, base - size * 0.42)
      .line(x + half * 0.72, base - 18),
  )
  paper.fill(
    light.shade(cloth),
    new Pen()
      .move(x - side * half, base - 18)
      .line(x - side * half, base - size * 0.5)
      .quad(x - side * half * 0.86, base - size * 0.56, x - side * half * 0.72, base - size * 0.42)
      .line(x - side * half * 0.72, base - 18),
    0.5,
  )
}
