import { mix } from '../color.ts'
import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'

/**
 * Draws a desert tent `width` wide with an open front, lit from inside when the sun is low, with a carpet and
 * cushions before it.
 */
export function drawTent(stage: Stage, x: number, base: number, width: number): void {
  const { paper, light, side, random } = stage
  const cloth = random.pick(['#f4e8d2', '#e9d6b4', '#fbf3e4'])
  const trim = random.pick(['#c8553f', '#2f7f88', '#d99a3c'])
  const half = width / 2
  const eave = base - width * 0.3
  const peak = base - width * 0.58
  const lit = light.lit(cloth)
  const dim = light.shade(cloth)
  paper.fill(
    light.shade('#a8764c'),
    new Pen()
      .move(x - half, base)
      .line(x + half, base)
      .line(x + half - side * width * 0.5, base + width * 0.09)
      .line(x - half - side * width * 0.5, base + width * 0.09),
    0.35,
  )
  paper.fill(
    mix(lit, dim, 0.4),
    new Pen()
      .move(x - half, base)
      .line(x - half * 0.92, eave)
      .line(x + half * 0.92, eave)
      .line(x + half, base),
  )
  const inside =
    light.timeOfDay === 'day' ? mix(dim, '#4a3438', 0.5) : mix(light.lamp, dim, light.dark ? 0.1 : 0.5)
  paper.fill(
    inside,
    new Pen()
      .move(x - half * 0.5, base)
      .line(x - half * 0.46, eave)
      .line(x + half * 0.46, eave)
      .line(x + half * 0.5, base),
  )
  paper.fill(
    mix(lit, dim, 0.15),
    new Pen()
      .move(x - half * 0.5, base)
      .line(x - half * 0.48, eave)
      .quad(x - half * 0.2, eave + width * 0.06, x - half * 0.34, base)
      .move(x + half * 0.5, base)
      .line(x + half * 0.48, eave)
      .quad(x + half * 0.2, eave + width * 0.06, x + half * 0.34, base),
  )
  const roof = new Pen()
    .move(x - half * 1.06, eave + 3)
    .quad(x - half * 0.4, eave - width * 0.1, x, peak)
    .quad(x + half * 0.4, eave - width * 0.1, x + half * 1.06, eave + 3)
  paper.fill(lit, roof)
  const away = -side
  paper.fill(
    dim,
    new Pen()
      .move(x, peak)
      .quad(x + away * half * 0.4, eave - width * 0.1, x + away * half * 1.06, eave + 3)
      .line(x + away * half * 0.2, eave + 3)
      .quad(x + away * half * 0.1, eave - width * 0.1, x, peak),
    0.6,
  )
  paper.dashes(
    light.lit(trim),
    width * 0.05,
    `${Math.round(width * 0.06)} ${Math.round(width * 0.04)}`,
    new Pen().move(x - half * 1.04, eave + 5).line(x + half * 1.04, eave + 5),
  )
  paper.stroke(
    light.shade('#6a4a38'),
    1.5,
    new Pen()
      .move(x - half, eave + 4)
      .line(x - half * 1.36, base + 2)
      .move(x + half, eave + 4)
      .line(x + half * 1.36, base + 2),
  )
  paper.fill(
    light.lit(trim),
    new Pen()
      .move(x - half * 0.5, base + 2)
      .line(x + half * 0.5, base + 2)
      .line(x + half * 0.7, base + width * 0.12)
      .line(x - half * 0.7, base + width * 0.12),
  )
  paper.fill(
    light.lit('#f0d8a0'),
    new Pen()
      .move(x - half * 0.42, base + width * 0.03)
      .line(x + half * 0.42, base + width * 0.03)
      .line(x + half * 0.54, base + width * 0.09)
      .line(x - half * 0.54, base + width * 0.09),
    0.6,
  )
}
