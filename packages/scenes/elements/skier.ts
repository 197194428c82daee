import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'

/** Draws a skier leaning into a turn towards `direction`, snow spraying from the edges. */
export function drawSkier(stage: Stage, x: number, y: number, scale: number, direction: -1 | 1): void {
  const { paper, light, random } = stage
  const jacket = random.pick(['#e8542f', '#2f8fb8', '#f2b62f', '#d9436a', '#4f9a6a'])
  const trousers = random.pick(['#2f3a4c', '#3f5f7a', '#5a3f5c'])
  const size = Math.round(scale * 100) / 100
  paper.group(
    { transform: `translate(${Math.round(x)} ${Math.round(y)})scale(${direction * size} ${size})` },
    () => {
      const spray = new Pen()
        .move(-30, 6)
        .quad(-64, -8, -92, -28)
        .quad(-84, -8, -98, -2)
        .quad(-80, 2, -104, 16)
        .quad(-60, 14, -30, 10)
      paper.fill(light.lit('#ffffff'), spray, 0.85)
      paper.fill(light.shade('#a9c2e4'), new Pen().move(-50, 8).quad(10, 2, 64, 6).quad(30, 20, -40, 18), 0.6)
      paper.stroke(
        light.shade('#2a3040'),
        3.4,
        new Pen().move(-46, 9).quad(0, 10, 50, -3).quad(56, -6, 58, -10).move(-40, 1).quad(4, 2, 54, -12),
      )
      paper.stroke(
        light.lit(trousers),
        12,
        new Pen().move(-8, -38).line(12, -26).line(4, -4).move(-10, -36).line(2, -20).line(-8, -2),
      )
      paper.fill(
        light.shade('#23262e'),
        new Pen()
          .move(-16, -6)
          .line(-2, -7)
          .line(0, 3)
          .line(-15, 4)
          .move(0, -10)
          .line(11, -12)
          .line(15, -3)
          .line(2, 0),
      )
      paper.fill(
        light.lit(jacket),
        new Pen().move(-20, -36).quad(-18, -62, 4, -74).quad(16, -74, 18, -64).quad(12, -46, 0, -30),
      )
      paper.fill(
        light.shade(jacket),
        new Pen().move(-20, -36).quad(-18, -58, -6, -68).quad(-8, -48, -4, -32),
        0.6,
      )
      paper.stroke(
        light.lit(jacket),
        9,
        new Pen().move(10, -66).line(24, -50).line(36, -54).move(0, -66).quad(-16, -56, -12, -46),
      )
      paper.stroke(
        light.shade('#3a3f4c'),
        2,
        new Pen().move(37, -56).line(30, -8).move(-12, -46).line(-52, -34),
      )
      paper.circle(light.lit('#dba682'), 17, -80, 8)
      paper.fill(
        light.lit(random.pick(['#f4ead6', '#2f3a4c', '#f2b62f'])),
        new Pen().move(7, -80).quad(6, -94, 18, -93).quad(27, -92, 26, -83).line(17, -84),
      )
      paper.fill(light.shade('#2f4a5c'), new Pen().move(17, -85).line(27, -83).line(26, -77).line(18, -79))
    },
  )
}
