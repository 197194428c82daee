import { mix } from '../color.ts'
import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'

export function drawTableForTwo(stage: Stage, x: number, y: number): void {
  const { paper, light, random, side } = stage
  const iron = light.shade('#3f3b44')
  const cloth = random.pick(['#fbf5ea', '#e4795a', '#4f9098', '#f0c45a'])
  for (const direction of [-1, 1]) {
    const seat = x + direction * 104
    const frame = new Pen()
      .move(seat - direction * 30, y - 56)
      .line(seat + direction * 22, y - 56)
      .line(seat + direction * 34, y - 118)
      .move(seat - direction * 26, y - 56)
      .line(seat - direction * 32, y)
      .move(seat + direction * 20, y - 56)
      .line(seat + direction * 28, y)
    paper.stroke(iron, 4.5, frame)
    paper.fill(
      light.lit(cloth),
      new Pen()
        .move(seat - direction * 32, y - 64)
        .line(seat + direction * 24, y - 64)
        .line(seat + direction * 22, y - 54)
        .line(seat - direction * 32, y - 54),
    )
    paper.fill(
      mix(iron, light.lit(cloth), 0.35),
      new Pen()
        .move(seat + direction * 23, y - 66)
        .line(seat + direction * 33, y - 116)
        .line(seat + direction * 38, y - 114)
        .line(seat + direction * 28, y - 62),
    )
  }
  paper.ellipse(light.shade('#5a4a44'), x - side * 20, y + 1, 110, 9, 0.45)
  paper.stroke(
    iron,
    6,
    new Pen()
      .move(x, y - 76)
      .line(x, y - 2)
      .move(x - 30, y)
      .line(x + 30, y),
  )
  paper.ellipse(light.lit('#fdf8ee'), x, y - 80, 76, 12)
  paper.ellipse(light.shade('#e9dfce'), x, y - 76, 74, 10, 0.25)
  for (const direction of [-1, 1]) {
    const at = x + direction * 40
    paper.stroke(
      light.lit('#ffffff'),
      1.6,
      new Pen()
        .move(at, y - 84)
        .line(at, y - 98)
        .move(at - 6, y - 84)
        .line(at + 6, y - 84),
      0.9,
    )
    paper.fill(
      mix(light.lit(direction < 0 ? '#c8485a' : '#f0c45a'), '#ffffff', 0.15),
      new Pen()
        .move(at - 8, y - 114)
        .line(at + 8, y - 114)
        .quad(at + 8, y - 98, at, y - 97)
        .quad(at - 8, y - 98, at - 8, y - 114),
    )
  }
  paper.fill(
    light.lit('#4f7f8c'),
    new Pen()
      .move(x - 7, y - 84)
      .line(x - 9, y - 102)
      .line(x + 9, y - 102)
      .line(x + 7, y - 84),
  )
  for (const [dx, dy] of [
    [-9, -108],
    [9, -109],
    [0, -116],
    [-3, -105],
  ] as const)
    paper.circle(light.lit('#ef7d86'), x + dx, y + dy, 6.5)
}
