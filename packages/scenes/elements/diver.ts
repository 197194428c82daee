import { mix } from '../color.ts'
import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'

/** Draws a diver swimming horizontally towards `direction`, with a tank on the back, trailing fins and rising bubbles. */
export function drawDiver(stage: Stage, x: number, y: number, scale: number, direction: -1 | 1): void {
  const { paper, light, random } = stage
  const suit = '#26303f'
  const accent = random.pick(['#f2b62f', '#e8542f', '#4fc0c8', '#e8638a'])
  const wet = (color: string) => mix(light.lit(color), '#1c5f8c', 0.22)
  const size = Math.round(scale * 100) / 100
  const tilt = Math.round(random.range(-6, 14)) * direction
  paper.group(
    {
      transform: `translate(${Math.round(x)} ${Math.round(y)})rotate(${tilt})scale(${direction * size} ${size})`,
    },
    () => {
      paper.fill(
        wet(accent),
        new Pen()
          .move(-62, -2)
          .line(-98, -16)
          .quad(-106, -12, -100, -6)
          .line(-64, 6)
          .move(-58, 10)
          .line(-92, 26)
          .quad(-90, 33, -82, 31)
          .line(-54, 17),
      )
      paper.stroke(
        wet(suit),
        11,
        new Pen().move(-8, 2).quad(-34, 2, -62, 1).move(-10, 6).quad(-36, 14, -58, 13),
      )
      paper.fill(
        wet(suit),
        new Pen()
          .move(-16, -8)
          .quad(10, -16, 30, -9)
          .quad(36, 0, 28, 8)
          .quad(6, 14, -16, 11)
          .quad(-22, 2, -16, -8),
      )
      paper.fill(
        wet('#e8d8a0'),
        new Pen().move(-16, -20).quad(-20, -15, -16, -10).line(16, -13).quad(22, -17, 16, -23),
      )
      paper.stroke(
        wet(accent),
        3,
        new Pen().move(-6, -8).quad(-4, 4, -8, 12).move(14, -12).quad(18, 0, 14, 11),
      )
      paper.stroke(wet(suit), 8, new Pen().move(24, 2).quad(36, 18, 54, 16))
      paper.circle(wet('#d9a07c'), 42, -5, 11)
      paper.fill(
        wet(suit),
        new Pen().move(35, -14).quad(40, -20, 48, -15).quad(44, -10, 40, 2).quad(32, -2, 35, -14),
      )
      paper.fill(wet(accent), new Pen().move(44, -12).line(55, -10).line(54, -1).line(44, -2))
      paper.stroke(wet('#3a4454'), 3, new Pen().move(50, 3).quad(46, 12, 30, -10).quad(22, -22, 12, -20))
    },
  )
  const bubbles = new Pen(1)
  const bx = x + direction * 52 * scale
  for (const [dx, dy, r] of [
    [2, -24, 3],
    [-4, -38, 4],
    [5, -54, 5],
    [-2, -74, 6.5],
    [6, -98, 5],
  ] as const)
    bubbles
      .move(bx + dx - r, y + dy)
      .arc(r, bx + dx + r, y + dy)
      .arc(r, bx + dx - r, y + dy)
  paper.fill('#ffffff', bubbles, 0.55)
}
