import { drawCamels } from '../elements/camels.ts'
import { drawDune } from '../elements/dune.ts'
import { drawFarSand } from '../elements/far-sand.ts'
import { drawSandRipples } from '../elements/sand-ripples.ts'
import { drawSky } from '../elements/sky.ts'
import type { Stage } from '../stage.ts'

export function drawDunes(stage: Stage): void {
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
  const way = random.sign()
  drawCamels(
    stage,
    width * (0.5 - side * 0.04) + way * 80,
    ridge + 52,
    random.range(44, 56),
    way,
    random.whole(3, 5),
  )
}
