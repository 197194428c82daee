import { mix } from '../color.ts'
import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'

/** Draws a round armchair that faces the room. */
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
