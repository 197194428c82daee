import { mix } from '../colour.ts'
import { frameBough, framePalm } from '../elements/frames.ts'
import { drawHousePlant, drawSofa } from '../elements/furniture.ts'
import { drawLampString } from '../elements/lamp-string.ts'
import { beachCloths, defineParasol, drawLounger, standParasol } from '../elements/parasols.ts'
import { drawVista } from '../elements/vista.ts'
import { byLamplight } from '../light.ts'
import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'

/** A terrace before the view: a balustrade or glass, a table laid for two, pots, an awning or a string of lamps overhead. */
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

/** Two deck chairs that face the view, a small table between them. */
function setDeckChairs(stage: Stage, at: Across): void {
  const { random, floor, side, paper, light } = stage
  const middle = at(random.range(0.46, 0.58))
  const way: -1 | 1 = side < 0 ? 1 : -1
  drawLounger(stage, middle - 110, floor - 26, 168, way)
  drawLounger(stage, middle + 112, floor - 40, 160, way)
  const parasol = defineParasol(stage, random.pick(beachCloths), '#b98a62', false)
  if (stage.detail > 0.5) standParasol(stage, parasol, middle + way * 8, floor - 52, 172)
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

/** Beams overhead with a vine along them. */
function drawPergola(stage: Stage): void {
  const { paper, light, width, ceiling, top, materials, random, setting } = stage
  const wood = mix(light.shade('#8a6444'), light.lit('#a87a54'), 0.35)
  const y = ceiling + 40
  const beams = new Pen()
  for (let x = -20; x < width + 40; x += width / 9)
    beams
      .move(x, top - 5)
      .line(x + 16, top - 5)
      .line(x + 12, y + 8)
      .line(x + 2, y + 8)
  paper.fill(wood, beams)
  paper.rect(light.shade('#7a5640'), 0, y - 10, width, 13)
  const vine = new Pen().move(-10, y - 14)
  for (let share = 0; share < 1; share += 0.2)
    vine.quad(
      (share + 0.1) * width,
      y + random.range(-22, 16),
      (share + 0.2) * width,
      y - random.range(4, 18),
    )
  paper.beads(light.shade(materials.foliage), 34, 21, vine)
  paper.beads(mix(light.shade(materials.foliage), light.lit(materials.foliage), 0.75), 22, 33, vine)
  if (setting.season !== 'winter') paper.beads(light.lit(materials.blossom), 11, 57, vine)
}

function drawRail(stage: Stage, rail: number, deck: number): void {
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

function drawTableForTwo(stage: Stage, x: number, y: number): void {
  const { paper, light, random, side } = stage
  const iron = light.shade('#3f3b44')
  const cloth = random.pick(['#fbf5ea', '#e4795a', '#4f9098', '#f0c45a'])
  for (const way of [-1, 1]) {
    const seat = x + way * 104
    const frame = new Pen()
      .move(seat - way * 30, y - 56)
      .line(seat + way * 22, y - 56)
      .line(seat + way * 34, y - 118)
      .move(seat - way * 26, y - 56)
      .line(seat - way * 32, y)
      .move(seat + way * 20, y - 56)
      .line(seat + way * 28, y)
    paper.stroke(iron, 4.5, frame)
    paper.fill(
      light.lit(cloth),
      new Pen()
        .move(seat - way * 32, y - 64)
        .line(seat + way * 24, y - 64)
        .line(seat + way * 22, y - 54)
        .line(seat - way * 32, y - 54),
    )
    paper.fill(
      mix(iron, light.lit(cloth), 0.35),
      new Pen()
        .move(seat + way * 23, y - 66)
        .line(seat + way * 33, y - 116)
        .line(seat + way * 38, y - 114)
        .line(seat + way * 28, y - 62),
    )
  }
  paper.ellipse(light.shade('#5a4a44'), x - side * 20, y + 1, 110, 9, 0.45)
  paper.stroke(
    iron,
    6,
    new Pen()
      .move(x, y - 76)
      .line(x, y - 2)
      .move(x - 30, y)
      .line(x + 30, y),
  )
  paper.ellipse(light.lit('#fdf8ee'), x, y - 80, 76, 12)
  paper.ellipse(light.shade('#e9dfce'), x, y - 76, 74, 10, 0.25)
  for (const way of [-1, 1]) {
    const at = x + way * 40
    paper.stroke(
      light.lit('#ffffff'),
      1.6,
      new Pen()
        .move(at, y - 84)
        .line(at, y - 98)
        .move(at - 6, y - 84)
        .line(at + 6, y - 84),
      0.9,
    )
    paper.fill(
      mix(light.lit(way < 0 ? '#c8485a' : '#f0c45a'), '#ffffff', 0.15),
      new Pen()
        .move(at - 8, y - 114)
        .line(at + 8, y - 114)
        .quad(at + 8, y - 98, at, y - 97)
        .quad(at - 8, y - 98, at - 8, y - 114),
    )
  }
  paper.fill(
    light.lit('#4f7f8c'),
    new Pen()
      .move(x - 7, y - 84)
      .line(x - 9, y - 102)
      .line(x + 9, y - 102)
      .line(x + 7, y - 84),
  )
  for (const [dx, dy] of [
    [-9, -108],
    [9, -109],
    [0, -116],
    [-3, -105],
  ] as const)
    paper.circle(light.lit('#ef7d86'), x + dx, y + dy, 6.5)
}

/** Stripes are dashes of a thick line, scallops the round ends of dashes without length. */
function drawAwning({ paper, light, width, ceiling, top, random }: Stage): void {
  const cloth = random.pick(['#d9694f', '#3f8088', '#e2a640', '#4f6f9c'])
  const dyed = mix(light.lit(cloth), light.shade(cloth), 0.2)
  const plain = light.lit('#fdf5e6')
  const y = ceiling + 46
  const middle = (y + top) / 2
  paper.rect(plain, 0, top, width, y - top)
  paper.dashes(dyed, y - top, '40 40', new Pen().move(0, middle).line(width, middle))
  paper.beads(plain, 40, 80, new Pen().move(60, y).line(width + 60, y))
  paper.beads(dyed, 40, 80, new Pen().move(20, y).line(width + 60, y))
  paper.rect(light.shade(cloth), 0, y - 3, width, 3, 0.3)
}
