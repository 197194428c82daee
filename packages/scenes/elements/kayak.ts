import { mix } from '../color.ts'
import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'

export interface Kayak {
  /** Draws a kayak on the water, its waterline at `y`, bow towards `direction`; each has another hull colour. */
  float(x: number, y: number, scale: number, direction: -1 | 1): void
}

const hulls = ['#e8542f', '#f2b62f', '#2f9aa8', '#d9436a', '#5fa044', '#f07a3a']

/** Defines a hidden kayak, 240 long, with its paddler in mid-stroke, to be placed more than once. */
export function defineKayak(stage: Stage): Kayak {
  const { paper, light, random, materials, side } = stage
  const vest = random.pick(['#f2b62f', '#e8542f', '#3f7fb8'])
  const id = paper.define(() => {
    paper.fill(
      light.shade(materials.deep),
      new Pen().move(-118, 2).quad(0, 26, 118, 2).quad(0, 10, -118, 2),
      0.5,
    )
    const skin = light.lit('#d69b76')
    paper.fill(light.lit(vest), new Pen().move(-20, -14).line(-16, -50).quad(-4, -60, 10, -50).line(14, -14))
    paper.fill(
      light.shade(vest),
      new Pen()
        .move(-side * 4 - 4, -14)
        .line(-side * 3 - 3, -52)
        .line(side < 0 ? 10 : -16, -50)
        .line(side < 0 ? 14 : -20, -14),
      0.6,
    )
    paper.stroke(light.shade('#3a3a44'), 4, new Pen().move(-62, -64).line(74, -8))
    paper.fill(
      light.lit('#f6efe2'),
      new Pen()
        .move(-58, -66)
        .quad(-78, -84, -88, -76)
        .quad(-86, -62, -58, -60)
        .move(70, -12)
        .quad(92, -8, 98, 4)
        .quad(84, 10, 66, -4),
    )
    paper.stroke(
      skin,
      8,
      new Pen().move(-12, -46).quad(-28, -34, -24, -46).move(8, -46).quad(26, -36, 30, -27),
    )
    paper.circle(skin, -2, -68, 10)
    paper.fill(
      light.lit('#f4ead2'),
      new Pen()
        .move(-17, -70)
        .line(15, -70)
        .quad(6, -74, 6, -77)
        .quad(-2, -86, -10, -77)
        .quad(-10, -74, -17, -70),
    )
    paper.fill(
      'inherit',
      new Pen()
        .move(-124, -14)
        .quad(-60, -20, 0, -17)
        .quad(60, -20, 126, -16)
        .quad(90, 4, 40, 5)
        .line(-50, 5)
        .quad(-100, 4, -124, -14),
    )
    paper.fill(
      light.shade('#4a4458'),
      new Pen()
        .move(-122, -12)
        .quad(0, -2, 124, -14)
        .quad(90, 4, 40, 5)
        .line(-50, 5)
        .quad(-100, 4, -122, -12),
      0.32,
    )
    paper.stroke(light.lit('#ffffff'), 2, new Pen().move(-108, -14).quad(0, -20, 108, -16), 0.6)
    paper.stroke(
      mix(light.sky.low, '#ffffff', 0.4),
      2,
      new Pen()
        .move(-140, 8)
        .quad(-100, 2, -70, 8)
        .move(60, 8)
        .quad(110, 0, 150, 8)
        .move(-40, 18)
        .line(30, 18),
      0.7,
    )
  })
  return {
    float(x, y, scale, direction) {
      const size = Math.round(scale * 100) / 100
      paper.use(id, `translate(${Math.round(x)} ${Math.round(y)})scale(${direction * size} ${size})`, {
        fill: light.lit(random.pick(hulls)),
      })
    },
  }
}
