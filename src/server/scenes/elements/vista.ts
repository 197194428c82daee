import { mix } from '../colour.ts'
import { Pen } from '../pen.ts'
import type { Climate } from '../scene-kind.ts'
import type { Stage } from '../stage.ts'
import { drawSailboat } from './boats.ts'
import { drawHeadland } from './headland.ts'
import { fillBelow, heightAt, hillCrest } from './hills.ts'
import { defineHouseKit } from './house-kit.ts'
import { drawHaze, drawHouses } from './houses.ts'
import { drawLandmark } from './landmark.ts'
import { drawMesa } from './mesa.ts'
import { drawMist } from './mist.ts'
import { drawRange } from './peaks.ts'
import { drawSky } from './sky.ts'
import { drawTowerSilhouette } from './towers.ts'
import { drawTreeEdge } from './tree-edge.ts'
import { defineTree, standTree } from './tree-kit.ts'
import { drawRipples, drawWater } from './water.ts'

type Vista = (stage: Stage, horizon: number) => void

const vistas: Record<Climate, readonly Vista[]> = {
  tropical: [drawSea, drawSea, drawHills],
  mediterranean: [drawSea, drawHills, drawCity],
  arid: [drawTables, drawSea, drawCity],
  temperate: [drawHills, drawCity, drawSea],
  nordic: [drawFjord, drawHeights, drawSea],
  alpine: [drawHeights, drawHeights, drawFjord],
}

/** Draws what a place of this climate looks out on, down to about 110 below the horizon; the ground in front is left to the caller. */
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

function drawHills(stage: Stage, horizon: number): void {
  const { random, light, materials, bottom, paper, width, detail } = stage
  drawSky(stage, { horizon })
  const tree = defineTree(stage, 0.24)
  for (const [rise, distance] of [
    [62, 0.76],
    [34, 0.56],
    [4, 0.36],
    [-30, 0.2],
  ] as const) {
    const crest = hillCrest(stage, { y: horizon - rise, swing: random.range(12, 28), step: 130 })
    const tone = light.far(
      mix(light.shade(materials.foliage), light.lit(materials.grass), 0.9 - distance),
      distance,
    )
    const foot = light.far(
      mix(light.shade(materials.foliage), light.lit(materials.grass), 0.4),
      distance + 0.1,
    )
    fillBelow(
      stage,
      distance > 0.5
        ? tone
        : paper.between(horizon - rise, horizon - rise + 110, [
            [0, tone],
            [1, foot],
          ]),
      crest,
      bottom,
    )
    if (distance > 0.5) continue
    if (distance > 0.3 && random.chance(0.5) && detail > 0.5)
      drawVillage(stage, width * random.range(0.15, 0.7), (x) => heightAt(crest, x))
    for (let count = 9 * detail; count > 0; count -= 1) {
      const x = random.range(0, width)
      standTree(
        stage,
        tree,
        x,
        heightAt(crest, x) + random.range(4, 26),
        random.range(14, 24) * (1.3 - distance),
      )
    }
  }
}

/** A few houses round a church, small on a far hill. */
function drawVillage(stage: Stage, x: number, base: (x: number) => number): void {
  const kit = defineHouseKit(stage, 3)
  drawLandmark(stage, x + 46, base(x + 46) + 4, stage.random.range(52, 68), 0.3)
  drawHouses(stage, kit, { from: x, to: x + 100, base: (at) => base(at) + 5, scale: 0.3, distance: 0.28 })
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

function drawCity(stage: Stage, horizon: number): void {
  const { random, width, light, materials, bottom, setting, paper } = stage
  drawSky(stage, { horizon })
  const focus = width * random.range(0.25, 0.75)
  const swell = (x: number) => 0.3 + 0.7 * Math.exp(-(((x - focus) / (width * 0.3)) ** 2))
  const stone = setting.climate === 'arid' ? materials.sand : '#7f93a8'
  drawTowerSilhouette(stage, horizon + 24, 150, light.far(light.shade(stone), 0.66), swell)
  if (stage.detail > 0.2)
    drawTowerSilhouette(
      stage,
      horizon + 30,
      104,
      light.far(light.shade(stone), 0.4),
      (x) => 0.3 + 0.7 * swell(x + 70),
    )
  if (light.dark && stage.detail > 0.3) {
    const lamps = new Pen()
    for (let count = 0; count < 26; count += 1) {
      const x = random.range(0, width)
      lamps.move(x, horizon + 20 - random.range(0, 60) * swell(x)).line(x + 2, horizon + 20)
    }
    paper.dashes(light.lamp, 3, '3 9', lamps, 0.8)
  }
  drawHaze(stage, horizon - 60, horizon + 30, 0.35)
  const parks = [
    { y: horizon + 34, size: 22, distance: 0.34 },
    { y: horizon + 56, size: 32, distance: 0.16 },
  ]
  for (const { y, size, distance } of parks) {
    const crest = hillCrest(stage, { y, swing: 5, step: 130 })
    const dark = light.far(light.shade(materials.foliage), distance)
    const line = new Pen().move(crest[0]?.[0] ?? 0, crest[0]?.[1] ?? 0).curve(crest.slice(1))
    paper.beads(dark, size, random.range(0.5, 0.8) * size, line)
    paper.beads(
      light.far(mix(light.shade(materials.foliage), light.lit(materials.foliage), 0.6), distance),
      size * 0.55,
      size * 1.3,
      line,
    )
    fillBelow(
      stage,
      paper.between(y, y + 90, [
        [0, dark],
        [1, light.far(light.lit(materials.grass), 0.1)],
      ]),
      crest.map(([x, down]) => [x, down + size * 0.2] as const),
      bottom,
    )
  }
}
