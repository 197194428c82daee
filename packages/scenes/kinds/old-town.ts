import { mix } from '../color.ts'
import { drawFramingArch } from '../elements/arch.ts'
import { drawBirds } from '../elements/birds.ts'
import { fillBelow } from '../elements/fill-below.ts'
import { frameBough } from '../elements/frame-bough.ts'
import { framePalm } from '../elements/frame-palm.ts'
import { drawHaze } from '../elements/haze.ts'
import { hillCrest } from '../elements/hill-crest.ts'
import { defineHouseKit } from '../elements/house-kit.ts'
import { drawHouses } from '../elements/houses.ts'
import { drawLandmark } from '../elements/landmark.ts'
import { drawSky } from '../elements/sky.ts'
import { defineStreet, layStreet } from '../elements/street.ts'
import { defineTree, standTree } from '../elements/tree-kit.ts'
import type { Stage } from '../stage.ts'
import { drawHillTown } from './town-hill.ts'
import { drawLane } from './town-lane.ts'
import { drawQuayTown } from './town-quay.ts'

const views = {
  mediterranean: [drawHillTown, drawRoofscape, drawQuayTown, drawLane],
  tropical: [drawQuayTown, drawRoofscape, drawLane],
  arid: [drawRoofscape, drawHillTown, drawLane],
  temperate: [drawQuayTown, drawRoofscape, drawLane],
  nordic: [drawQuayTown, drawRoofscape, drawLane],
  alpine: [drawHillTown, drawQuayTown, drawHillTown, drawLane],
}

/** An old town, depending on the climate: on a hill, along the water, over its roofs, or down a lane. */
export function drawOldTown(stage: Stage): void {
  stage.random.pick(views[stage.setting.climate])(stage)
}

/** Over the roofs: rows of houses step down from the landmark towards the viewer, with hills and haze behind. */
function drawRoofscape(stage: Stage): void {
  const { random, width, side, light, materials, setting } = stage
  const horizon = random.range(200, 240)
  drawSky(stage, { horizon })
  const ground = setting.climate === 'arid' ? materials.rock : materials.foliage
  for (const [rise, distance] of [
    [44, 0.8],
    [16, 0.62],
  ] as const) {
    const crest = hillCrest(stage, { y: horizon - rise, swing: random.range(10, 24), step: 130 })
    fillBelow(stage, light.far(light.shade(ground), distance), crest, horizon + 60)
  }
  const focus = width * (0.5 - side * random.range(0.06, 0.2))
  const kit = defineHouseKit(stage)
  const street = defineStreet(stage, kit)
  drawStreetGround(stage, horizon + 30, 0.5, 0.3)
  layStreet(stage, street, horizon + 30, 0.5)
  drawLandmark(stage, focus, horizon + 56, random.range(180, 220), 0.12)
  drawStreetGround(stage, horizon + 82, 0.75, 0.15)
  layStreet(stage, street, horizon + 82, 0.75)
  if (stage.detail > 0.2) drawGreen(stage, horizon + 88)
  drawStreetGround(stage, horizon + 150, 1.1, 0)
  layStreet(stage, street, horizon + 150, 1.1)
  drawStreetGround(stage, horizon + 256, 1.6, 0)
  const wave = random.range(0, 6)
  drawHouses(stage, kit, {
    from: -60,
    to: width,
    base: (x) => horizon + 256 + Math.sin(x / 120 + wave) * 14,
    scale: 1.6,
    distance: 0,
  })
  drawFrame(stage)
}

/** Haze before what is behind a row of houses, and dusk in the streets at its foot. */
function drawStreetGround(stage: Stage, y: number, scale: number, distance: number): void {
  const { paper, light, materials, bottom, width } = stage
  drawHaze(stage, y - scale * 110, y - scale * 40, 0.25)
  paper.rect(
    light.far(light.shade(materials.earth), distance),
    0,
    y - scale * 46,
    width,
    bottom - y + scale * 46,
  )
}

function drawGreen(stage: Stage, y: number): void {
  const { random, width } = stage
  const tree = defineTree(stage, 0.12)
  for (let x = random.range(0, 80); x < width; x += random.range(110, 200)) {
    standTree(stage, tree, x, y + 6, random.range(56, 92))
  }
}

function drawFrame(stage: Stage): void {
  const { random, side, setting, light, materials } = stage
  if (random.chance(0.35) && stage.detail > 0.3)
    drawFramingArch(stage, mix(light.shade(materials.walls[1] ?? '#e2bf97'), '#1c1626', 0.4))
  else if (setting.climate === 'tropical' || setting.climate === 'arid') framePalm(stage, side)
  else if (random.chance(0.5)) frameBough(stage, side)
  else drawBirds(stage, stage.width * 0.5, 70, 5)
}
