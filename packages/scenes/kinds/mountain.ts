import { mix } from '../color.ts'
import { drawBirds } from '../elements/birds.ts'
import { drawCabin } from '../elements/cabin.ts'
import { fillBelow } from '../elements/fill-below.ts'
import { layFootpath } from '../elements/footpath.ts'
import { frameBough } from '../elements/frame-bough.ts'
import { frameGrass } from '../elements/frame-grass.ts'
import { heightAt } from '../elements/height-at.ts'
import { hillCrest } from '../elements/hill-crest.ts'
import { drawMist } from '../elements/mist.ts'
import { drawRange } from '../elements/peaks.ts'
import { drawSky } from '../elements/sky.ts'
import { drawTreeEdge } from '../elements/tree-edge.ts'
import { defineTree, standTree } from '../elements/tree-kit.ts'
import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'

const trees = {
  tropical: 'palm',
  mediterranean: 'pine',
  arid: 'leafy',
  temperate: 'fir',
  nordic: 'fir',
  alpine: 'fir',
} as const

/** Peaks over wooded valleys: two ranges, mist between the forests, a meadow with a hut, a path or a stream. */
export function drawMountain(stage: Stage): void {
  const { random, side, light, materials, setting, bottom } = stage
  const horizon = random.range(270, 310)
  const sun = drawSky(stage, { horizon: horizon - 20 })
  const high = setting.climate === 'alpine' || setting.climate === 'nordic'
  const warm = setting.climate === 'tropical' || setting.climate === 'mediterranean'
  const rock = warm ? mix(materials.rock, materials.foliage, 0.55) : materials.rock
  const snow = warm || setting.climate === 'arid' ? 0 : high ? random.range(0.3, 0.5) : 0.18
  const summitAt = 0.5 - side * random.range(0.02, 0.22)
  drawRange(stage, {
    base: horizon + 10,
    height: random.range(120, 160),
    peaks: 3,
    distance: 0.66,
    snow: snow * 0.8,
    spurs: 0,
    summitAt: 1 - summitAt,
    rock,
  })
  drawRange(stage, {
    base: horizon + 40,
    height: random.range(210, 262),
    peaks: 2,
    distance: 0.22,
    snow,
    spurs: 2,
    summitAt,
    rock,
  })
  drawMist(stage, horizon + 4, 60)
  for (const [rise, distance, height] of [
    [0, 0.42, 15],
    [34, 0.2, 24],
  ] as const) {
    const crest = hillCrest(stage, { y: horizon + rise, swing: random.range(9, 20), step: 120 })
    const tone = light.far(light.shade(materials.evergreen), distance)
    drawTreeEdge(stage, tone, (x) => heightAt(crest, x), height)
    fillBelow(stage, tone, crest, bottom)
    drawMist(stage, horizon + rise + 26, 30)
  }
  drawMeadow(stage, horizon + 78)
  if (sun.y < 200 && random.chance(0.5)) drawBirds(stage, stage.width * (0.5 + side * 0.15), 110, 4)
}

function drawMeadow(stage: Stage, y: number): void {
  const { random, width, side, light, materials, floor, bottom, paper, setting } = stage
  const green = light.lit(setting.climate === 'arid' ? materials.sand : materials.grass)
  const crest = hillCrest(stage, { y, swing: 9, step: 150 })
  fillBelow(
    stage,
    paper.between(y, floor, [
      [0, mix(green, light.sky.low, 0.12)],
      [1, mix(green, light.shade(materials.grass), 0.55)],
    ]),
    crest,
    bottom,
  )
  const tree = defineTree(stage, 0, trees[setting.climate])
  const near = side < 0 ? 1 : -1
  const at = (across: number) => (near < 0 ? across * width : width - across * width)
  const feature = random.whole(0, 2)
  if (feature === 0)
    drawCabin(stage, at(random.range(0.52, 0.66)), heightAt(crest, at(0.6)) + 22, random.range(58, 74))
  else drawPath(stage, at(random.range(0.5, 0.7)), y, feature === 1)
  for (const [across, down, height] of [
    [0.4, 12, 62],
    [0.33, 18, 78],
    [0.25, 30, 104],
    [0.14, 50, 140],
    [0.03, 84, 200],
  ] as const) {
    standTree(
      stage,
      tree,
      at(across + random.range(-0.03, 0.03)),
      y + down,
      height * random.range(0.85, 1.15),
    )
  }
  standTree(stage, tree, at(0.9), y + 30, random.range(70, 110))
  standTree(stage, tree, at(0.97), y + 44, random.range(90, 130))
  if (random.chance(0.5)) frameGrass(stage, side)
  else if (setting.climate === 'temperate') frameBough(stage, side)
  drawFlowers(stage, y + 60)
}

/** A path, or a stream of the sky's colour, winds from the viewer to the trees. */
function drawPath(stage: Stage, x: number, y: number, stream: boolean): void {
  const { paper, light, materials, floor } = stage
  const color = stream
    ? mix(light.sky.low, light.lit(materials.shallow), 0.4)
    : light.lit(mix(materials.earth, materials.sand, 0.5))
  const near = stream
    ? mix(light.sky.mid, light.lit(materials.deep), 0.4)
    : mix(color, light.shade(materials.earth), 0.4)
  paper.fill(
    paper.between(y, floor, [
      [0, color],
      [1, near],
    ]),
    layFootpath(stage, { far: [x, y + 3] }).outline,
  )
}

function drawFlowers(
  { paper, light, materials, random, width, floor, setting, detail }: Stage,
  y: number,
): void {
  if (materials.snowy || setting.season === 'autumn' || setting.climate === 'arid') return
  for (const color of [materials.blossom, '#fff6d8']) {
    const pen = new Pen()
    for (let count = 0; count < 16 * detail; count += 1) {
      const across = random.range(0, width)
      const down = y + random.range(0, 1) ** 0.7 * (floor - y)
      pen.move(across, down).line(across + 1, down)
    }
    paper.stroke(light.lit(color), 3, pen, 0.9)
  }
}
