import { mix } from '../color.ts'
import { drawCamels } from '../elements/camels.ts'
import { drawDune } from '../elements/dune.ts'
import { drawFarSand } from '../elements/far-sand.ts'
import { drawSandRipples } from '../elements/sand-ripples.ts'
import { drawSky } from '../elements/sky.ts'
import { defineTree, standTree } from '../elements/tree-kit.ts'
import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'

export function drawOasis(stage: Stage): void {
  const { random, width, side, light, materials, floor, paper } = stage
  const horizon = random.range(206, 236)
  drawSky(stage, { horizon })
  drawFarSand(stage, horizon)
  drawDune(stage, {
    peakX: width * (0.5 - side * 0.3),
    peakY: horizon - 54,
    reach: 320,
    base: horizon + 70,
    distance: 0.34,
  })
  drawDune(stage, {
    peakX: width * (0.5 + side * 0.28),
    peakY: horizon - 14,
    reach: 300,
    base: horizon + 84,
    distance: 0.22,
  })
  const sand = light.lit(materials.sand)
  paper.rect(
    paper.between(horizon + 70, floor, [
      [0, sand],
      [1, mix(sand, light.shade(materials.sand), 0.6)],
    ]),
    0,
    horizon + 68,
    width,
    stage.bottom,
  )
  const palm = defineTree(stage, 0, 'palm')
  const middle = width * (0.5 - side * random.range(0, 0.1))
  for (const [dx, height] of [
    [-150, 92],
    [-96, 124],
    [-40, 104],
    [28, 140],
    [84, 112],
    [140, 86],
  ] as const)
    standTree(stage, palm, middle + dx, horizon + 92, height * random.range(0.85, 1.15))
  const y = horizon + 140
  const wide = random.range(190, 230)
  const dent = random.range(-26, 26)
  const bank = (grow: number) =>
    new Pen()
      .move(middle - wide - grow, y + 4)
      .cubic(
        middle - wide - grow,
        y - 34 - grow,
        middle - 90,
        y - 44 - grow + dent * 0.3,
        middle + dent,
        y - 38 - grow,
      )
      .cubic(middle + 110, y - 32 - grow, middle + wide + grow, y - 40 - grow, middle + wide + grow, y + 2)
      .cubic(
        middle + wide + grow,
        y + 30 + grow,
        middle + 120,
        y + 34 + grow,
        middle + 40 - dent,
        y + 40 + grow,
      )
      .cubic(middle - 70, y + 48 + grow, middle - wide - grow, y + 40 + grow, middle - wide - grow, y + 4)
  paper.fill(mix(light.shade(materials.foliage), light.lit(materials.foliage), 0.4), bank(13))
  const water = paper.down([
    [0, mix(light.sky.low, light.lit(materials.shallow), 0.35)],
    [1, mix(light.sky.top, light.lit(materials.deep), 0.5)],
  ])
  paper.clip(bank(0), () => {
    paper.fill(water, bank(0))
    for (const [dx, height] of [
      [-96, 124],
      [28, 140],
      [84, 112],
    ] as const) {
      paper.use(
        palm.id,
        `translate(${Math.round(middle + dx)} ${Math.round(y - 42)})scale(${height / 100} ${-height / 130})`,
        { opacity: '.35' },
      )
    }
  })
  for (const [dx, height] of [
    [-236, 170],
    [-190, 120],
    [244, 150],
  ] as const)
    standTree(stage, palm, middle + dx, y + 34, height)
  drawSandRipples(stage, floor - 60)
  if (random.chance(0.6)) drawCamels(stage, middle + side * 170, y + 74, 50, random.sign(), 2)
}
