import { mix } from '../color.ts'
import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'

/** Draws a made bed from the side, `length` long, its head towards `direction`: headboard, pillows, a throw at the foot. */
export function drawBed(
  { paper, light, side }: Stage,
  x: number,
  base: number,
  length: number,
  cloth: string,
  accent: string,
  direction: -1 | 1,
): void {
  const at = (u: number) => x + direction * length * u
  const linen = light.lit('#fbf6ec')
  const fold = light.shade('#e6ddd0')
  paper.ellipse(light.shade('#5a4a44'), x, base + 2, length * 0.54, 9, 0.45)
  paper.fill(
    light.shade('#7a5640'),
    new Pen()
      .move(at(-0.5), base - 8)
      .line(at(-0.5), base - 34)
      .line(at(0.5), base - 34)
      .line(at(0.5), base - 8),
  )
  paper.fill(
    light.lit('#a87a54'),
    new Pen()
      .move(at(0.47), base)
      .line(at(0.47), base - 104)
      .quad(at(0.5), base - 114, at(0.54), base - 104)
      .line(at(0.54), base),
  )
  paper.fill(
    linen,
    new Pen()
      .move(at(-0.5), base - 28)
      .quad(at(-0.52), base - 56, at(-0.46), base - 58)
      .line(at(0.46), base - 58)
      .line(at(0.46), base - 28),
  )
  const quilt = new Pen()
    .move(at(-0.52), base - 18)
    .quad(at(-0.54), base - 62, at(-0.44), base - 66)
    .quad(at(-0.1), base - 70, at(0.2), base - 64)
    .line(at(0.22), base - 16)
    .quad(at(-0.2), base - 22, at(-0.52), base - 18)
  paper.fill(mix(light.lit(cloth), light.shade(cloth), 0.15), quilt)
  paper.fill(
    light.shade(cloth),
    new Pen()
      .move(at(-0.52), base - 18)
      .line(at(-0.525), base - 36)
      .quad(at(-0.2), base - 38, at(0.22), base - 34)
      .line(at(0.22), base - 16)
      .quad(at(-0.2), base - 22, at(-0.52), base - 18),
    0.4,
  )
  const rest = new Pen()
    .move(at(0.28), base - 58)
    .quad(at(0.27), base - 92, at(0.34), base - 88)
    .quad(at(0.44), base - 92, at(0.45), base - 58)
  paper.fill(mix(linen, fold, 0.25), rest)
  paper.fill(
    light.lit(accent),
    new Pen()
      .move(at(0.22), base - 58)
      .quad(at(0.2), base - 84, at(0.25), base - 82)
      .quad(at(0.33), base - 84, at(0.34), base - 58),
  )
  paper.fill(
    light.lit(accent),
    new Pen()
      .move(at(-0.47), base - 65)
      .quad(at(-0.4), base - 70, at(-0.3), base - 69)
      .line(at(-0.29), base - 18)
      .line(at(-0.48), base - 17),
    0.9,
  )
  paper.stroke(
    fold,
    1.5,
    new Pen().move(at(0.2), base - 60).line(at(0.22), base - 20),
    side === direction ? 0.7 : 0.4,
  )
}
