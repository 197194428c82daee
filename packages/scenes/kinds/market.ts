import { fillBelow } from '../elements/fill-below.ts'
import { drawHaze } from '../elements/haze.ts'
import { hillCrest } from '../elements/hill-crest.ts'
import { defineHouseKit } from '../elements/house-kit.ts'
import { drawLampString } from '../elements/lamp-string.ts'
import { drawLandmark } from '../elements/landmark.ts'
import { defineStall } from '../elements/market-stall.ts'
import { definePeople } from '../elements/people.ts'
import { drawPlaza } from '../elements/plaza.ts'
import { drawSky } from '../elements/sky.ts'
import { defineStreet, layStreet } from '../elements/street.ts'
import { byLamplight } from '../light.ts'
import type { Stage } from '../stage.ts'

/** A food market in the old square: striped stalls full of produce, people, bulbs overhead, the town behind. */
export function drawMarket(stage: Stage): void {
  const { random, width, side, light, materials, floor, ceiling } = stage
  const ground = random.range(296, 316)
  drawSky(stage, { horizon: ground - 60 })
  const crest = hillCrest(stage, { y: ground - 120, swing: 18, step: 120 })
  fillBelow(stage, light.far(light.shade(materials.foliage), 0.66), crest, ground)
  const street = defineStreet(stage, defineHouseKit(stage, 3))
  if (stage.detail > 0.5) {
    drawLandmark(stage, width * (0.5 + side * random.range(0.06, 0.2)), ground, random.range(190, 230), 0.3)
  }
  layStreet(stage, street, ground + 6, 1.2)
  drawHaze(stage, ground - 190, ground + 10, 0.3)
  drawPlaza(stage, ground + 4)
  const people = definePeople({ ...stage, light: byLamplight(light) })
  for (let count = 4 * stage.detail; count > 0.5; count -= 1)
    people.stand(width * random.range(0.1, 0.9), ground + 20 + random.range(0, 12), 50)
  const stall = defineStall({ ...stage, light: byLamplight(light) })
  const near = -side
  const at = (across: number) => (near < 0 ? across * width : width - across * width)
  stall.stand(at(0.62), ground + 34, 0.66)
  if (stage.detail > 0.2) stall.stand(at(0.86), ground + 44, 0.72)
  people.stand(at(0.73), ground + 62, 70)
  stall.stand(at(0.24), floor - 34, 1.25)
  people.stand(at(0.52), floor - 30, 112)
  if (random.chance(0.6)) people.stand(at(0.6), floor - 22, 118)
  drawLampString(stage, ceiling + random.range(16, 40))
}
