import { mix } from '../colour.ts'
import { drawBirds } from '../elements/birds.ts'
import { drawSailboat } from '../elements/boats.ts'
import { drawCruiseShip } from '../elements/cruise-ship.ts'
import { framePalm } from '../elements/frames.ts'
import { drawHeadland } from '../elements/headland.ts'
import { defineHouseKit } from '../elements/house-kit.ts'
import { drawHouses } from '../elements/houses.ts'
import { drawRange } from '../elements/peaks.ts'
import { drawSky, type Sun } from '../elements/sky.ts'
import { drawRipples, drawWater } from '../elements/water.ts'
import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'

/** A cruise ship under way before the coast of the climate: islands, a fjord, a white town, or the open sea. */
export function drawShip(stage: Stage): void {
  const { random, width, side, floor, setting } = stage
  const horizon = random.range(248, 286)
  const sun = drawSky(stage, { horizon })
  drawCoast(stage, horizon, sun)
  const way: -1 | 1 = random.sign()
  const length = random.range(390, 450)
  const y = horizon + random.range(34, 56)
  const x = width * 0.5 - side * random.range(0, 0.06) * width
  drawShipMirror(stage, x, y, length)
  drawCruiseShip(stage, x, y, length, way)
  drawWake(stage, x, y, length, way)
  drawRipples(stage, y + 20, floor, 30)
  drawSailboat(
    stage,
    width * (0.5 + side * random.range(0.26, 0.4)),
    y + random.range(60, 100),
    random.range(56, 84),
  )
  if (random.chance(0.7)) drawBirds(stage, width * (0.5 - side * 0.3), 110, 5)
  if (setting.climate === 'tropical' && random.chance(0.6)) framePalm(stage, side)
}

function drawCoast(stage: Stage, horizon: number, sun: Sun): void {
  const { random, width, side, setting, materials } = stage
  const cold = setting.climate === 'nordic' || setting.climate === 'alpine'
  if (cold) {
    const rock = mix(materials.rock, materials.evergreen, 0.25)
    drawRange(stage, {
      base: horizon + 6,
      height: random.range(130, 190),
      peaks: 3,
      distance: 0.5,
      snow: 0.4,
      spurs: 0,
      summitAt: random.range(0.2, 0.8),
      rock,
    })
  }
  drawWater(stage, { horizon, sun, clarity: setting.climate === 'tropical' ? 0.8 : 0.35 })
  const from: -1 | 1 = side < 0 ? 1 : -1
  drawHeadland(stage, {
    from,
    reach: width * random.range(0.5, 0.8),
    base: horizon + 2,
    height: random.range(40, 80),
    distance: 0.58,
  })
  drawHeadland(stage, {
    from,
    reach: width * random.range(0.22, 0.4),
    base: horizon + 6,
    height: random.range(80, 130),
    distance: 0.34,
  })
  if (setting.climate !== 'mediterranean' || stage.detail < 0.6) return
  const kit = defineHouseKit(stage, 3)
  const begin = from < 0 ? 0 : width * 0.78
  drawHouses(stage, kit, {
    from: begin,
    to: begin + width * 0.22,
    base: () => horizon + 6,
    scale: 0.34,
    distance: 0.3,
  })
}

function drawShipMirror({ paper, light }: Stage, x: number, y: number, length: number): void {
  const half = length / 2
  const pen = new Pen()
    .move(x - half * 0.96, y)
    .line(x + half * 0.96, y)
    .line(x + half * 0.7, y + length * 0.2)
    .line(x - half * 0.8, y + length * 0.2)
  paper.fill(
    paper.down([
      [0, light.shade('#c9d3de'), 0.65],
      [1, light.shade('#c9d3de'), 0],
    ]),
    pen,
  )
}

/** Foam along the waterline, a wave at the stem and the spreading track astern. */
function drawWake({ paper, light }: Stage, x: number, y: number, length: number, way: -1 | 1): void {
  const at = (u: number) => x + way * length * u
  const foam = light.lit('#ffffff')
  const track = new Pen()
    .move(at(-0.46), y - 1)
    .quad(at(-0.7), y + 4, at(-1.2), y + 2)
    .line(at(-1.2), y + 22)
    .quad(at(-0.7), y + 16, at(-0.44), y + 5)
  paper.fill(foam, track, 0.4)
  const line = new Pen()
    .move(at(-0.48), y + 2)
    .quad(at(-0.2), y - 4, at(0.1), y)
    .quad(at(0.3), y - 5, at(0.46), y - 1)
    .quad(at(0.5), y + 2, at(0.56), y + 8)
  line.quad(at(0.4), y + 6, at(0.2), y + 7).quad(at(-0.2), y + 8, at(-0.48), y + 2)
  paper.fill(foam, line, 0.85)
  paper.stroke(
    foam,
    2,
    new Pen()
      .move(at(-0.3), y + 16)
      .line(at(0.2), y + 14)
      .move(at(-0.6), y + 26)
      .line(at(-0.24), y + 25),
    0.45,
  )
}
