import { mix } from '../color.ts'
import { drawBirds } from '../elements/birds.ts'
import { fillBelow } from '../elements/fill-below.ts'
import { frameBough } from '../elements/frame-bough.ts'
import { drawHaze } from '../elements/haze.ts'
import { hillCrest } from '../elements/hill-crest.ts'
import { defineHouseKit } from '../elements/house-kit.ts'
import { drawLandmark } from '../elements/landmark.ts'
import { drawRange } from '../elements/peaks.ts'
import { drawRipples } from '../elements/ripples.ts'
import { drawRowingBoat } from '../elements/rowing-boat.ts'
import { drawSky } from '../elements/sky.ts'
import { defineStreet, layStreet } from '../elements/street.ts'
import { defineTree, standTree } from '../elements/tree-kit.ts'
import { drawWater } from '../elements/water.ts'
import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'

/** A row of old houses on a quay, mirrored in the water below, with a bridge or boats and a tower above the roofs. */
export function drawQuayTown(stage: Stage): void {
  const { random, width, side, paper, floor, setting } = stage
  const quay = random.range(290, 318)
  const sun = drawSky(stage, { horizon: quay - 30 })
  drawBehind(stage, quay)
  const kit = defineHouseKit(stage)
  const street = defineStreet(stage, kit)
  const town = paper.named(() => {
    layStreet(stage, street, quay - 26, 0.85)
    drawHaze(stage, quay - 190, quay, 0.35)
    drawLandmark(
      stage,
      width * (0.5 - side * random.range(0.12, 0.2)),
      quay - 16,
      random.range(180, 220),
      0.12,
    )
    layStreet(stage, street, quay, 1.2)
    drawQuayTrees(stage, quay)
  })
  drawWater(stage, { horizon: quay + 9, sun: { ...sun, low: false }, clarity: 0.4 })
  paper.use(town, `matrix(1 0 0 -.8 0 ${Math.round(quay * 1.8 + 16)})`, { opacity: '.38' })
  drawQuayWall(stage, quay)
  drawRipples(stage, quay + 14, floor, 30)
  if (random.chance(0.55)) drawBridge(stage, quay)
  drawRowingBoat(
    stage,
    width * (0.5 + side * random.range(0.08, 0.24)),
    floor - random.range(40, 70),
    random.range(92, 120),
  )
  if (setting.climate !== 'tropical' && random.chance(0.5)) frameBough(stage, side)
  if (random.chance(0.5)) drawBirds(stage, width * (0.5 + side * 0.2), 80, 4)
}

function drawBehind(stage: Stage, quay: number): void {
  const { random, light, materials, setting } = stage
  if (setting.climate === 'alpine' || (setting.climate === 'nordic' && random.chance(0.5))) {
    drawRange(stage, {
      base: quay,
      height: random.range(180, 230),
      peaks: 1,
      distance: 0.5,
      snow: 0.35,
      spurs: 0,
      summitAt: random.range(0.2, 0.8),
    })
    return
  }
  const crest = hillCrest(stage, { y: quay - 76, swing: 24, step: 130 })
  fillBelow(stage, light.far(light.shade(materials.foliage), 0.62), crest, quay)
}

function drawQuayTrees(stage: Stage, quay: number): void {
  const { random, width, setting } = stage
  const tropical = setting.climate === 'tropical'
  const tree = defineTree(stage, 0, tropical ? 'palm' : 'leafy')
  for (let x = width * random.range(0.04, 0.2); x < width; x += width * random.range(0.16, 0.4)) {
    standTree(stage, tree, x, quay, random.range(50, 70) * (tropical ? 1.7 : 1))
  }
}

function drawQuayWall({ paper, light, materials, width }: Stage, quay: number): void {
  const stone = mix(materials.rock, '#cfc4b4', 0.3)
  paper.fill(light.lit(stone), new Pen().box(-5, quay - 2, width + 10, 5))
  paper.fill(light.shade(stone), new Pen().box(-5, quay + 3, width + 10, 9))
  paper.dashes(light.shade('#3f3a44'), 12, '3 47', new Pen().move(10, quay - 7).line(width, quay - 7))
}

/** A stone bridge with two arches crosses the lower picture diagonally. */
function drawBridge(stage: Stage, quay: number): void {
  const { paper, light, materials, width, side } = stage
  const at = (across: number) => (side < 0 ? width - across : across)
  const stone = mix(materials.rock, '#d8cbb6', 0.5)
  const y = quay + 6
  const outline = new Pen()
    .move(at(-10), y - 16)
    .quad(at(110), y - 40, at(230), y - 6)
    .line(at(230), y + 26)
    .line(at(206), y + 26)
  outline
    .quad(at(196), y - 4, at(160), y - 2)
    .quad(at(122), y, at(116), y + 36)
    .line(at(86), y + 38)
    .quad(at(78), y + 2, at(40), y + 4)
    .quad(at(4), y + 6, at(-10), y + 46)
    .close()
  paper.fill(light.lit(stone), outline)
  paper.stroke(
    light.lit(mix(stone, '#ffffff', 0.4)),
    4,
    new Pen().move(at(-10), y - 17).quad(at(110), y - 41, at(232), y - 7),
  )
  const under = new Pen()
    .move(at(206), y + 26)
    .quad(at(196), y - 4, at(160), y - 2)
    .quad(at(186), y + 4, at(190), y + 27)
    .close()
  under
    .move(at(86), y + 38)
    .quad(at(78), y + 2, at(40), y + 4)
    .quad(at(66), y + 8, at(70), y + 40)
    .close()
  paper.fill(light.shade(stone), under)
}
