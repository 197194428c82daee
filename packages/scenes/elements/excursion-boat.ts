import { mix } from '../color.ts'
import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'

/**
 * Draws an open excursion boat, 200 long: a wooden hull with a high stem, a sun roof, passengers and a flag, and its
 * reflection below.
 */
export function drawExcursionBoat(
  stage: Stage,
  x: number,
  y: number,
  scale: number,
  direction: -1 | 1,
): void {
  const { paper, light, random, materials } = stage
  const paint = random.pick(['#c8503f', '#2f7f9a', '#f4ead6', '#3f8a72', '#e0a03c', '#2f4f7a'])
  const canopy = random.pick(['#fdf5e6', '#e8744a', '#4f9aa8', '#f2c25a'])
  const size = Math.round(scale * 100) / 100
  paper.group(
    { transform: `translate(${Math.round(x)} ${Math.round(y)})scale(${direction * size} ${size})` },
    () => {
      paper.fill(
        paper.down([
          [0, light.shade(mix(paint, materials.deep, 0.4)), 0.7],
          [1, light.shade(materials.deep), 0],
        ]),
        new Pen().move(-96, 0).line(96, 0).quad(80, 34, 40, 40).line(-70, 38).quad(-94, 24, -96, 0),
      )
      paper.stroke(
        light.shade('#6a4f3c'),
        3,
        new Pen().move(-66, -26).line(-66, -72).move(-14, -24).line(-14, -72).move(38, -24).line(38, -72),
      )
      drawPassengers(stage)
      paper.fill(
        light.lit(canopy),
        new Pen().move(-80, -70).quad(-14, -86, 54, -70).line(52, -64).quad(-14, -78, -78, -64),
      )
      paper.fill(
        light.shade(canopy),
        new Pen().move(-78, -64).quad(-14, -78, 52, -64).line(50, -61).quad(-14, -73, -76, -61),
        0.7,
      )
      const hull = new Pen()
        .move(-100, -28)
        .quad(-20, -16, 60, -24)
        .quad(88, -28, 112, -48)
        .quad(104, -12, 82, 2)
        .line(-84, 2)
        .quad(-98, -8, -100, -28)
      paper.fill(light.lit(paint), hull)
      paper.fill(
        light.shade(paint),
        new Pen()
          .move(-98, -16)
          .quad(-10, -4, 70, -12)
          .quad(92, -18, 106, -32)
          .quad(100, -8, 82, 2)
          .line(-84, 2)
          .quad(-96, -4, -98, -16),
        0.5,
      )
      paper.stroke(
        light.lit('#fbf3e2'),
        4,
        new Pen().move(-100, -27).quad(-20, -15, 60, -23).quad(88, -27, 111, -47),
      )
      paper.fill(
        light.lit('#e8542f'),
        new Pen().move(-92, -58).quad(-104, -62, -116, -56).quad(-106, -52, -92, -48),
      )
      paper.stroke(light.shade('#6a4f3c'), 2, new Pen().move(-92, -26).line(-92, -60))
      const foam = new Pen()
        .move(-126, 5)
        .quad(-60, -3, 0, 4)
        .quad(60, -4, 100, -2)
        .quad(116, 2, 132, 8)
        .quad(60, 8, 0, 9)
        .quad(-70, 10, -126, 5)
      paper.fill(light.lit('#ffffff'), foam, 0.75)
      paper.stroke(
        light.lit('#ffffff'),
        2,
        new Pen().move(-150, 16).line(-90, 15).move(-40, 20).line(50, 19).move(100, 16).line(150, 18),
        0.5,
      )
    },
  )
}

function drawPassengers({ paper, light, random }: Stage): void {
  const skin = light.lit('#d69b76')
  for (const at of [-48, -28, 4, 24]) {
    const coat = light.lit(random.pick(['#f2b62f', '#f6efe2', '#d9436a', '#3f8aa8', '#5f9a5a']))
    paper.fill(
      coat,
      new Pen()
        .move(at - 9, -18)
        .line(at - 8, -38)
        .quad(at, -46, at + 8, -38)
        .line(at + 9, -18),
    )
    paper.circle(skin, at, -50, 7)
  }
}
