import { mix } from '../color.ts'
import { drawBirds } from '../elements/birds.ts'
import { drawCabin } from '../elements/cabin.ts'
import { fillBelow } from '../elements/fill-below.ts'
import { layFootpath } from '../elements/footpath.ts'
import { frameGrass } from '../elements/frame-grass.ts'
import { heightAt } from '../elements/height-at.ts'
import { drawHiker } from '../elements/hiker.ts'
import { hillCrest } from '../elements/hill-crest.ts'
import { drawMist } from '../elements/mist.ts'
import { drawRange } from '../elements/peaks.ts'
import { drawSky } from '../elements/sky.ts'
import { drawTreeEdge } from '../elements/tree-edge.ts'
import { defineTree, standTree } from '../elements/tree-kit.ts'
import { Pen, type Point } from '../pen.ts'
import type { Stage } from '../stage.ts'

/** A walker on a rocky ledge above layers of valleys, or on a path that winds up to the peaks. */
export function drawHike(stage: Stage): void {
  const { random, side, materials, setting } = stage
  const horizon = random.range(208, 250)
  drawSky(stage, { horizon })
  const cold = setting.climate === 'alpine' || setting.climate === 'nordic'
  const rock = cold ? materials.rock : mix(materials.rock, materials.foliage, 0.6)
  const summitAt = 0.5 + side * random.range(-0.1, 0.2)
  drawRange(stage, {
    base: horizon + 40,
    height: random.range(130, 200),
    peaks: random.whole(2, 3),
    distance: 0.46,
    snow: cold ? random.range(0.3, 0.5) : 0,
    spurs: 1,
    summitAt,
    rock,
  })
  drawMist(stage, horizon + 18, 60)
  if (random.chance(0.55)) drawBrowView(stage, horizon)
  else drawPathView(stage, horizon)
}

function drawBrowView(stage: Stage, horizon: number): void {
  const { random, width, side, light, materials, bottom } = stage
  for (const [down, distance, tall] of [
    [10, 0.52, 0],
    [50, 0.36, 14],
    [96, 0.18, 26],
  ] as const) {
    const crest = hillCrest(stage, { y: horizon + down, swing: random.range(14, 26), step: 120 })
    const tone = light.far(
      mix(light.shade(materials.evergreen), light.lit(materials.foliage), 0.25),
      distance,
    )
    if (tall) drawTreeEdge(stage, tone, (x) => heightAt(crest, x), tall)
    fillBelow(stage, tone, crest, bottom)
    drawMist(stage, horizon + down + 34, 34, 0.4)
  }
  drawBrow(stage)
  drawBirds(stage, width * (0.5 + side * 0.12), horizon - 110, 4)
}

/** The ledge comes in from the shaded side; the walker is near its edge, facing outwards. */
function drawBrow(stage: Stage): void {
  const { random, width, side, light, materials, paper, floor, bottom } = stage
  const reach = random.range(0.86, 1.24)
  const at = (share: number) => (side < 0 ? width - share * reach * width : share * reach * width)
  const lip = floor - random.range(120, 180)
  const edge: Point[] = [
    [at(-0.05), lip - 26],
    [at(0.12), lip - 22],
    [at(0.2), lip - 8],
    [at(0.34), lip],
    [at(0.45), lip - 6],
    [at(0.49), lip + 14],
    [at(0.46), lip + 40],
    [at(0.54), lip + 64],
    [at(0.52), lip + 96],
    [at(0.62), floor - 16],
    [at(0.66), bottom],
  ]
  const [first, ...rest] = edge
  if (!first) return
  const stone = paper.down([
    [0, light.lit(materials.rock)],
    [1, light.shade(materials.rock)],
  ])
  paper.fill(stone, new Pen().move(first[0], first[1]).lines(rest).line(at(-0.05), bottom))
  const faces = new Pen()
  for (const [from, down, span] of [
    [0.44, 0, 0.1],
    [0.34, 14, 0.08],
    [0.24, 10, 0.09],
    [0.12, -6, 0.1],
  ] as const) {
    faces
      .move(at(from), lip + down)
      .line(at(from + 0.04), lip + down + 60)
      .line(at(from - 0.01), lip + down + 150)
      .line(at(from - span), lip + down + 80)
      .line(at(from - span * 0.6), lip + down + 22)
  }
  paper.fill(light.shade(materials.rock), faces, 0.55)
  const turf = new Pen().move(at(-0.05), lip - 27).lines([
    [at(0.12), lip - 23],
    [at(0.2), lip - 9],
    [at(0.34), lip - 1],
    [at(0.45), lip - 7],
    [at(0.46), lip + 4],
    [at(0.38), lip + 9],
    [at(0.33), lip + 22],
    [at(0.26), lip + 10],
    [at(0.17), lip + 16],
    [at(0.1), lip + 2],
    [at(-0.05), lip + 14],
  ])
  paper.fill(light.lit(materials.grass), turf)
  const tree = defineTree(stage, 0, stage.setting.climate === 'mediterranean' ? 'pine' : 'fir')
  if (random.chance(0.8)) standTree(stage, tree, at(0.04), lip - 10, random.range(150, 220))
  if (random.chance(0.7)) standTree(stage, tree, at(0.14), lip, random.range(80, 120))
  const out: -1 | 1 = side < 0 ? -1 : 1
  drawHiker(stage, at(random.range(0.34, 0.4)), lip + 2, random.range(84, 100), out)
  if (random.chance(0.35)) drawHiker(stage, at(0.27), lip, random.range(80, 92), out)
  if (random.chance(0.5)) frameGrass(stage, side)
}

/** The path leads from the viewer through a meadow to the peaks, with the walker in the distance. */
function drawPathView(stage: Stage, horizon: number): void {
  const { random, width, side, light, materials, paper, floor, bottom } = stage
  const wood = hillCrest(stage, { y: horizon + 26, swing: 14, step: 120 })
  const tone = light.far(light.shade(materials.evergreen), 0.34)
  drawTreeEdge(stage, tone, (x) => heightAt(wood, x), 18)
  fillBelow(stage, tone, wood, bottom)
  drawMist(stage, horizon + 52, 34, 0.45)
  const y = horizon + random.range(64, 78)
  const green = light.lit(materials.grass)
  const meadow = hillCrest(stage, { y, swing: 12, step: 150 })
  fillBelow(
    stage,
    paper.between(y, floor, [
      [0, light.far(green, 0.15)],
      [1, mix(green, light.shade(materials.grass), 0.55)],
    ]),
    meadow,
    bottom,
  )
  const far = width * (0.5 + side * random.range(-0.08, 0.14))
  const earth = light.lit(mix(materials.earth, '#efe2c8', 0.4))
  const path = layFootpath(stage, { far: [far, heightAt(meadow, far) + 2] })
  const dust = paper.between(y, floor, [
    [0, earth],
    [1, mix(earth, light.shade(materials.earth), 0.45)],
  ])
  paper.fill(dust, path.outline)
  const tree = defineTree(stage, 0, stage.setting.climate === 'mediterranean' ? 'cypress' : 'fir')
  const at = (across: number) => (side < 0 ? width - across * width : across * width)
  if (random.chance(0.5)) drawCabin(stage, at(0.76), y + 34, random.range(50, 66))
  for (const [across, down, height] of [
    [0.3, 12, 56],
    [0.22, 26, 84],
    [0.12, 48, 120],
    [0.02, 84, 190],
    [0.94, 44, 110],
  ] as const) {
    standTree(stage, tree, at(across + random.range(-0.03, 0.03)), y + down, height * random.range(0.8, 1.2))
  }
  const [x, down] = path.walker
  drawHiker(stage, x, down + 4, random.range(70, 84), x < far ? 1 : -1)
  if (random.chance(0.6)) drawSignpost(stage, at(random.range(0.3, 0.38)), down + 40, 92)
  if (random.chance(0.6)) frameGrass(stage, side)
}

function drawSignpost({ paper, light }: Stage, x: number, base: number, height: number): void {
  const wood = light.lit('#b98a5c')
  paper.stroke(light.shade('#8a6444'), 5, new Pen().move(x, base).line(x, base - height))
  const arrow = (y: number, direction: number) =>
    new Pen()
      .move(x - direction * 6, y)
      .line(x + direction * 34, y)
      .line(x + direction * 42, y + 7)
      .line(x + direction * 34, y + 14)
      .line(x - direction * 6, y + 14)
  paper.fill(wood, `${arrow(base - height + 4, 1)}${arrow(base - height + 24, -1)}`)
  paper.fill(light.lit('#e8c35a'), arrow(base - height + 44, 1))
}
