import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'

/** Draws a small round table with two bistro chairs, with flowers by day and a candle after sunset. */
export function drawCafeTables({ paper, light, random }: Stage, x: number, base: number): void {
  const iron = light.shade('#2f2c38')
  const cloth = light.lit(random.pick(['#f6ede0', '#c8483c', '#3f7f88']))
  const chairs = new Pen()
  for (const direction of [-1, 1]) {
    const seat = x + direction * 56
    chairs
      .move(seat - direction * 16, base - 34)
      .line(seat + direction * 12, base - 34)
      .line(seat + direction * 18, base - 72)
      .move(seat - direction * 14, base - 34)
      .line(seat - direction * 16, base)
      .move(seat + direction * 11, base - 34)
      .line(seat + direction * 14, base)
  }
  paper.stroke(iron, 4, chairs)
  paper.stroke(
    iron,
    5,
    new Pen()
      .move(x, base - 46)
      .line(x, base)
      .move(x - 15, base)
      .line(x + 15, base),
  )
  paper.fill(
    cloth,
    new Pen()
      .move(x - 40, base - 50)
      .quad(x, base - 60, x + 40, base - 50)
      .line(x + 34, base - 30)
      .quad(x, base - 36, x - 34, base - 30),
  )
  if (!light.dark) {
    paper.stroke(
      light.lit(random.pick(['#e8727a', '#f2c25a', '#d9588a'])),
      9,
      new Pen()
        .dot(x - 7, base - 66)
        .dot(x + 6, base - 67)
        .dot(x, base - 73),
    )
    paper.fill(
      light.lit('#f6efe4'),
      new Pen()
        .move(x - 6, base - 53)
        .line(x - 8, base - 64)
        .line(x + 8, base - 64)
        .line(x + 6, base - 53),
    )
    return
  }
  const glow = paper.radial([
    [0, light.lamp, 0.8],
    [1, light.lamp, 0],
  ])
  paper.circle(glow, x, base - 66, 40)
  paper.fill(
    '#fff0bd',
    new Pen()
      .move(x - 3, base - 54)
      .line(x - 3, base - 66)
      .quad(x, base - 76, x + 3, base - 66)
      .line(x + 3, base - 54),
  )
}
