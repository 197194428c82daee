import { mix } from '../color.ts'
import { drawSailboat } from '../elements/boats.ts'
import { drawSuspensionBridge } from '../elements/bridge.ts'
import { fillBelow } from '../elements/fill-below.ts'
import { frameBough } from '../elements/frame-bough.ts'
import { framePalm } from '../elements/frame-palm.ts'
import { drawHaze } from '../elements/haze.ts'
import { hillCrest } from '../elements/hill-crest.ts'
import { drawIconTower } from '../elements/icon-tower.ts'
import { drawRipples } from '../elements/ripples.ts'
import { drawSky } from '../elements/sky.ts'
import { claddings, defineTowers } from '../elements/tower-kit.ts'
import { drawTowerSilhouette } from '../elements/tower-silhouette.ts'
import { drawTowers } from '../elements/towers.ts'
import { defineTree, standTree } from '../elements/tree-kit.ts'
import { drawWater } from '../elements/water.ts'
import type { Stage } from '../stage.ts'

/** A city of towers: mirrored in its river or bay, or above its park. */
export function drawSkyline(stage: Stage): void {
  const { random, width, side, paper, light, materials, setting } = stage
  const waterfront = random.chance(0.65)
  const base = waterfront ? random.range(288, 320) : random.range(336, 366)
  const sun = drawSky(stage, { horizon: base - 20 })
  const crest = hillCrest(stage, { y: base - 60, swing: 22, step: 140 })
  fillBelow(stage, light.far(light.shade(materials.foliage), 0.78), crest, base)
  const focus = width * (0.5 - side * random.range(0.06, 0.2))
  const spread = width * random.range(0.2, 0.3)
  const swell = (x: number) => 0.28 + 0.72 * Math.exp(-(((x - focus) / spread) ** 2))
  const kit = defineTowers(stage)
  const cladding = random.pick(claddings[setting.climate])
  const city = () => {
    drawTowerSilhouette(stage, base, random.range(170, 210), light.far(light.shade(cladding), 0.72), swell)
    drawTowerSilhouette(
      stage,
      base,
      random.range(140, 170),
      light.far(light.shade(cladding), 0.48),
      (x) => 0.2 + 0.8 * swell(x - side * 60),
    )
    if (stage.detail > 0.2)
      drawIconTower(stage, focus + side * random.range(-20, 30), base, random.range(225, 262))
    drawHaze(stage, base - 150, base, 0.3)
    drawTowers(stage, kit, { base: base + 4, scale: 0.86, distance: 0.05, swell })
  }
  if (waterfront) drawWaterfront(stage, base, paper.named(city), sun)
  else {
    city()
    drawPark(stage, base)
  }
}

function drawWaterfront(stage: Stage, base: number, city: string, sun: ReturnType<typeof drawSky>): void {
  const { random, width, side, paper, floor, setting } = stage
  drawQuayTrees(stage, base)
  drawWater(stage, { horizon: base + 6, sun, clarity: 0.35 })
  paper.clip(`M0 ${Math.round(base + 7)}h${width}v400H0`, () => {
    paper.use(city, `matrix(1 0 0 -.7 0 ${Math.round((base + 6) * 1.7)})`, { opacity: '.3' })
  })
  drawRipples(stage, base + 10, floor, 30)
  if (random.chance(0.45) && stage.detail > 0.2) drawSuspensionBridge(stage, base + 26, side)
  else
    drawSailboat(
      stage,
      width * (0.5 + side * random.range(0.1, 0.3)),
      base + random.range(60, 100),
      random.range(52, 74),
    )
  if (setting.climate === 'tropical' || setting.climate === 'arid') framePalm(stage, side)
  else if (random.chance(0.45)) frameBough(stage, side)
}

function drawQuayTrees(stage: Stage, base: number): void {
  const { random, width, paper, light, materials, setting } = stage
  const tropical = setting.climate === 'tropical' || setting.climate === 'arid'
  const tree = defineTree(stage, 0.05, tropical ? 'palm' : 'leafy')
  for (let x = random.range(0, 30); x < width; x += random.range(46, 90)) {
    standTree(stage, tree, x, base + 4, random.range(22, 34) * (tropical ? 1.4 : 1))
  }
  paper.rect(light.lit(mix(materials.rock, '#d8d2c8', 0.4)), 0, base + 2, width, 3)
  paper.rect(light.shade(materials.rock), 0, base + 5, width, 4)
}

function drawPark(stage: Stage, base: number): void {
  const { random, width, light, materials, bottom, floor, paper, side } = stage
  paper.rect(light.far(light.shade(materials.foliage), 0.15), 0, base - 6, width, 40)
  const far = defineTree(stage, 0.12, 'leafy')
  for (let x = -10; x < width + 20; x += random.range(30, 46))
    standTree(stage, far, x, base + 14, random.range(40, 62))
  const lawn = hillCrest(stage, { y: base + 20, swing: 7, step: 160 })
  const green = light.lit(materials.grass)
  fillBelow(
    stage,
    paper.between(base, floor, [
      [0, green],
      [1, mix(green, light.shade(materials.grass), 0.7)],
    ]),
    lawn,
    bottom,
  )
  const near = defineTree(stage, 0, 'leafy')
  for (const [across, height] of [
    [0.06, 190],
    [0.24, 120],
    [0.93, 140],
  ] as const) {
    standTree(
      stage,
      near,
      width * (side < 0 ? across : 1 - across),
      floor - 6 + height * 0.05,
      height * random.range(0.85, 1.1),
    )
  }
}
