import { mix } from '../colour.ts'
import { drawBirds } from '../elements/birds.ts'
import { drawCamels } from '../elements/camels.ts'
import { drawDune, drawSandRipples } from '../elements/dune.ts'
import { frameGrass } from '../elements/frames.ts'
import { fillBelow, hillCrest } from '../elements/hills.ts'
import { drawMesa } from '../elements/mesa.ts'
import { drawMist } from '../elements/mist.ts'
import { drawSky } from '../elements/sky.ts'
import { drawTent } from '../elements/tent.ts'
import { defineTree, standTree } from '../elements/tree-kit.ts'
import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'

/** A desert: a sea of dunes with a caravan, red tables of rock, or an oasis between dunes. */
export function drawDesert(stage: Stage): void {
  stage.random.pick([drawDunes, drawDunes, drawTables, drawTables, drawOasis, drawCamp])(stage)
}

function drawDunes(stage: Stage): void {
  const { random, width, side, floor } = stage
  const horizon = random.range(210, 250)
  drawSky(stage, { horizon })
  drawFarSand(stage, horizon)
  const focus = width * (0.5 - side * random.range(0.05, 0.2))
  for (let x = random.range(-40, 60); x < width + 80; x += random.range(150, 240)) {
    drawDune(stage, {
      peakX: x,
      peakY: horizon + random.range(-16, 6),
      reach: random.range(130, 190),
      base: horizon + 44,
      distance: 0.5,
    })
  }
  drawDune(stage, {
    peakX: width - focus + side * 40,
    peakY: horizon + 4,
    reach: 280,
    base: horizon + 110,
    distance: 0.3,
  })
  drawDune(stage, {
    peakX: focus,
    peakY: horizon - random.range(36, 66),
    reach: random.range(340, 420),
    base: horizon + 130,
    distance: 0.12,
  })
  const ridge = horizon + random.range(118, 134)
  drawDune(stage, {
    peakX: width * (0.5 + side * 0.34),
    peakY: ridge,
    reach: width * 0.95,
    base: floor,
    distance: 0,
  })
  drawSandRipples(stage, floor - 90)
  const way = random.sign()
  drawCamels(
    stage,
    width * (0.5 - side * 0.04) + way * 80,
    ridge + 52,
    random.range(44, 56),
    way,
    random.whole(3, 5),
  )
}

function drawTables(stage: Stage): void {
  const { random, width, side, light, materials, floor, bottom, paper } = stage
  const horizon = random.range(262, 292)
  drawSky(stage, { horizon })
  for (const across of [0.08, 0.36, 0.7, 0.94]) {
    drawMesa(
      stage,
      width * (across + random.range(-0.08, 0.08)),
      horizon + 6,
      random.range(70, 120),
      random.range(36, 70),
      0.62,
    )
  }
  drawMist(stage, horizon, 40, 0.4)
  drawMesa(
    stage,
    width * (0.5 + side * random.range(0.2, 0.3)),
    horizon + 22,
    random.range(80, 120),
    random.range(100, 140),
    0.34,
  )
  drawMesa(
    stage,
    width * (0.5 - side * random.range(0.12, 0.22)),
    horizon + 46,
    random.range(150, 200),
    random.range(170, 215),
    0.1,
  )
  const sand = light.lit(mix(materials.sand, materials.rock, 0.35))
  const plain = hillCrest(stage, { y: horizon + 44, swing: 6, step: 160 })
  fillBelow(
    stage,
    paper.between(horizon + 40, floor, [
      [0, light.far(sand, 0.2)],
      [1, mix(sand, light.shade(materials.rock), 0.6)],
    ]),
    plain,
    bottom,
  )
  const road = drawRoad(stage, horizon + 46)
  const shrub = defineTree(stage, 0, 'leafy')
  for (let count = 0; count < 9; count += 1) {
    const near = random.range(0, 1)
    const y = horizon + 66 + near * (floor - horizon - 76)
    const x = random.range(0, width)
    if (Math.abs(x - road(y)) > 24 + (y - horizon) * 0.75) standTree(stage, shrub, x, y, 16 + near * 26)
  }
  if (random.chance(0.6)) frameGrass(stage, side, mix(materials.grass, materials.foliage, 0.4))
  drawBirds(stage, width * (0.5 + side * 0.1), 100, 3)
}

/** A straight road with its middle line runs to the rocks. Gives the place of its middle at any height. */
function drawRoad({ paper, light, width, bottom, side, random }: Stage, y: number): (down: number) => number {
  const far = width * (0.5 - side * random.range(0.02, 0.1))
  const near = width * (0.5 + side * random.range(0.02, 0.14))
  const tar = light.shade('#8d8590')
  paper.fill(
    tar,
    new Pen()
      .move(far - 2, y)
      .line(far + 2, y)
      .line(near + 130, bottom)
      .line(near - 130, bottom),
  )
  const marks = new Pen()
  for (const [from, to] of [
    [0.08, 0.13],
    [0.2, 0.28],
    [0.38, 0.52],
    [0.68, 0.92],
  ] as const) {
    const at = (t: number) => far + (near - far) * t
    const down = (t: number) => y + (bottom - y) * t
    marks
      .move(at(from) - 5 * from, down(from))
      .line(at(from) + 5 * from, down(from))
      .line(at(to) + 5 * to, down(to))
      .line(at(to) - 5 * to, down(to))
  }
  paper.fill(light.lit('#f4d58a'), marks)
  return (down) => far + ((near - far) * (down - y)) / (bottom - y)
}

function drawOasis(stage: Stage): void {
  const { random, width, side, light, materials, floor, paper } = stage
  const horizon = random.range(206, 236)
  drawSky(stage, { horizon })
  drawFarSand(stage, horizon)
  drawDune(stage, {
    peakX: width * (0.5 - side * 0.3),
    peakY: horizon - 54,
    reach: 320,
    base: horizon + 70,
    distance: 0.34,
  })
  drawDune(stage, {
    peakX: width * (0.5 + side * 0.28),
    peakY: horizon - 14,
    reach: 300,
    base: horizon + 84,
    distance: 0.22,
  })
  const sand = light.lit(materials.sand)
  paper.rect(
    paper.between(horizon + 70, floor, [
      [0, sand],
      [1, mix(sand, light.shade(materials.sand), 0.6)],
    ]),
    0,
    horizon + 68,
    width,
    stage.bottom,
  )
  const palm = defineTree(stage, 0, 'palm')
  const middle = width * (0.5 - side * random.range(0, 0.1))
  for (const [dx, height] of [
    [-150, 92],
    [-96, 124],
    [-40, 104],
    [28, 140],
    [84, 112],
    [140, 86],
  ] as const)
    standTree(stage, palm, middle + dx, horizon + 92, height * random.range(0.85, 1.15))
  const y = horizon + 140
  const wide = random.range(190, 230)
  const dent = random.range(-26, 26)
  const bank = (grow: number) =>
    new Pen()
      .move(middle - wide - grow, y + 4)
      .cubic(
        middle - wide - grow,
        y - 34 - grow,
        middle - 90,
        y - 44 - grow + dent * 0.3,
        middle + dent,
        y - 38 - grow,
      )
      .cubic(middle + 110, y - 32 - grow, middle + wide + grow, y - 40 - grow, middle + wide + grow, y + 2)
      .cubic(
        middle + wide + grow,
        y + 30 + grow,
        middle + 120,
        y + 34 + grow,
        middle + 40 - dent,
        y + 40 + grow,
      )
      .cubic(middle - 70, y + 48 + grow, middle - wide - grow, y + 40 + grow, middle - wide - grow, y + 4)
  paper.fill(mix(light.shade(materials.foliage), light.lit(materials.foliage), 0.4), bank(13))
  const water = paper.down([
    [0, mix(light.sky.low, light.lit(materials.shallow), 0.35)],
    [1, mix(light.sky.top, light.lit(materials.deep), 0.5)],
  ])
  paper.clip(bank(0), () => {
    paper.fill(water, bank(0))
    for (const [dx, height] of [
      [-96, 124],
      [28, 140],
      [84, 112],
    ] as const) {
      paper.use(
        palm.id,
        `translate(${Math.round(middle + dx)} ${Math.round(y - 42)})scale(${height / 100} ${-height / 130})`,
        { opacity: '.35' },
      )
    }
  })
  for (const [dx, height] of [
    [-236, 170],
    [-190, 120],
    [244, 150],
  ] as const)
    standTree(stage, palm, middle + dx, y + 34, height)
  drawSandRipples(stage, floor - 60)
  if (random.chance(0.6)) drawCamels(stage, middle + side * 170, y + 74, 50, random.sign(), 2)
}

/** A camp of tents between dunes, carpets and lanterns before it. */
function drawCamp(stage: Stage): void {
  const { random, width, side, light, floor, materials, paper } = stage
  const horizon = random.range(206, 240)
  drawSky(stage, { horizon })
  drawFarSand(stage, horizon)
  const focus = width * (0.5 - side * random.range(0.1, 0.24))
  drawDune(stage, {
    peakX: width - focus,
    peakY: horizon - 20,
    reach: 300,
    base: horizon + 60,
    distance: 0.4,
  })
  drawDune(stage, {
    peakX: focus,
    peakY: horizon - random.range(60, 96),
    reach: random.range(320, 380),
    base: horizon + 100,
    distance: 0.2,
  })
  const sand = light.lit(materials.sand)
  paper.rect(
    paper.between(horizon + 90, floor, [
      [0, sand],
      [1, mix(sand, light.shade(materials.sand), 0.65)],
    ]),
    0,
    horizon + 96,
    width,
    stage.bottom,
  )
  drawSandRipples(stage, horizon + 120)
  const at = (across: number) => (side < 0 ? across * width : width - across * width)
  drawTent(stage, at(0.24), horizon + 122, 84)
  drawTent(stage, at(0.74), horizon + 132, 96)
  drawTent(stage, at(random.range(0.44, 0.52)), horizon + 176, 150)
  const palm = defineTree(stage, 0, 'palm')
  standTree(stage, palm, at(0.08), horizon + 160, random.range(170, 220))
  standTree(stage, palm, at(0.15), horizon + 138, random.range(110, 150))
  if (random.chance(0.6)) drawCamels(stage, at(0.84), floor - 40, 54, random.sign(), 2)
}

function drawFarSand({ paper, light, materials, width, bottom }: Stage, horizon: number): void {
  const sand = light.lit(materials.sand)
  paper.rect(
    paper.between(horizon, horizon + 150, [
      [0, light.far(sand, 0.7)],
      [1, light.far(sand, 0.15)],
    ]),
    0,
    horizon,
    width,
    bottom - horizon,
  )
}
