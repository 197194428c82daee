import { mix } from '../color.ts'
import { fillBelow } from '../elements/fill-below.ts'
import { frameBough } from '../elements/frame-bough.ts'
import { frameGrass } from '../elements/frame-grass.ts'
import { heightAt } from '../elements/height-at.ts'
import { hillCrest } from '../elements/hill-crest.ts'
import { defineHouseKit } from '../elements/house-kit.ts'
import { drawHouses } from '../elements/houses.ts'
import { drawLandmark } from '../elements/landmark.ts'
import { drawRange } from '../elements/peaks.ts'
import { drawSky } from '../elements/sky.ts'
import { defineTree, standTree, type TreeKit } from '../elements/tree-kit.ts'
import type { Point } from '../pen.ts'
import type { Stage } from '../stage.ts'

/**
 * A town on a hill, in rows up to the church on top; fields or a slope with cypresses in the foreground, hills
 * behind.
 */
export function drawHillTown(stage: Stage): void {
  const { random, width, side, light, materials, setting, floor, bottom } = stage
  const horizon = random.range(236, 276)
  drawSky(stage, { horizon })
  drawBackdrop(stage, horizon)
  const summit = width * (0.5 - side * random.range(0.04, 0.16))
  const top = horizon - random.range(56, 84)
  const reach = random.range(250, 310)
  const hill = (x: number) => {
    const t = Math.min(1, Math.abs(x - summit) / reach)
    return top + (horizon + 96 - top) * (t * t * (3 - 2 * t))
  }
  const outline: Point[] = []
  for (let x = -20; x <= width + 80; x += 66) outline.push([x, hill(x) + 6])
  fillBelow(
    stage,
    light.far(light.shade(mix(materials.foliage, materials.earth, 0.35)), 0.15),
    outline,
    bottom,
  )

  const kit = defineHouseKit(stage)
  const row = (reach: number, down: number, scale: number, distance: number) =>
    drawHouses(stage, kit, {
      from: summit - reach,
      to: summit + reach - 20 * scale,
      base: (x) => hill(x) + down,
      scale,
      distance,
      gaps: 0.05,
    })
  row(100, 8, 0.5, 0.16)
  drawLandmark(stage, summit + side * 12, top + 16, random.range(120, 150), 0.08)
  row(145, 36, 0.58, 0.1)
  const tree = defineTree(stage, 0.03, setting.climate === 'mediterranean' ? 'cypress' : undefined)
  drawBetween(stage, tree, summit - 170, summit + 170, (x) => hill(x) + 48)
  row(195, 70, 0.7, 0.04)
  drawSlope(stage, tree, setting.climate === 'alpine' ? horizon + 60 : horizon + 76, floor)
}

function drawBackdrop(stage: Stage, horizon: number): void {
  const { random, light, materials, setting, side } = stage
  if (setting.climate === 'alpine') {
    drawRange(stage, {
      base: horizon + 40,
      height: random.range(170, 215),
      peaks: 2,
      distance: 0.4,
      snow: 0.4,
      spurs: 1,
      summitAt: 0.5 + side * 0.2,
    })
    return
  }
  const tone = setting.climate === 'arid' ? materials.rock : materials.foliage
  for (const [rise, distance] of [
    [58, 0.78],
    [30, 0.6],
    [4, 0.42],
  ] as const) {
    const crest = hillCrest(stage, { y: horizon - rise, swing: random.range(12, 26), step: 110 })
    fillBelow(stage, light.far(light.shade(tone), distance), crest, horizon + 90)
  }
}

/** Green between the rows, so that the hill does not look crowded. */
function drawBetween(
  stage: Stage,
  tree: TreeKit,
  from: number,
  to: number,
  base: (x: number) => number,
): void {
  const { random } = stage
  for (let x = from; x < to; x += random.range(44, 84))
    standTree(stage, tree, x, base(x), random.range(24, 48))
}

function drawSlope(stage: Stage, tree: TreeKit, y: number, floor: number): void {
  const { random, width, side, light, materials, bottom, paper, setting } = stage
  const field = hillCrest(stage, { y: y + 24, swing: 12, step: 150 })
  const green = light.lit(materials.grass)
  fillBelow(
    stage,
    paper.between(y, floor, [
      [0, light.far(green, 0.12)],
      [1, mix(green, light.shade(materials.grass), 0.5)],
    ]),
    field,
    bottom,
  )
  const near = hillCrest(stage, { y: y + 84, swing: 14, step: 190 })
  const dark = mix(light.shade(materials.grass), light.lit(materials.grass), 0.35)
  fillBelow(
    stage,
    paper.between(y + 60, floor, [
      [0, dark],
      [1, light.shade(materials.evergreen)],
    ]),
    near,
    bottom,
  )
  const first = random.range(0.04, 0.12)
  for (let index = 0; index < 4; index += 1) {
    const across = side < 0 ? first + index * 0.075 : 1 - first - index * 0.075
    standTree(stage, tree, width * across, heightAt(near, width * across) + 12 + index * 4, 150 - index * 26)
  }
  const corner: -1 | 1 = side < 0 ? 1 : -1
  if (random.chance(0.5)) frameGrass(stage, corner)
  else if (setting.climate !== 'arid') frameBough(stage, corner)
}
