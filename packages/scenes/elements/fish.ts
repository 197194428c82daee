import { mix } from '../color.ts'
import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'

export interface Fish {
  /** Draws a fish at a spot; `bright` is 0 for a distant silver school and 1 for the reef's own colours. */
  swim(x: number, y: number, scale: number, direction: -1 | 1, bright: 0 | 1): void
}

const scales = ['#f2b62f', '#f0733a', '#f2e2c0', '#e85f8a', '#ffd95a', '#6fd0e0']

export function defineFish(stage: Stage): Fish {
  const { paper, light, random } = stage
  const id = paper.define(() => {
    paper.fill(
      'inherit',
      new Pen()
        .move(26, 0)
        .quad(10, -17, -12, -6)
        .line(-26, -13)
        .quad(-21, 0, -26, 13)
        .line(-12, 6)
        .quad(10, 17, 26, 0)
        .move(2, -10)
        .line(-8, -18)
        .line(-8, -7),
    )
    paper.fill(
      light.shade('#1c3a5c'),
      new Pen().move(9, -10).quad(4, 0, 9, 10).quad(3, 11, 0, 10).quad(-4, 0, 0, -10).quad(4, -11, 9, -10),
      0.45,
    )
    paper.circle('#16263a', 17, -2, 2)
  })
  return {
    swim(x, y, scale, direction, bright) {
      const size = Math.round(scale * 100) / 100
      const color = bright
        ? mix(light.lit(random.pick(scales)), random.pick(scales), 0.4)
        : mix(light.lit('#dff2f4'), '#2f8fb4', 0.35)
      paper.use(id, `translate(${Math.round(x)} ${Math.round(y)})scale(${direction * size} ${size})`, {
        fill: color,
      })
    },
  }
}
