import { mix } from '../color.ts'
import type { Stage } from '../stage.ts'
import { fillBelow } from './fill-below.ts'
import { heightAt } from './height-at.ts'
import { hillCrest } from './hill-crest.ts'
import { defineHouseKit } from './house-kit.ts'
import { drawHouses } from './houses.ts'
import { drawLandmark } from './landmark.ts'
import { drawSky } from './sky.ts'
import { defineTree, standTree } from './tree-kit.ts'

export function drawHills(stage: Stage, horizon: number): void {
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

/** A few houses around a church, small on a distant hill. */
function drawVillage(stage: Stage, x: number, base: (x: number) => number): void {
  const kit = defineHouseKit(stage, 3)
  drawLandmark(stage, x + 46, base(x + 46) + 4, stage.random.range(52, 68), 0.3)
  drawHouses(stage, kit, { from: x, to: x + 100, base: (at) => base(at) + 5, scale: 0.3, distance: 0.28 })
}
