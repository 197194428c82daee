import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'

/** Draws a walker with rucksack, hat and stick, seen from the side, looking towards `direction`. */
export function drawHiker(stage: Stage, x: number, base: number, height: number, direction: -1 | 1): void {
  const { paper, light, random, side } = stage
  const coat = random.pick(['#d8502f', '#2f7f9a', '#e0a02f', '#4f8a52', '#b5486a'])
  const size = Math.round(height) / 100
  paper.group(
    { transform: `translate(${Math.round(x)} ${Math.round(base)})scale(${direction * size} ${size})` },
    () => {
      paper.fill(
        light.shade('#4a4452'),
        new Pen()
          .move(-14, 0)
          .line(16, 0)
          .line(10 - side * direction * 40, 9)
          .line(-22 - side * direction * 40, 9),
        0.45,
      )
      paper.stroke(light.shade('#6a4f3a'), 2.5, new Pen().move(26, -46).line(34, 0))
      paper.fill(
        light.shade('#3f4656'),
        new Pen()
          .move(-9, -46)
          .line(9, -46)
          .line(18, -4)
          .line(11, -2)
          .line(2, -30)
          .line(-10, -2)
          .line(-17, -4),
      )
      paper.fill(
        light.shade('#4a3428'),
        new Pen()
          .move(9, -6)
          .line(19, -6)
          .line(22, 0)
          .line(9, 0)
          .move(-18, -6)
          .line(-9, -4)
          .line(-6, 0)
          .line(-18, 0),
      )
      paper.fill(
        light.lit(random.pick(['#3f6f5f', '#8f4f3a', '#3f4f7a'])),
        new Pen().move(-8, -46).line(-25, -50).quad(-30, -66, -22, -80).quad(-14, -86, -6, -80),
      )
      paper.fill(light.lit('#e8dcc0'), new Pen().box(-24, -87, 16, 6))
      paper.fill(light.lit(coat), new Pen().move(-10, -42).line(-9, -74).quad(0, -82, 9, -74).line(11, -42))
      paper.stroke(light.lit(coat), 7, new Pen().move(3, -70).line(14, -56).line(25, -50))
      paper.stroke(light.shade('#3f3a3c'), 2.5, new Pen().move(-6, -78).quad(4, -66, -4, -50))
      paper.circle(light.lit('#d69b76'), 3, -88, 8)
      paper.fill(
        light.lit('#c9a468'),
        new Pen()
          .move(-9, -91)
          .line(18, -90)
          .quad(11, -94, 10, -97)
          .quad(2, -105, -5, -97)
          .quad(-5, -94, -9, -91),
      )
    },
  )
}
