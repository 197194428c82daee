import { drawBirds } from '../elements/birds.ts'
import { drawSailboat } from '../elements/boats.ts'
import { drawExcursionBoat } from '../elements/excursion-boat.ts'
import { framePalm } from '../elements/frame-palm.ts'
import { drawHeadland } from '../elements/headland.ts'
import { drawKarst } from '../elements/karst.ts'
import { drawRange } from '../elements/peaks.ts'
import { drawRipples } from '../elements/ripples.ts'
import { drawSailingYacht } from '../elements/sailing-yacht.ts'
import { drawSky } from '../elements/sky.ts'
import type { Sun } from '../elements/sun.ts'
import { drawWater } from '../elements/water.ts'
import type { Stage } from '../stage.ts'

/** A trip by boat: among pinnacles of rock in the tropics, past sea cliffs in the south, up a fjord in the north. */
export function drawBoatTrip(stage: Stage): void {
  const { random, width, side, floor, setting } = stage
  const horizon = random.range(214, 246)
  const sun = drawSky(stage, { horizon })
  if (setting.climate === 'tropical') drawPinnacles(stage, horizon, sun)
  else drawCliffs(stage, horizon, sun)
  drawRipples(stage, horizon + 10, floor, 34)
  drawSailboat(
    stage,
    width * (0.5 + side * random.range(0.12, 0.3)),
    horizon + random.range(22, 44),
    random.range(34, 50),
    0.2,
  )
  const x = width * (0.5 - side * random.range(-0.06, 0.16))
  const y = floor - random.range(70, 120)
  if (random.chance(0.4)) drawSailingYacht(stage, x, y, random.range(0.95, 1.2), random.sign())
  else drawExcursionBoat(stage, x, y, random.range(1.15, 1.5), random.sign())
  if (random.chance(0.6)) drawBirds(stage, width * (0.5 + side * 0.1), 90, 4)
  if (setting.climate === 'tropical' && random.chance(0.6)) framePalm(stage, side)
}

function drawPinnacles(stage: Stage, horizon: number, sun: Sun): void {
  const { random, width, side } = stage
  for (const across of [0.1, 0.34, 0.56, 0.82])
    drawKarst(
      stage,
      width * (across + random.range(-0.08, 0.08)),
      horizon + 3,
      random.range(60, 110),
      random.range(40, 86),
      0.62,
    )
  drawWater(stage, { horizon, sun, clarity: 0.95 })
  drawKarst(
    stage,
    width * (0.5 + side * random.range(0.24, 0.36)),
    horizon + 14,
    random.range(80, 110),
    random.range(110, 150),
    0.36,
  )
  drawKarst(
    stage,
    width * (0.5 - side * random.range(0.26, 0.36)),
    horizon + 34,
    random.range(120, 160),
    random.range(170, 215),
    0.14,
  )
  if (random.chance(0.6))
    drawKarst(
      stage,
      width * (0.5 - side * random.range(0.02, 0.08)),
      horizon + 20,
      60,
      random.range(70, 100),
      0.28,
    )
}

function drawCliffs(stage: Stage, horizon: number, sun: Sun): void {
  const { random, width, side, setting } = stage
  if (setting.climate === 'nordic' || setting.climate === 'alpine') {
    drawRange(stage, {
      base: horizon + 4,
      height: random.range(100, 150),
      peaks: 2,
      distance: 0.55,
      snow: 0.4,
      spurs: 0,
      summitAt: random.range(0.35, 0.65),
    })
  }
  drawWater(stage, { horizon, sun, clarity: setting.climate === 'mediterranean' ? 0.8 : 0.4 })
  const near: -1 | 1 = side < 0 ? 1 : -1
  drawHeadland(stage, {
    from: side,
    reach: width * random.range(0.24, 0.4),
    base: horizon + 3,
    height: random.range(40, 70),
    distance: 0.58,
  })
  drawHeadland(stage, {
    from: near,
    reach: width * random.range(0.46, 0.6),
    base: horizon + 10,
    height: random.range(90, 130),
    distance: 0.38,
  })
  drawHeadland(stage, {
    from: near,
    reach: width * random.range(0.24, 0.34),
    base: horizon + 36,
    height: random.range(160, 200),
    distance: 0.14,
  })
}
