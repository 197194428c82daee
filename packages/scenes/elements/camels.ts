import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'

/**
 * Draws a line of camels, each a dark shape with a lit back, heading for `direction`, with long shadows away from the sun.
 */
export function drawCamels(
  stage: Stage,
  x: number,
  y: number,
  height: number,
  direction: -1 | 1,
  count: number,
): void {
  const { paper, light, side } = stage
  const coat = light.shade('#7a4f34')
  const id = paper.define(() => {
    paper.fill(
      light.shade('#b98a5c'),
      new Pen()
        .move(-18, 0)
        .line(16, 0)
        .line(16 - side * direction * 46, 9)
        .line(-22 - side * direction * 46, 9),
      0.45,
    )
    const body = new Pen()
      .move(-22, -40)
      .quad(-20, -50, -10, -52)
      .quad(-4, -68, 4, -66)
      .quad(10, -64, 12, -52)
      .quad(22, -48, 27, -56)
      .quad(30, -64, 30, -74)
      .quad(36, -80, 41, -76)
      .line(47, -72)
      .line(45, -69)
      .line(37, -69)
      .quad(37, -56, 32, -46)
      .quad(27, -38, 20, -36)
    for (const [hip, foot] of [
      [18, 20],
      [11, 10],
      [-12, -10],
      [-18, -20],
    ] as const)
      body
        .line(hip, -34)
        .line(foot + 1, 0)
        .line(foot - 2, 0)
        .line(hip - 4, -34)
    body.line(-22, -40)
    paper.fill(coat, body)
    paper.stroke(coat, 2, new Pen().move(-22, -42).quad(-27, -38, -26, -28))
    paper.fill(
      light.lit('#c8553f'),
      new Pen().move(-9, -53).quad(2, -72, 12, -53).line(10, -42).line(-8, -42),
    )
    paper.fill(light.lit('#f3ead6'), new Pen().move(-3, -64).quad(2, -84, 7, -64))
    paper.circle(light.shade('#8a5a3c'), 2, -80, 5)
  })
  const scale = Math.round(height) / 85
  for (let index = 0; index < count; index += 1) {
    const size = Math.round(scale * 100) / 100
    paper.use(
      id,
      `translate(${Math.round(x - direction * index * height * 1.05)} ${Math.round(y + (index % 2) * 2)})scale(${direction * size} ${size})`,
    )
  }
}
