import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'

const colors = ['#d9534a', '#3f86a8', '#f0c04e', '#5fa38a', '#f4efe4']

/** Draws a row of painted bathing huts along a beach, nearer and larger along the row. */
export function drawBathingHuts(stage: Stage, at: (across: number) => number, strand: number): void {
  const { paper, light, random, side } = stage
  const hut = paper.define(() => {
    paper.fill('inherit', new Pen().move(-12, 0).line(-12, -24).line(0, -36).line(12, -24).line(12, 0))
    paper.fill(light.shade('#6f6478'), new Pen().box(side < 0 ? 4 : -12, -24, 8, 24), 0.4)
    paper.stroke(light.lit('#fbf7ee'), 3, new Pen().move(-14, -23).line(0, -37).line(14, -23))
    paper.fill(light.lit('#fbf7ee'), new Pen().box(-5, -17, 9, 17))
  })
  const first = random.whole(0, 4)
  for (let index = 0; index < 6; index += 1) {
    const size = Math.round(90 + index * 20) / 100
    const x = Math.round(at(0.05 + index * 0.07 + index * index * 0.003))
    const color = light.lit(colors[(first + index) % 5] ?? '#f4efe4')
    paper.use(hut, `translate(${x} ${Math.round(strand + index * 9)})scale(${size})`, { fill: color })
  }
}
