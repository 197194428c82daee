import { mix } from '../color.ts'
import { frameBough } from '../elements/frame-bough.ts'
import { framePalm } from '../elements/frame-palm.ts'
import { drawHeadland } from '../elements/headland.ts'
import { defineKayak } from '../elements/kayak.ts'
import { drawMist } from '../elements/mist.ts'
import { drawRange } from '../elements/peaks.ts'
import { drawRipples } from '../elements/ripples.ts'
import { drawSky } from '../elements/sky.ts'
import { defineTree, standTree } from '../elements/tree-kit.ts'
import { drawWater } from '../elements/water.ts'
import type { Stage } from '../stage.ts'

/** Kayaks on quiet water between steep banks: one near, one or two ahead. */
export function drawKayaking(stage: Stage): void {
  const { random, width, side, floor, setting, materials } = stage
  const horizon = random.range(206, 240)
  const sun = drawSky(stage, { horizon, sunAt: 0.5 + side * random.range(0, 0.14) })
  const cold = setting.climate === 'nordic' || setting.climate === 'alpine'
  const rock = mix(materials.rock, materials.evergreen, cold ? 0.25 : 0.6)
  drawRange(stage, {
    base: horizon + 4,
    height: random.range(100, 150),
    peaks: 2,
    distance: 0.58,
    snow: cold ? 0.4 : 0,
    spurs: 0,
    summitAt: random.range(0.35, 0.65),
    rock,
  })
  drawMist(stage, horizon - 8, 44, 0.45)
  drawWater(stage, { horizon, sun, clarity: cold ? 0.35 : 0.75 })
  const far: -1 | 1 = random.sign()
  drawHeadland(stage, {
    from: far,
    reach: width * random.range(0.4, 0.5),
    base: horizon + 6,
    height: random.range(90, 130),
    distance: 0.42,
  })
  drawHeadland(stage, {
    from: far < 0 ? 1 : -1,
    reach: width * random.range(0.3, 0.4),
    base: horizon + 24,
    height: random.range(130, 180),
    distance: 0.2,
  })
  const tree = defineTree(stage, 0.2)
  const bank = far < 0 ? 1 : 0
  for (const [across, height] of [
    [0.24, 38],
    [0.18, 54],
    [0.11, 60],
    [0.04, 70],
  ] as const) {
    standTree(stage, tree, width * Math.abs(bank - across), horizon + 26, height * random.range(0.85, 1.15))
  }
  drawRipples(stage, horizon + 8, floor, 34)
  const kayak = defineKayak(stage)
  const direction = random.sign()
  kayak.float(width * (0.5 - direction * 0.16), horizon + random.range(50, 66), 0.42, direction)
  if (random.chance(0.6))
    kayak.float(width * (0.5 + direction * 0.1), horizon + random.range(36, 46), 0.3, direction)
  kayak.float(
    width * (0.5 + direction * random.range(0, 0.1)),
    floor - random.range(74, 96),
    random.range(1.15, 1.35),
    direction,
  )
  if (setting.climate === 'tropical') framePalm(stage, side)
  else if (random.chance(0.45)) frameBough(stage, side, cold ? materials.evergreen : materials.foliage)
}
