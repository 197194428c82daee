import { mix } from '../color.ts'
import { drawBirds } from '../elements/birds.ts'
import { drawSailboat } from '../elements/boats.ts'
import { drawCruiseShip } from '../elements/cruise-ship.ts'
import { fillBelow } from '../elements/fill-below.ts'
import { frameBough } from '../elements/frame-bough.ts'
import { frameGrass } from '../elements/frame-grass.ts'
import { framePalm } from '../elements/frame-palm.ts'
import { drawHeadland } from '../elements/headland.ts'
import { defineHouseKit } from '../elements/house-kit.ts'
import { drawHouses } from '../elements/houses.ts'
import { drawLandmark } from '../elements/landmark.ts'
import { drawRange } from '../elements/peaks.ts'
import { drawRipples } from '../elements/ripples.ts'
import { drawSky } from '../elements/sky.ts'
import type { Sun } from '../elements/sun.ts'
import { drawWater } from '../elements/water.ts'
import { Pen, type Point } from '../pen.ts'
import type { Stage } from '../stage.ts'

/** A cruise ship: under way along the coast of the climate, or at anchor in the bay below a hillside. */
export function drawShip(stage: Stage): void {
  stage.random.pick([drawUnderWay, drawUnderWay, drawAtAnchor])(stage)
}

function drawUnderWay(stage: Stage): void {
  const { random, width, side, floor, setting } = stage
  const horizon = random.range(240, 290)
  const sun = drawSky(stage, { horizon })
  drawCoast(stage, horizon, sun)
  const direction: -1 | 1 = random.sign()
  const length = random.range(340, 460)
  const y = horizon + random.range(30, 60)
  const x = width * (0.5 - side * random.range(0, 0.08))
  drawShipMirror(stage, x, y, length)
  drawCruiseShip(stage, x, y, length, direction)
  drawWake(stage, x, y, length, direction)
  drawRipples(stage, y + 20, floor, 30)
  if (random.chance(0.7))
    drawSailboat(
      stage,
      width * (0.5 + side * random.range(0.2, 0.42)),
      y + random.range(50, 110),
      random.range(50, 92),
    )
  if (random.chance(0.7)) drawBirds(stage, width * (0.5 - side * 0.3), 110, 5)
  if (setting.climate === 'tropical' && random.chance(0.6)) framePalm(stage, side)
}

/** Seen from the shore: the ship lies in the bay, framed by houses or a slope with blossom. */
function drawAtAnchor(stage: Stage): void {
  const { random, width, side, floor, setting } = stage
  const horizon = random.range(196, 236)
  const sun = drawSky(stage, { horizon })
  drawCoast(stage, horizon, sun)
  const direction: -1 | 1 = random.sign()
  const length = random.range(220, 270)
  const x = width * (0.5 + side * random.range(0.02, 0.12))
  const y = horizon + random.range(48, 66)
  drawShipMirror(stage, x, y, length)
  drawCruiseShip(stage, x, y, length, direction)
  drawRipples(stage, horizon + 10, floor, 26)
  drawSailboat(
    stage,
    x - direction * random.range(150, 200),
    y + random.range(26, 60),
    random.range(34, 60),
    0.08,
  )
  drawHillside(stage)
  if (setting.climate === 'tropical') framePalm(stage, side)
  else if (random.chance(0.6))
    frameBough(stage, side, random.chance(0.5) ? stage.materials.blossom : stage.materials.foliage)
  else frameGrass(stage, side)
}

function drawHillside(stage: Stage): void {
  const { random, width, side, light, materials, bottom, floor, paper, detail } = stage
  const at = (across: number) => (side < 0 ? width - across * width : across * width)
  const height = random.range(150, 210)
  const slope: Point[] = [
    [at(-0.05), floor - height],
    [at(0.14), floor - height + 8],
    [at(0.34), floor - height * 0.46],
    [at(0.62), floor - 18],
    [at(0.82), bottom],
  ]
  const green = mix(light.shade(materials.foliage), light.lit(materials.foliage), 0.45)
  fillBelow(
    stage,
    paper.down([
      [0, green],
      [1, light.shade(materials.evergreen)],
    ]),
    slope,
    bottom,
  )
  const line = (x: number) => floor - height * Math.max(0, 1 - (Math.abs(x - at(0)) / width / 0.66) ** 1.15)
  const kit = defineHouseKit(stage, 4)
  const [from, to] = side < 0 ? [width * 0.62, width] : [-20, width * 0.36]
  if (detail > 0.5)
    drawLandmark(stage, at(random.range(0.1, 0.2)), floor - height + 26, random.range(110, 136), 0.06)
  if (detail > 0.3)
    drawHouses(stage, kit, { from, to, base: (x) => line(x) + 44, scale: 0.7, distance: 0.05 })
  drawHouses(stage, kit, {
    from: from - 30,
    to: to + 10,
    base: (x) => line(x) + 116,
    scale: 0.95,
    distance: 0,
  })
}

function drawCoast(stage: Stage, horizon: number, sun: Sun): void {
  const { random, width, side, setting, materials } = stage
  const cold = setting.climate === 'nordic' || setting.climate === 'alpine'
  if (cold && stage.detail > 0.3) {
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
    from: random.chance(0.7) ? from : side,
    reach: width * random.range(0.4, 0.85),
    base: horizon + 2,
    height: random.range(30, 80),
    distance: 0.58,
  })
  if (random.chance(0.7)) {
    drawHeadland(stage, {
      from,
      reach: width * random.range(0.2, 0.4),
      base: horizon + 6,
      height: random.range(70, 130),
      distance: 0.34,
    })
  }
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

/** Foam along the waterline, a bow wave and the spreading wake astern. */
function drawWake({ paper, light }: Stage, x: number, y: number, length: number, direction: -1 | 1): void {
  const at = (u: number) => x + direction * length * u
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
