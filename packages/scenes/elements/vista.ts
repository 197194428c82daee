import { mix } from '../color.ts'
import type { Climate } from '../scene-kind.ts'
import type { Stage } from '../stage.ts'
import { drawSailboat } from './boats.ts'
import { fillBelow } from './fill-below.ts'
import { drawHeadland } from './headland.ts'
import { heightAt } from './height-at.ts'
import { hillCrest } from './hill-crest.ts'
import { drawMesa } from './mesa.ts'
import { drawMist } from './mist.ts'
import { drawRange } from './peaks.ts'
import { drawRipples } from './ripples.ts'
import { drawSky } from './sky.ts'
import { drawTreeEdge } from './tree-edge.ts'
import { drawCity } from './vista-city.ts'
import { drawHills } from './vista-hills.ts'
import { drawWater } from './water.ts'

type Vista = (stage: Stage, horizon: number) => void

const vistas: Record<Climate, readonly Vista[]> = {
  tropical: [drawSea, drawSea, drawHills],
  mediterranean: [drawSea, drawHills, drawCity],
  arid: [drawTables, drawSea, drawCity],
  temperate: [drawHills, drawCity, drawSea],
  nordic: [drawFjord, drawHeights, drawSea],
  alpine: [drawHeights, drawHeights, drawFjord],
}

/**
 * Draws the view from a place in this climate, down to about 110 below the horizon; the caller draws the foreground.
 */
export function drawVista(stage: Stage, horizon: number): void {
  stage.random.pick(vistas[stage.setting.climate])(stage, horizon)
}

function drawSea(stage: Stage, horizon: number): void {
  const { random, width, side, setting } = stage
  const sun = drawSky(stage, { horizon })
  drawWater(stage, { horizon, sun, clarity: setting.climate === 'tropical' ? 0.9 : 0.6 })
  const land = random.sign()
  drawHeadland(stage, {
    from: land,
    reach: width * random.range(0.4, 0.7),
    base: horizon + 2,
    height: random.range(26, 54),
    distance: 0.62,
  })
  drawHeadland(stage, {
    from: land,
    reach: width * random.range(0.2, 0.36),
    base: horizon + 10,
    height: random.range(60, 96),
    distance: 0.3,
  })
  drawRipples(stage, horizon, horizon + 150, 14)
  drawSailboat(
    stage,
    width * (0.5 - land * random.range(0.06, 0.3)),
    horizon + random.range(14, 40),
    random.range(30, 48),
    0.15,
  )
  if (side === land) drawSailboat(stage, width * (0.5 - land * 0.36), horizon + 10, 22, 0.3)
}

function drawHeights(stage: Stage, horizon: number): void {
  const { random, light, materials, bottom, side } = stage
  drawSky(stage, { horizon })
  drawRange(stage, {
    base: horizon + 30,
    height: random.range(170, 220),
    peaks: 3,
    distance: 0.36,
    snow: random.range(0.3, 0.5),
    spurs: 1,
    summitAt: 0.5 - side * random.range(0, 0.25),
  })
  drawMist(stage, horizon, 50)
  for (const [rise, distance] of [
    [0, 0.4],
    [-34, 0.18],
  ] as const) {
    const crest = hillCrest(stage, { y: horizon - rise, swing: 12, step: 120 })
    const tone = light.far(light.shade(materials.evergreen), distance)
    if (stage.detail > 0.5 || distance < 0.3) drawTreeEdge(stage, tone, (x) => heightAt(crest, x), 18)
    fillBelow(stage, tone, crest, bottom)
  }
}

function drawFjord(stage: Stage, horizon: number): void {
  const { random, width, materials } = stage
  const sun = drawSky(stage, { horizon, sunAt: random.range(0.42, 0.58) })
  const rock = mix(materials.rock, materials.evergreen, 0.35)
  drawRange(stage, {
    base: horizon + 4,
    height: random.range(90, 120),
    peaks: 3,
    distance: 0.6,
    snow: 0.35,
    spurs: 0,
    summitAt: random.range(0.3, 0.7),
    rock,
  })
  drawWater(stage, { horizon, sun, clarity: 0.3 })
  for (const from of [-1, 1] as const) {
    drawHeadland(stage, {
      from,
      reach: width * random.range(0.3, 0.42),
      base: horizon + 12,
      height: random.range(130, 190),
      distance: 0.26,
    })
  }
  drawRipples(stage, horizon + 8, horizon + 150, 12)
}

function drawTables(stage: Stage, horizon: number): void {
  const { random, width, light, materials, bottom, side, paper } = stage
  drawSky(stage, { horizon })
  for (const across of [0.1, 0.44, 0.82])
    drawMesa(
      stage,
      width * (across + random.range(-0.08, 0.08)),
      horizon + 4,
      random.range(80, 120),
      random.range(40, 66),
      0.6,
    )
  drawMesa(
    stage,
    width * (0.5 - side * random.range(0.1, 0.3)),
    horizon + 30,
    random.range(120, 170),
    random.range(120, 160),
    0.24,
  )
  const sand = light.lit(materials.sand)
  paper.rect(
    paper.between(horizon, horizon + 120, [
      [0, light.far(sand, 0.4)],
      [1, sand],
    ]),
    0,
    horizon + 28,
    width,
    bottom,
  )
}
