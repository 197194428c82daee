import { mix } from '../color.ts'
import { drawBeachThing } from '../elements/beach-things.ts'
import { drawSailboat } from '../elements/boats.ts'
import { frameBough } from '../elements/frame-bough.ts'
import { frameGrass } from '../elements/frame-grass.ts'
import { drawHeadland } from '../elements/headland.ts'
import { beachCloths, defineParasol, standParasol } from '../elements/parasol.ts'
import { drawRipples } from '../elements/ripples.ts'
import { drawSky } from '../elements/sky.ts'
import { drawUmbrellaPine } from '../elements/umbrella-pine.ts'
import { drawWater } from '../elements/water.ts'
import { Pen, type Point } from '../pen.ts'
import type { Stage } from '../stage.ts'

/** A cove from the cliff path: two arms of rock around clear water and a small crescent of sand. */
export function drawCove(stage: Stage): void {
  const { random, width, side, floor } = stage
  const horizon = random.range(128, 172)
  const sun = drawSky(stage, { horizon, sunAt: 0.5 + side * random.range(0, 0.2) })
  const near: -1 | 1 = side < 0 ? 1 : -1
  drawWater(stage, { horizon, sun, clarity: 0.75 })
  drawHeadland(stage, { from: side, reach: width * 0.6, base: horizon + 2, height: 30, distance: 0.68 })
  drawHeadland(stage, {
    from: side,
    reach: width * random.range(0.28, 0.42),
    base: horizon + 24,
    height: random.range(60, 100),
    distance: 0.36,
  })
  drawRipples(stage, horizon, floor, 18)
  const middle = width * (0.5 + side * random.range(0, 0.1))
  drawSailboat(stage, middle, horizon + random.range(50, 70), random.range(40, 56), 0.12)
  drawSailboat(stage, middle + side * -70, horizon + random.range(28, 40), 28, 0.3)
  const beach = horizon + random.range(58, 84)
  drawShallows(stage, near, beach - 4)
  drawHeadland(stage, {
    from: near,
    reach: width * random.range(0.26, 0.44),
    base: beach,
    height: random.range(110, 180),
    distance: 0.12,
  })
  drawCrescent(stage, near, beach - 4)
  if (random.chance(0.75)) drawCliffPath(stage, side)
  else drawBeachThing(stage, width * (0.5 + side * random.range(0.1, 0.3)), floor - 40)
}

function drawCrescent(stage: Stage, near: -1 | 1, top: number): void {
  const { paper, light, materials, random, width, bottom, floor } = stage
  const at = (across: number) => (near < 0 ? across * width : width - across * width)
  const dip = random.range(-14, 18)
  const bow = random.range(-0.05, 0.07)
  const edge = (out: number) =>
    new Pen()
      .move(at(-0.05), top + out)
      .cubic(at(0.22), top + 12 + out, at(0.3 + bow), top + 90 + dip + out, at(0.52 + bow), top + 128 + out)
      .cubic(at(0.7), top + 156 + out, at(0.88), top + 120 + out, at(1.05), top + 130 + out)
      .line(at(1.05), bottom)
      .line(at(-0.05), bottom)
      .close()
  paper.fill(light.lit('#ffffff'), edge(-4), 0.8)
  const near1 = light.lit(materials.sand)
  paper.fill(
    paper.between(top, floor, [
      [0, near1],
      [1, mix(near1, light.shade(materials.sand), 0.4)],
    ]),
    edge(3),
  )
  const parasol = defineParasol(stage, random.pick(beachCloths), materials.sand)
  for (const [x, y, size] of [
    [0.1, 74, 30],
    [0.22, 104, 36],
    [0.36, 142, 44],
    [0.56, 164, 48],
  ] as const) {
    if (random.chance(0.25)) continue
    standParasol(stage, parasol, at(x + random.range(-0.03, 0.03)), top + y + dip + random.range(-6, 8), size)
  }
}

/** Pale water over the sand, wide enough to show beyond the foot of the headland. */
function drawShallows({ paper, light, materials, width, bottom }: Stage, near: -1 | 1, top: number): void {
  const at = (across: number) => (near < 0 ? across * width : width - across * width)
  const shallow = light.lit(mix(materials.shallow, '#ffffff', 0.15))
  for (const [out, opacity] of [
    [-40, 0.3],
    [-18, 0.5],
  ] as const) {
    const band = new Pen()
      .move(at(0.2), top + out + 24)
      .cubic(at(0.36), top + 70 + out, at(0.44), top + 116 + out, at(0.62), top + 136 + out)
    paper.fill(
      shallow,
      band
        .cubic(at(0.78), top + 152 + out, at(0.9), top + 122 + out, at(1.05), top + 128 + out)
        .line(at(1.05), bottom)
        .line(at(0.2), bottom),
      opacity,
    )
  }
}

/** The cliff under the viewer: dark slopes with flowers in both lower corners, and a pine or a bough over them. */
function drawCliffPath(stage: Stage, side: -1 | 1): void {
  const { paper, light, materials, random, width, bottom, floor, setting } = stage
  const at = (across: number) => (side < 0 ? across * width : width - across * width)
  const slope: Point[] = [
    [at(0.1), floor - 120],
    [at(0.2), floor - 104],
    [at(0.32), floor - 52],
    [at(0.5), floor - 30],
    [at(0.66), floor + 8],
  ]
  const pen = new Pen().move(at(-0.05), floor - random.range(130, 170)).curve(slope)
  const green = mix(light.shade(materials.foliage), light.lit(materials.foliage), 0.25)
  paper.fill(
    paper.down([
      [0, mix(green, light.lit(materials.foliage), 0.35)],
      [1, light.shade(materials.evergreen)],
    ]),
    pen.line(at(0.66), bottom).line(at(-0.05), bottom).close(),
  )
  const flowers = new Pen()
  for (let index = 0; index < 26; index += 1) {
    const across = random.range(0, 1) ** 1.3 * 0.5
    const y = floor - 110 + across * 190 + random.range(0, 60)
    flowers.move(at(across), y).line(at(across) + 1, y)
  }
  paper.stroke(light.lit(materials.blossom), 6, flowers, 0.9)
  if (setting.climate === 'mediterranean' && random.chance(0.7)) {
    drawUmbrellaPine(stage, at(0.08), floor - 60, random.range(240, 300), -side * random.range(10, 50))
  } else if (random.chance(0.6)) frameBough(stage, side)
  else frameGrass(stage, side)
}
