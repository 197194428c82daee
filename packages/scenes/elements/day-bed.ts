import { mix } from '../color.ts'
import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'

/** Draws a day bed under a canopy with tied curtains, `width` wide, its feet on `base`. */
export function drawDayBed(
  { paper, light, random, side }: Stage,
  x: number,
  base: number,
  width: number,
): void {
  const half = width / 2
  const top = base - width * 0.95
  const wood = light.lit('#c99a68')
  const white = light.lit('#fdf8ee')
  const soft = mix(white, light.shade('#e9dfd0'), 0.4)
  const accent = random.pick(['#e4572e', '#1f8a9e', '#f2b134', '#d9486e'])
  paper.fill(
    light.shade('#b59468'),
    new Pen()
      .move(x - half, base)
      .line(x + half, base)
      .line(x + half - side * 40, base + 12)
      .line(x - half - side * 40, base + 12),
    0.4,
  )
  paper.fill(soft, new Pen().box(x - half * 0.9, top + 6, half * 1.8, width * 0.6), 0.75)
  paper.fill(white, new Pen().box(x - half, base - width * 0.32, width, width * 0.16))
  paper.fill(light.shade('#b98a5c'), new Pen().box(x - half, base - width * 0.17, width, width * 0.09))
  paper.fill(
    light.lit(accent),
    new Pen()
      .box(x - half * 0.8, base - width * 0.46, width * 0.24, width * 0.16)
      .box(x + half * 0.3, base - width * 0.46, width * 0.24, width * 0.16),
  )
  paper.stroke(
    wood,
    width * 0.05,
    new Pen()
      .move(x - half, base)
      .line(x - half, top)
      .line(x + half, top)
      .line(x + half, base),
  )
  const curtains = new Pen()
  for (const direction of [-1, 1]) {
    const edge = x + direction * half
    curtains
      .move(edge, top)
      .line(edge - direction * width * 0.2, top)
      .quad(
        edge - direction * width * 0.16,
        top + width * 0.4,
        edge - direction * width * 0.02,
        top + width * 0.46,
      )
      .quad(
        edge - direction * width * 0.12,
        base - width * 0.2,
        edge - direction * width * 0.08,
        base - width * 0.04,
      )
      .line(edge, base - width * 0.04)
  }
  paper.fill(white, curtains, 0.95)
  paper.fill(
    white,
    new Pen().move(x - half * 1.1, top + 4).quad(x, top - width * 0.16, x + half * 1.1, top + 4),
  )
}
