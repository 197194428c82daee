import { drawCabin } from '../elements/cabin.ts'
import { fillBelow } from '../elements/fill-below.ts'
import { frameBough } from '../elements/frame-bough.ts'
import { frameGrass } from '../elements/frame-grass.ts'
import { heightAt } from '../elements/height-at.ts'
import { hillCrest } from '../elements/hill-crest.ts'
import { drawJetty } from '../elements/jetty.ts'
import { drawMist } from '../elements/mist.ts'
import { drawRange } from '../elements/peaks.ts'
import { drawRipples } from '../elements/ripples.ts'
import { drawRowingBoat } from '../elements/rowing-boat.ts'
import { drawSky } from '../elements/sky.ts'
import { drawTreeEdge } from '../elements/tree-edge.ts'
import { defineTree, standTree } from '../elements/tree-kit.ts'
import { drawWater } from '../elements/water.ts'
import type { Stage } from '../stage.ts'

/** A calm lake that mirrors mountains and woods, with a jetty or a boat in the foreground. */
export function drawLake(stage: Stage): void {
  const { random, width, side, light, materials, paper, floor, setting } = stage
  const shore = random.range(236, 276)
  const sun = drawSky(stage, { horizon: shore })
  const cold = setting.climate === 'alpine' || setting.climate === 'nordic'
  const near: -1 | 1 = side < 0 ? 1 : -1
  const at = (across: number) => (near < 0 ? across * width : width - across * width)
  const mirror = paper.named(() => {
    if (cold) {
      drawRange(stage, {
        base: shore,
        height: random.range(150, 205),
        peaks: 3,
        distance: 0.36,
        snow: random.range(0.3, 0.5),
        spurs: 1,
        summitAt: 0.5 - side * random.range(0.05, 0.22),
      })
    } else {
      for (const [rise, distance] of [
        [74, 0.74],
        [40, 0.55],
      ] as const) {
        fillBelow(
          stage,
          light.far(light.shade(materials.foliage), distance),
          hillCrest(stage, { y: shore - rise, swing: random.range(16, 34), step: 120 }),
          shore,
        )
      }
    }
    const crest = hillCrest(stage, { y: shore - 16, swing: 10, step: 100 })
    const wood = light.far(light.shade(materials.evergreen), 0.3)
    drawTreeEdge(stage, wood, (x) => heightAt(crest, x), 22)
    fillBelow(stage, wood, crest, shore)
  })
  drawMist(stage, shore - 6, 34, 0.5)
  drawWater(stage, { horizon: shore, sun, clarity: 0.3 })
  paper.use(mirror, `matrix(1 0 0 -.9 0 ${Math.round(shore * 1.9)})`, { opacity: '.42' })
  drawRipples(stage, shore + 6, floor, 26)
  drawNearShore(stage, at, shore)
  if (random.chance(0.55)) drawJetty(stage, { x: at(0.5), far: shore + 70, lean: near * -36 })
  else
    drawRowingBoat(stage, at(random.range(0.5, 0.68)), floor - random.range(60, 100), random.range(110, 140))
  if (random.chance(0.5)) frameGrass(stage, random.sign())
  else if (!cold) frameBough(stage, side)
}

/** A spit of land on the shaded side, with trees and sometimes a cabin. */
function drawNearShore(stage: Stage, at: (across: number) => number, shore: number): void {
  const { random, light, materials, setting } = stage
  const y = shore + random.range(18, 34)
  const reach = random.range(0.3, 0.42)
  const spit: [number, number][] = [
    [at(-0.05), y - 18],
    [at(reach * 0.3), y - 16],
    [at(reach * 0.7), y - 8],
    [at(reach), y],
  ]
  fillBelow(stage, light.lit(materials.grass), spit, y)
  const stones: [number, number][] = [
    [at(-0.05), y - 3],
    [at(reach * 0.5), y - 3],
    [at(reach + 0.02), y],
  ]
  fillBelow(stage, light.shade(materials.rock), stones, y + 5)
  const tree = defineTree(stage, 0, setting.climate === 'mediterranean' ? 'cypress' : undefined)
  if (random.chance(0.6)) drawCabin(stage, at(reach * 0.62), y - 6, random.range(46, 58))
  for (const [across, height] of [
    [0.92, 34],
    [0.36, 84],
    [0.24, 110],
    [0.1, 96],
    [0.0, 132],
  ] as const) {
    standTree(stage, tree, at(across * reach), y - 10 + (1 - across) * 4, height * random.range(0.85, 1.15))
  }
}
