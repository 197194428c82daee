import { mix } from '../color.ts'
import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'

/**
 * Draws a cruising yacht under full sail, about 230 long and 290 high, slightly heeled, with two people in the
 * cockpit.
 */
export function drawSailingYacht(stage: Stage, x: number, y: number, scale: number, direction: -1 | 1): void {
  const { paper, light, random, materials, side } = stage
  const hull = random.pick(['#fbf7ee', '#22405f', '#7a2f38', '#f4ead6', '#2f6f78'])
  const stripe = random.pick(['#e8744a', '#f2c25a', '#2f7fa8', '#c8483c'])
  const size = Math.round(scale * 100) / 100
  const sunny = side === direction
  paper.group(
    { transform: `translate(${Math.round(x)} ${Math.round(y)})scale(${direction * size} ${size})` },
    () => {
      const mirror = new Pen().move(-100, 2).line(104, 2).quad(60, 40, 10, 120).quad(-60, 60, -100, 2)
      paper.fill(
        paper.down([
          [0, light.shade(mix(materials.deep, '#ffffff', 0.35)), 0.6],
          [1, light.shade(materials.deep), 0],
        ]),
        mirror,
      )
      paper.group({ transform: 'rotate(-4)' }, () => {
        paper.stroke(
          light.lit('#d9d4c8'),
          3,
          new Pen().move(6, -24).line(6, -292).move(6, -38).line(-92, -34),
        )
        const main = new Pen().move(1, -286).quad(-70, -170, -90, -44).quad(-40, -52, 1, -46)
        const jib = new Pen().move(10, -264).quad(66, -130, 112, -34).quad(60, -34, 12, -56)
        const canvas = light.lit('#fffaf0')
        const dim = mix(light.shade('#f6ead8'), canvas, 0.35)
        paper.fill(sunny ? dim : canvas, main)
        paper.fill(sunny ? canvas : dim, jib)
        paper.stroke(
          light.shade('#cfc4b4'),
          1.2,
          new Pen().move(1, -220).line(-38, -208).move(1, -156).line(-66, -146).move(1, -96).line(-84, -90),
          0.6,
        )
        paper.fill(light.lit(stripe), new Pen().move(1, -286).quad(-18, -256, -30, -228).line(1, -240))
        for (const at of [-62, -42]) {
          paper.fill(
            light.lit(random.pick(['#e8542f', '#f2b62f', '#3f8aa8', '#f6efe2'])),
            new Pen()
              .move(at - 8, -22)
              .line(at - 7, -38)
              .quad(at, -44, at + 7, -38)
              .line(at + 8, -22),
          )
          paper.circle(light.lit('#d69b76'), at, -47, 6)
        }
        paper.fill(light.lit('#f6f0e4'), new Pen().move(-26, -24).line(-20, -34).line(40, -33).line(58, -25))
        paper.dashes(light.shade('#3f4f62'), 5, '12 6', new Pen().move(-14, -29).line(40, -29))
        paper.fill(
          light.lit(hull),
          new Pen()
            .move(-104, -24)
            .quad(0, -16, 120, -30)
            .quad(104, -4, 74, 6)
            .line(-80, 6)
            .quad(-98, -2, -104, -24),
        )
        paper.fill(
          light.shade(hull),
          new Pen()
            .move(-100, -10)
            .quad(0, -2, 108, -12)
            .quad(94, 2, 74, 6)
            .line(-80, 6)
            .quad(-96, 0, -100, -10),
          0.5,
        )
        paper.stroke(light.lit(stripe), 3, new Pen().move(-102, -18).quad(0, -10, 114, -23))
      })
      const foam = new Pen()
        .move(-140, 8)
        .quad(-80, 0, -20, 5)
        .quad(50, -4, 98, -2)
        .quad(116, 2, 132, 9)
        .quad(60, 10, 0, 11)
        .quad(-80, 12, -140, 8)
      paper.fill(light.lit('#ffffff'), foam, 0.75)
    },
  )
}
