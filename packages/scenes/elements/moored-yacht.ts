import { mix } from '../color.ts'
import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'

/**
 * Defines a hidden moored yacht with furled sails, about 100 to the masthead, waterline at the origin; returns its
 * id.
 */
export function defineMooredYacht(stage: Stage): string {
  const { paper, light, side, random } = stage
  const direction = random.sign()
  return paper.define(() => {
    paper.fill(
      light.shade('#dfe6ea'),
      new Pen()
        .move(-direction * 27, 2)
        .line(direction * 26, 2)
        .line(direction * 18, 15)
        .line(-direction * 20, 13),
      0.4,
    )
    paper.stroke(
      light.shade('#dfe6ea'),
      1.5,
      new Pen().move(-direction * 2, 16).line(-direction * 2, 60),
      0.3,
    )
    const rig = new Pen()
      .move(-direction * 2, -10)
      .line(-direction * 2, -100)
      .move(-direction * 2, -100)
      .line(direction * 31, -13)
      .move(-direction * 2, -100)
      .line(-direction * 26, -13)
    paper.stroke(light.shade('#6f747e'), 1, rig, 0.8)
    paper.stroke(light.lit('#e9e4da'), 2, new Pen().move(-direction * 2, -10).line(-direction * 2, -100))
    paper.stroke(
      light.lit(random.pick(['#2f6f9a', '#b8483c', '#f0e6d2'])),
      4,
      new Pen().move(-direction * 4, -25).line(-direction * 24, -23),
    )
    paper.fill(
      light.lit('#fbf8f0'),
      new Pen()
        .move(-direction * 28, -11)
        .quad(0, -8, direction * 33, -14)
        .quad(direction * 28, 0, direction * 20, 2)
        .line(-direction * 24, 2),
    )
    paper.fill(
      light.shade('#dfe3ea'),
      new Pen()
        .move(-direction * 27, -4)
        .quad(0, -1, direction * 28, -4)
        .quad(direction * 25, 0, direction * 20, 2)
        .line(-direction * 24, 2),
      side === direction ? 0.4 : 0.8,
    )
    paper.fill(
      mix(light.lit('#fbf8f0'), light.shade('#8fa0b0'), 0.25),
      new Pen()
        .move(-direction * 14, -11)
        .line(-direction * 12, -17)
        .line(direction * 8, -17)
        .line(direction * 13, -12),
    )
  })
}
