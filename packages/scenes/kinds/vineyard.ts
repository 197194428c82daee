import { mix } from '../color.ts'
import { drawChateau } from '../elements/chateau.ts'
import { drawFarmhouse } from '../elements/farmhouse.ts'
import { fillBelow } from '../elements/fill-below.ts'
import { frameBough } from '../elements/frame-bough.ts'
import { frameGrass } from '../elements/frame-grass.ts'
import { heightAt } from '../elements/height-at.ts'
import { hillCrest } from '../elements/hill-crest.ts'
import { defineHouseKit } from '../elements/house-kit.ts'
import { drawHouses } from '../elements/houses.ts'
import { drawLandmark } from '../elements/landmark.ts'
import { drawMist } from '../elements/mist.ts'
import { drawSky } from '../elements/sky.ts'
import { defineTree, standTree } from '../elements/tree-kit.ts'
import { drawVineRows } from '../elements/vine-rows.ts'
import { Pen, type Point } from '../pen.ts'
import type { Stage } from '../stage.ts'

/** Wine country: hills behind hills, an estate on one of them, and vine rows leading to it from the viewer. */
export function drawVineyard(stage: Stage): void {
  const { random, width, side, light, materials, bottom } = stage
  const horizon = random.range(200, 240)
  drawSky(stage, { horizon })
  for (const [rise, distance] of [
    [58, 0.8],
    [34, 0.64],
    [10, 0.46],
  ] as const) {
    const crest = hillCrest(stage, { y: horizon - rise, swing: random.range(14, 26), step: 130 })
    fillBelow(
      stage,
      light.far(mix(light.shade(materials.foliage), light.lit(materials.grass), 0.8 - distance), distance),
      crest,
      bottom,
    )
  }
  drawMist(stage, horizon + 6, 44, 0.5)
  const estate = width * (0.5 - side * random.range(0.04, 0.26))
  drawEstateHill(stage, estate, horizon + random.range(30, 44))
  if (random.chance(0.65)) drawSlopeRows(stage, horizon + random.range(78, 92))
  drawVineRows(stage, horizon + random.range(112, 124))
  if (random.chance(0.4)) frameBough(stage, side, materials.foliage)
  else if (random.chance(0.35)) frameGrass(stage, side)
}

function drawEstateHill(stage: Stage, estate: number, y: number): void {
  const { random, width, light, materials, bottom, paper } = stage
  const crest: Point[] = []
  const rise = random.range(30, 56)
  const spread = random.range(140, 220)
  for (let x = -20; x <= width + 60; x += 60)
    crest.push([x, y + 30 - rise * Math.exp(-(((x - estate) / spread) ** 2))])
  const green = light.far(light.lit(materials.grass), 0.18)
  fillBelow(
    stage,
    paper.down([
      [0, green],
      [1, light.far(light.shade(materials.grass), 0.1)],
    ]),
    crest,
    bottom,
  )
  const base = (x: number) => heightAt(crest, x) + 5
  drawEstate(stage, estate, base)
  const tree = defineTree(stage, 0.06)
  const first = random.range(70, 84)
  for (const direction of [-1, 1]) {
    let out = first + random.range(0, 14)
    for (let count = random.whole(2, 5); count > 0; count -= 1) {
      const x = estate + direction * out
      standTree(stage, tree, x, base(x), random.range(28, 60))
      out += random.range(15, 30)
    }
  }
}

/** The vineyard's buildings: a farm, a house with towers, or a village around its church. */
function drawEstate(stage: Stage, x: number, base: (x: number) => number): void {
  const { random, setting } = stage
  const choice = random.whole(0, 3)
  if (choice === 0 && stage.detail > 0.7) {
    drawLandmark(stage, x + random.range(-20, 20), base(x), random.range(80, 104), 0.12)
    drawHouses(stage, defineHouseKit(stage, 3), {
      from: x - 84,
      to: x + 60,
      base,
      scale: 0.42,
      distance: 0.08,
    })
  } else if (choice === 1 || setting.climate === 'temperate')
    drawChateau(stage, x, base(x), random.range(96, 120))
  else drawFarmhouse(stage, x, base(x), random.range(92, 116))
}

/** A hillside opposite, striped with diagonal rows. */
function drawSlopeRows(stage: Stage, y: number): void {
  const { random, width, light, materials, paper, side, bottom } = stage
  const at = (across: number) => (side < 0 ? across * width : width - across * width)
  const hill = new Pen()
    .move(at(-0.05), y - 34)
    .cubic(at(0.2), y - 44, at(0.36), y + 6, at(0.62), y + 22)
    .line(at(1.05), y + 34)
    .line(at(1.05), bottom)
    .line(at(-0.05), bottom)
  paper.fill(light.far(light.lit(mix(materials.grass, materials.earth, 0.35)), 0.08), hill)
  const rows = new Pen()
  for (let row = 0; row < 11; row += 1) {
    const t = row / 11
    rows
      .move(at(-0.02 + t * 0.5), y - 38 + t * 52)
      .quad(at(0.1 + t * 0.62), y - 6 + t * 34, at(0.16 + t * 0.8), y + 60)
  }
  const vine = light.far(mix(light.shade(materials.foliage), light.lit(materials.foliage), 0.5), 0.06)
  paper.beads(vine, random.range(6, 8), 5, rows)
}
