import { mix } from '../color.ts'
import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'

/** Draws a stag that has lifted its head, `height` to the antlers, its feet on `base`. */
export function drawDeer(stage: Stage, x: number, base: number, height: number): void {
  const { paper, light, random, side } = stage
  const coat = mix(light.shade('#a86a42'), light.lit('#a86a42'), 0.35)
  const size = Math.round(height) / 100
  const direction = random.sign()
  paper.group(
    { transform: `translate(${Math.round(x)} ${Math.round(base)})scale(${direction * size} ${size})` },
    () => {
      paper.fill(
        light.shade('#4a4438'),
        new Pen()
          .move(-22, 0)
          .line(20, 0)
          .line(16 - side * direction * 40, 8)
          .line(-26 - side * direction * 40, 8),
        0.4,
      )
      const body = new Pen()
        .move(-28, -44)
        .quad(-26, -54, -12, -52)
        .quad(2, -50, 12, -54)
        .quad(20, -64, 20, -74)
        .line(15, -79)
        .line(21, -79)
        .quad(25, -84, 30, -79)
        .line(37, -72)
        .quad(36, -68, 30, -69)
        .quad(30, -54, 22, -42)
      for (const [hip, foot] of [
        [20, 18],
        [14, 10],
        [-18, -15],
        [-24, -24],
      ] as const)
        body
          .line(hip, -38)
          .line(foot + 2, 0)
          .line(foot - 1, 0)
          .line(hip - 5, -36)
      paper.fill(coat, body.line(-29, -44))
      paper.stroke(
        light.lit('#d9b98a'),
        2,
        new Pen()
          .move(23, -80)
          .quad(16, -92, 20, -100)
          .move(19, -89)
          .line(12, -96)
          .move(27, -80)
          .quad(34, -90, 32, -100)
          .move(30, -89)
          .line(38, -95),
      )
      paper.fill(light.lit('#f3e6d2'), new Pen().move(-29, -46).quad(-32, -42, -30, -36).line(-26, -38))
    },
  )
}
