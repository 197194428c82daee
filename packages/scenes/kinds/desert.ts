import { mix } from '../color.ts'
import { drawCamels } from '../elements/camels.ts'
import { drawDune } from '../elements/dune.ts'
import { drawFarSand } from '../elements/far-sand.ts'
import { drawSandRipples } from '../elements/sand-ripples.ts'
import { drawSky } from '../elements/sky.ts'
import { drawTent } from '../elements/tent.ts'
import { defineTree, standTree } from '../elements/tree-kit.ts'
import type { Stage } from '../stage.ts'
import { drawOasis } from './desert-oasis.ts'
import { drawTables } from './desert-tables.ts'

/** A desert: dunes with a caravan, red table mountains, or an oasis between dunes. */
export function drawDesert(stage: Stage): void {
  stage.random.pick([drawDunes, drawDunes, drawTables, drawTables, drawOasis, drawCamp])(stage)
}

/** A camp of tents between dunes, with carpets and lanterns before it. */
function drawCamp(stage: Stage): void {
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

function drawDunes(stage: Stage): void {
  const { random, width, side, floor } = stage
  const horizon = random.range(210, 250)
  drawSky(stage, { horizon })
  drawFarSand(stage, horizon)
  const focus = width * (0.5 - side * random.range(0.05, 0.2))
  for (let x = random.range(-40, 60); x < width + 80; x += random.range(150, 240)) {
    drawDune(stage, {
      peakX: x,
      peakY: horizon + random.range(-16, 6),
      reach: random.range(130, 190),
      base: horizon + 44,
      distance: 0.5,
    })
  }
  drawDune(stage, {
    peakX: width - focus + side * 40,
    peakY: horizon + 4,
    reach: 280,
    base: horizon + 110,
    distance: 0.3,
  })
  drawDune(stage, {
    peakX: focus,
    peakY: horizon - random.range(36, 66),
    reach: random.range(340, 420),
    base: horizon + 130,
    distance: 0.12,
  })
  const ridge = horizon + random.range(118, 134)
  drawDune(stage, {
    peakX: width * (0.5 + side * 0.34),
    peakY: ridge,
    reach: width * 0.95,
    base: floor,
    distance: 0,
  })
  drawSandRipples(stage, floor - 90)
  const direction = random.sign()
  drawCamels(
    stage,
    width * (0.5 - side * 0.04) + direction * 80,
    ridge + 52,
    random.range(44, 56),
    direction,
    random.whole(3, 5),
  )
}
