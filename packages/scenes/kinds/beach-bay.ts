import { mix } from '../color.ts'
import { drawBeachThing } from '../elements/beach-things.ts'
import { drawBirds } from '../elements/birds.ts'
import { drawSailboat } from '../elements/boats.ts'
import { frameGrass } from '../elements/frame-grass.ts'
import { framePalm } from '../elements/frame-palm.ts'
import { drawHeadland } from '../elements/headland.ts'
import { drawPalm } from '../elements/palm.ts'
import { definePalmCrown } from '../elements/palm-crown.ts'
import { beachCloths, defineParasol, standParasol } from '../elements/parasol.ts'
import { drawRipples } from '../elements/ripples.ts'
import { drawSky } from '../elements/sky.ts'
import { drawUmbrellaPine } from '../elements/umbrella-pine.ts'
import { drawWater } from '../elements/water.ts'
import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'

/** Sand curves in from the shaded side; the sea opens towards the light. */
export function drawBay(stage: Stage): void {
  const { random, width, side, setting, floor } = stage
  const horizon = random.range(170, 226)
  const sun = drawSky(stage, { horizon })
  const land: -1 | 1 = side < 0 ? 1 : -1
  drawWater(stage, { horizon, sun, clarity: setting.climate === 'tropical' ? 1 : 0.65 })
  drawHeadland(stage, {
    from: random.chance(0.5) ? side : land,
    reach: width * random.range(0.3, 0.75),
    base: horizon + 2,
    height: random.range(22, 50),
    distance: 0.65,
  })
  drawHeadland(stage, {
    from: land,
    reach: width * random.range(0.22, 0.42),
    base: horizon + 10,
    height: random.range(60, 130),
    distance: 0.22,
  })
  drawRipples(stage, horizon, floor, 20)
  const sails = width * (0.5 + side * random.range(-0.05, 0.3))
  drawSailboat(stage, sails, horizon + random.range(10, 40), random.range(24, 50), 0.2)
  drawShore(stage, horizon, land)
  drawLife(stage, land)
  if (random.chance(0.4)) drawBirds(stage, width * random.range(0.3, 0.7), horizon * 0.5, 4)
}

function drawShore(stage: Stage, horizon: number, land: -1 | 1): void {
  const { paper, light, materials, random, width, floor, bottom } = stage
  const at = (across: number) => (land < 0 ? across * width : width - across * width)
  const belly = random.range(0.16, 0.36)
  const end = floor - random.range(-10, 50)
  const start = horizon + random.range(12, 20)
  const turn = random.range(0.5, 0.66)
  const line = (out: number) => {
    const wide = belly + out * 0.0016
    const join = [turn + out * 0.0012, end - 62 + out] as const
    const before = [wide + 0.02, horizon + 92 + out * 0.6] as const
    // The second curve starts in the direction in which the first one ends.
    const after = [join[0] + (join[0] - before[0]) * 0.55, join[1] + (join[1] - before[1]) * 0.55] as const
    return new Pen()
      .move(at(-0.03), start + out * 0.25)
      .cubic(at(wide + 0.12), start + 14 + out * 0.3, at(before[0]), before[1], at(join[0]), join[1])
      .cubic(at(after[0]), after[1], at(0.92), end - 6 + out, at(1.05), end - 4 + out)
  }
  const area = (out: number) => line(out).line(at(1.05), bottom).line(at(-0.03), bottom).close()
  const shallow = light.lit(mix(materials.shallow, '#ffffff', 0.12))
  paper.fill(shallow, area(-46), 0.3)
  paper.fill(shallow, area(-24), 0.45)
  paper.fill(light.lit('#ffffff'), area(-5), 0.75)
  paper.fill(light.shade(mix(materials.sand, '#b98d5c', 0.2)), area(0))
  const near = light.lit(materials.sand)
  const sand = paper.between(start, floor, [
    [0, light.far(near, 0.25)],
    [0.5, near],
    [1, mix(near, light.shade(materials.sand), 0.45)],
  ])
  paper.fill(sand, area(12))
  paper.stroke('#ffffff', 2, line(-26), 0.55)
}

function drawLife(stage: Stage, land: -1 | 1): void {
  const { random, width, floor, setting, materials } = stage
  const at = (across: number) => (land < 0 ? across * width : width - across * width)
  const parasol = defineParasol(stage, random.pick(beachCloths), materials.sand)
  const spots = [
    { across: 0.12, y: floor - 140, size: 34 },
    { across: 0.22, y: floor - 108, size: 46 },
    { across: 0.4, y: floor - 58, size: 68 },
  ]
  for (const { across, y, size } of spots.slice(random.whole(0, 2))) {
    standParasol(stage, parasol, at(across + random.range(-0.03, 0.03)), y + random.range(-8, 8), size)
  }
  if (random.chance(0.6)) drawBeachThing(stage, at(random.range(0.5, 0.6)), floor - random.range(22, 34))
  if (setting.climate === 'tropical' || setting.climate === 'arid') {
    const crown = definePalmCrown(stage)
    const inward = -land * random.range(20, 90)
    if (random.chance(0.75)) {
      drawPalm(
        stage,
        crown,
        at(random.range(0.2, 0.36)),
        floor - random.range(70, 110),
        random.range(120, 220),
        inward * 0.7,
      )
    }
    if (random.chance(0.4))
      drawPalm(stage, crown, at(random.range(0.1, 0.16)), floor - 60, random.range(200, 260), -inward * 0.4)
    drawPalm(
      stage,
      crown,
      at(random.range(0.02, 0.1)),
      floor - 26,
      random.range(230, 350),
      inward * random.range(0.6, 1.5),
    )
    if (random.chance(0.35)) framePalm(stage, land < 0 ? 1 : -1)
  } else if (setting.climate === 'mediterranean') {
    drawUmbrellaPine(stage, at(0.1), floor + 20, random.range(300, 360), land * -random.range(20, 60))
    frameGrass(stage, land)
  } else {
    frameGrass(stage, land, materials.grass)
  }
}
