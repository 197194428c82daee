import { mix } from '../color.ts'
import { drawAwning } from '../elements/awning.ts'
import { frameBough } from '../elements/frame-bough.ts'
import { framePalm } from '../elements/frame-palm.ts'
import { drawHousePlant } from '../elements/house-plant.ts'
import { drawLampString } from '../elements/lamp-string.ts'
import { drawLounger } from '../elements/lounger.ts'
import { beachCloths, defineParasol, standParasol } from '../elements/parasol.ts'
import { drawPergola } from '../elements/pergola.ts'
import { drawSofa } from '../elements/sofa.ts'
import { drawTableForTwo } from '../elements/table-for-two.ts'
import { drawRail } from '../elements/terrace-rail.ts'
import { drawVista } from '../elements/vista.ts'
import { byLamplight } from '../light.ts'
import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'

/** A terrace with a view: a balustrade or glass, a table for two, pots, an awning or a string of lamps overhead. */
export function drawTerrace(stage: Stage): void {
  const { random, width, side, floor, setting, light } = stage
  drawVista(stage, random.range(188, 226))
  const rail = floor - random.range(196, 220)
  const deck = floor - random.range(104, 124)
  drawRail(stage, rail, deck)
  drawTiles({ ...stage, light: byLamplight(light) }, deck)
  const at = (across: number) => (side < 0 ? across * width : width - across * width)
  const lamplit = { ...stage, light: byLamplight(light) }
  random.pick([setTable, setTable, setDeckChairs, setSofa])(lamplit, at, deck)
  drawHousePlant(lamplit, at(0.1), deck + 40, random.range(150, 190))
  drawHousePlant(lamplit, at(0.93), deck + 52, random.range(110, 150))
  const cover = random.whole(0, 3)
  if (cover === 0) drawAwning(lamplit)
  else if (cover === 1) drawPergola(lamplit)
  else if (cover === 2 || light.dark) drawLampString(stage, stage.ceiling + 20)
  else if (setting.climate === 'tropical' || setting.climate === 'arid') framePalm(stage, side)
  else frameBough(stage, side, random.chance(0.5) ? stage.materials.blossom : stage.materials.foliage)
}

type Across = (across: number) => number

function setTable(stage: Stage, at: Across): void {
  drawTableForTwo(stage, at(stage.random.range(0.46, 0.64)), stage.floor - 22)
}

/** Two deck chairs that face the view, with a small table between them. */
function setDeckChairs(stage: Stage, at: Across): void {
  const { random, floor, side, paper, light } = stage
  const middle = at(random.range(0.46, 0.58))
  const direction: -1 | 1 = side < 0 ? 1 : -1
  drawLounger(stage, middle - 110, floor - 26, 168, direction)
  drawLounger(stage, middle + 112, floor - 40, 160, direction)
  const parasol = defineParasol(stage, random.pick(beachCloths), '#b98a62', false)
  if (stage.detail > 0.5) standParasol(stage, parasol, middle + direction * 8, floor - 52, 172)
  paper.stroke(
    light.shade('#6a4a36'),
    4,
    new Pen()
      .move(middle - 14, floor - 20)
      .line(middle - 18, floor + 4)
      .move(middle + 14, floor - 20)
      .line(middle + 18, floor + 4),
  )
  paper.ellipse(light.lit('#e3c49a'), middle, floor - 22, 30, 7)
  paper.fill(
    light.lit('#f2b34a'),
    new Pen()
      .move(middle - 7, floor - 44)
      .line(middle + 7, floor - 44)
      .line(middle + 5, floor - 24)
      .line(middle - 5, floor - 24),
  )
}

function setSofa(stage: Stage, at: Across, deck: number): void {
  const { random, floor, paper, light } = stage
  const x = at(random.range(0.48, 0.58))
  const cloth = random.pick(['#e9dfce', '#5f8a8c', '#d9805f', '#7f9a78', '#4f6a8c'])
  drawSofa(stage, x, deck + 50, 290, cloth, random.pick(['#e0a03c', '#d9694f', '#3f7f86', '#f0e3c8']))
  paper.fill(
    light.shade('#6a4a36'),
    new Pen()
      .move(x - 64, floor - 44)
      .line(x - 58, floor - 10)
      .line(x + 58, floor - 10)
      .line(x + 64, floor - 44),
  )
  paper.ellipse(light.lit('#c99a68'), x, floor - 44, 68, 11)
  paper.fill(
    light.lit('#fbf5ea'),
    new Pen()
      .move(x - 30, floor - 48)
      .line(x - 33, floor - 66)
      .line(x - 17, floor - 66)
      .line(x - 20, floor - 48),
  )
  paper.stroke(
    light.lit(random.pick(['#e8727a', '#f2c25a', '#b06fc0'])),
    12,
    new Pen()
      .dot(x - 33, floor - 70)
      .dot(x - 19, floor - 71)
      .dot(x - 26, floor - 78),
  )
  paper.stroke(
    light.lit('#f2b34a'),
    9,
    new Pen()
      .dot(x + 18, floor - 51)
      .dot(x + 28, floor - 51)
      .dot(x + 23, floor - 57),
  )
}

function drawTiles(stage: Stage, deck: number): void {
  const { paper, light, width, bottom, floor, materials, random, side } = stage
  const tile = random.pick([materials.roofs[0] ?? '#c86a41', '#cbb9a2', '#b98a62'])
  const lit = mix(light.lit(tile), light.shade(tile), 0.25)
  paper.rect(
    paper.between(deck, floor, [
      [0, mix(lit, light.sky.glow, 0.2)],
      [1, mix(lit, light.shade(tile), 0.5)],
    ]),
    0,
    deck,
    width,
    bottom - deck,
  )
  const joints = new Pen()
  for (let step = -4; step <= 4; step += 1)
    joints.move(width / 2 + step * 96, deck).line(width / 2 + step * 210, bottom)
  for (const share of [0.14, 0.36, 0.66])
    joints.move(0, deck + (floor - deck) * share).line(width, deck + (floor - deck) * share)
  paper.stroke(light.shade(tile), 1.2, joints, 0.45)
  paper.fill(
    light.shade(tile),
    new Pen()
      .move(0, deck)
      .line(width, deck)
      .line(width - side * 30, deck + 26)
      .line(-side * 30, deck + 26),
    0.35,
  )
}
