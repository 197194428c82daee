import { mix } from '../color.ts'
import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'

export function drawRail(stage: Stage, rail: number, deck: number): void {
  const { paper, light, width, random, materials } = stage
  const stone = light.lit(mix(materials.rock, '#fbf5ea', 0.8))
  const dim = light.shade(mix(materials.rock, '#fbf5ea', 0.7))
  const style = random.whole(0, 2)
  if (style === 0) {
    const baluster = paper.pattern(0, rail, 26, Math.round(deck - rail), () => {
      paper.fill(
        stone,
        new Pen()
          .move(8, 6)
          .line(18, 6)
          .quad(17, 16, 20, 30)
          .quad(24, 50, 16, 62)
          .line(18, deck - rail)
          .line(8, deck - rail)
          .line(10, 62)
          .quad(2, 50, 6, 30)
          .quad(9, 16, 8, 6),
      )
      paper.fill(
        dim,
        new Pen()
          .move(13, 6)
          .line(18, 6)
          .quad(17, 16, 20, 30)
          .quad(24, 50, 16, 62)
          .line(18, deck - rail)
          .line(13, deck - rail),
        0.5,
      )
    })
    paper.rect(baluster, 0, rail, width, deck - rail)
    paper.rect(dim, 0, rail + 7, width, 4, 0.6)
    paper.rect(stone, 0, rail - 6, width, 14)
  } else if (style === 1) {
    paper.rect(light.sky.low, 0, rail, width, deck - rail, 0.28)
    const gleam = new Pen()
      .move(width * 0.2, rail)
      .line(width * 0.28, rail)
      .line(width * 0.2, deck)
      .line(width * 0.12, deck)
      .move(width * 0.62, rail)
      .line(width * 0.74, rail)
      .line(width * 0.66, deck)
      .line(width * 0.54, deck)
    paper.fill('#ffffff', gleam, 0.14)
    paper.dashes(
      light.shade('#6a6f78'),
      deck - rail,
      `4 ${Math.round(width / 4)}`,
      new Pen().move(width * 0.08, (rail + deck) / 2).line(width, (rail + deck) / 2),
    )
    paper.rect(light.lit('#d9dcde'), 0, rail - 5, width, 6)
  } else {
    paper.dashes(
      light.shade('#3f3d45'),
      deck - rail,
      '3 15',
      new Pen().move(4, (rail + deck) / 2).line(width, (rail + deck) / 2),
    )
    paper.rect(light.shade('#3f3d45'), 0, rail - 4, width, 7)
    paper.rect(light.shade('#3f3d45'), 0, deck - 14, width, 4)
  }
}
