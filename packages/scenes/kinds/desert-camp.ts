import { mix } from '../colour.ts'
import { drawCamels } from '../elements/camels.ts'
import { drawDune } from '../elements/dune.ts'
import { drawFarSand } from '../elements/far-sand.ts'
import { drawSandRipples } from '../elements/sand-ripples.ts'
import { drawSky } from '../elements/sky.ts'
import { drawTent } from '../elements/tent.ts'
import { defineTree, standTree } from '../elements/tree-kit.ts'
import type { Stage } from '../stage.ts'

/** A camp of tents between dunes, carpets and lanterns before it. */
export function drawCamp(stage: Stage): void {
  const { random, width, side, light, floor, materials, paper } = stage
  const horizon = random.range(206, 240)
  drawSky(stage, { horizon })
  drawFarSand(stage, horizon)
  const focus = width * (0.5 - side * random.range(0.1, 0.24))
  drawDune(stage, {
    peakX: width - focus,
    peakY: horizon - 20,
    reach: 300,
    base: horizon + 60,
    distance: 0.4,
  })
  drawDune(stage, {
    peakX: focus,
    peakY: horizon - random.range(60, 96),
    reach: random.range(320, 380),
    base: horizon + 100,
    distance: 0.2,
  })
  const sand = light.lit(materials.sand)
  paper.rect(
    paper.between(horizon + 90, floor, [
      [0, sand],
      [1, mix(sand, light.shade(materials.sand), 0.65)],
    ]),
    0,
    horizon + 96,
    width,
    stage.bottom,
  )
  drawSandRipples(stage, horizon + 120)
  const at = (across: number) => (side < 0 ? across * width : width - across * width)
  drawTent(stage, at(0.24), horizon + 122, 84)
  drawTent(stage, at(0.74), horizon + 132, 96)
  drawTent(stage, at(random.range(0.44, 0.52)), horizon + 176, 150)
  const palm = defineTree(stage, 0, 'palm')
  standTree(stage, palm, at(0.08), horizon + 160, random.range(170, 220))
  standTree(stage, palm, at(0.15), horizon + 138, random.range(110, 150))
  if (random.chance(0.6)) drawCamels(stage, at(0.84), floor - 40, 54, random.sign(), 2)
}
