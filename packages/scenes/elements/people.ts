import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'

const clothes = ['#c8483c', '#2f6f8f', '#e0a03c', '#4f8a6a', '#f0e6d2', '#7a4f7c', '#3f4654', '#e08a8f']

export interface People {
  /** Draws a person on a spot, in clothes of any colour. */
  stand(x: number, base: number, height: number): void
}

/**
 * Defines hidden passers-by, 100 high: one strolling, one with a hat, one with a bag. The coat has the colour of the
 * `use`.
 */
export function definePeople(stage: Stage): People {
  const { paper, light, random, side } = stage
  const skin = light.lit('#d9a07c')
  const shadow = light.shade('#5a4f5c')
  const figure = (draw: () => void) =>
    paper.define(() => {
      paper.fill(
        shadow,
        new Pen()
          .move(-9, 0)
          .line(9, 0)
          .line(9 - side * 46, 12)
          .line(-6 - side * 46, 12),
        0.4,
      )
      draw()
    })
  const stroller = figure(() => {
    paper.fill(
      light.shade('#3f4250'),
      new Pen().move(-9, -48).line(9, -48).line(14, -2).line(7, 0).line(1, -36).line(-7, 0).line(-14, -1),
    )
    paper.stroke(
      skin,
      4,
      new Pen().move(-12, -70).quad(-17, -56, -13, -44).move(12, -70).quad(18, -58, 17, -46),
    )
    paper.fill('inherit', new Pen().move(-11, -44).line(-10, -76).quad(0, -84, 10, -76).line(12, -44))
    paper.circle(skin, 0, -91, 8)
    paper.fill(
      light.shade('#4a3328'),
      new Pen().move(-8, -90).quad(-8, -102, 1, -101).quad(9, -100, 8, -92).quad(0, -97, -8, -90),
    )
  })
  const hatted = figure(() => {
    paper.fill(
      skin,
      new Pen()
        .move(-6, -24)
        .line(-2, -24)
        .line(-3, 0)
        .line(-7, 0)
        .move(2, -24)
        .line(6, -24)
        .line(7, 0)
        .line(3, 0),
    )
    paper.stroke(
      skin,
      4,
      new Pen().move(-9, -72).quad(-17, -60, -14, -48).move(9, -72).quad(18, -62, 13, -52),
    )
    paper.fill('inherit', new Pen().move(-8, -76).quad(0, -82, 8, -76).line(17, -22).line(-17, -22))
    paper.circle(skin, 0, -88, 7)
    paper.fill(
      light.lit('#ead29c'),
      new Pen()
        .move(-15, -90)
        .line(15, -90)
        .quad(8, -93, 8, -96)
        .quad(0, -106, -8, -96)
        .quad(-8, -93, -15, -90),
    )
  })
  let last = ''
  return {
    stand(x, base, height) {
      const coat = random.pick(clothes.filter((color) => color !== last))
      last = coat
      const size = Math.round(height) / 100
      const place = `translate(${Math.round(x)} ${Math.round(base)})scale(${random.sign() * size} ${size})`
      paper.use(random.chance(0.5) ? stroller : hatted, place, { fill: light.lit(coat) })
    },
  }
}
