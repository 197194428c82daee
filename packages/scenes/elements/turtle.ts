import { mix } from '../color.ts'
import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'

/** Draws a sea turtle gliding towards `direction`. */
export function drawTurtle(
  { paper, light }: Stage,
  x: number,
  y: number,
  scale: number,
  direction: -1 | 1,
): void {
  const wet = (color: string) => mix(light.lit(color), '#1c5f8c', 0.3)
  const size = Math.round(scale * 100) / 100
  paper.group(
    {
      transform: `translate(${Math.round(x)} ${Math.round(y)})rotate(${direction * -10})scale(${direction * size} ${size})`,
    },
    () => {
      paper.fill(
        wet('#8fae6a'),
        new Pen()
          .move(18, -8)
          .quad(30, -38, 50, -46)
          .quad(50, -20, 32, 2)
          .move(-26, 2)
          .quad(-44, 4, -50, 16)
          .quad(-36, 18, -22, 8)
          .move(30, 0)
          .quad(36, -14, 50, -10)
          .quad(58, -2, 48, 5)
          .quad(38, 8, 30, 6)
          .move(16, 8)
          .quad(20, 30, 34, 38)
          .quad(36, 20, 28, 6),
      )
      paper.fill(
        wet('#7a6a3c'),
        new Pen().move(-34, 6).quad(-24, -26, 8, -24).quad(34, -18, 36, 4).quad(10, 16, -34, 6),
      )
      paper.stroke(
        wet('#c9b06a'),
        1.6,
        new Pen()
          .move(-16, -12)
          .line(-4, -2)
          .line(14, -4)
          .line(26, -14)
          .move(-4, -2)
          .line(-8, 9)
          .move(14, -4)
          .line(16, 9)
          .move(-4, -2)
          .line(2, -23),
      )
    },
  )
}
