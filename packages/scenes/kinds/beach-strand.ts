import { mix } from '../color.ts'
import { drawBeachThing } from '../elements/beach-things.ts'
import { drawBirds } from '../elements/birds.ts'
import { drawSailboat } from '../elements/boats.ts'
import { framePalm } from '../elements/frame-palm.ts'
import { drawHeadland } from '../elements/headland.ts'
import { drawPalm } from '../elements/palm.ts'
import { definePalmCrown } from '../elements/palm-crown.ts'
import { beachCloths, defineParasol, standParasol } from '../elements/parasol.ts'
import { drawRipples } from '../elements/ripples.ts'
import { drawSky } from '../elements/sky.ts'
import { drawWater } from '../elements/water.ts'
import { Pen, type Point } from '../pen.ts'
import type { Stage } from '../stage.ts'

/** The sea straight ahead: waves break in scallops on a wide strand with a row of umbrellas. */
export function drawStrand(stage: Stage): void {
  const { random, width, setting } = stage
  const horizon = random.range(150, 205)
  const sun = drawSky(stage, { horizon, sunAt: random.range(0.3, 0.7) })
  const shore = random.range(300, 335)
  const tropical = setting.climate === 'tropical'
  drawWater(stage, { horizon, sun, clarity: tropical ? 1 : 0.6 })
  const far = { from: random.sign(), base: horizon + 2, distance: 0.6 } as const
  drawHeadland(stage, { ...far, reach: width * random.range(0.25, 0.55), height: random.range(24, 62) })
  drawRipples(stage, horizon, shore, 18)
  drawSailboat(stage, width * random.range(0.2, 0.8), horizon + 20, random.range(30, 54), 0.15)
  drawSailboat(stage, width * random.range(0.2, 0.8), horizon + 9, random.range(18, 26), 0.35)
  drawSurf(stage, shore)
  if (random.chance(0.6)) drawBirds(stage, width * random.range(0.25, 0.75), horizon * 0.55, 5)
  drawParasolRows(stage, shore)
  if (setting.climate !== 'temperate' && (tropical || random.chance(0.6))) drawPalmEdge(stage)
}

/**
 * A far and a near row of umbrellas, or only the near one with space in between; sometimes neither, but people
 * instead.
 */
function drawParasolRows(stage: Stage, shore: number): void {
  const { random, width, floor, materials } = stage
  const parasol = defineParasol(stage, random.pick(beachCloths), materials.sand)
  const first = random.range(0.04, 0.14)
  const size = random.range(72, 100)
  const open = random.range(0.3, 0.7)
  if (random.chance(0.6)) {
    const gap = random.range(0.15, 0.24)
    for (let x = first; x < 1; x += gap) standParasol(stage, parasol, x * width, shore + 44, 46)
  }
  for (let x = first + 0.09; x < 1; x += random.range(0.28, 0.4)) {
    if (Math.abs(x - open) > 0.12) standParasol(stage, parasol, x * width, floor - random.range(40, 56), size)
  }
  drawBeachThing(stage, open * width, floor - random.range(40, 70))
}

function drawPalmEdge(stage: Stage): void {
  const { random, width, side, floor, setting } = stage
  const crown = definePalmCrown(stage)
  const edge = side < 0 ? 0.93 : 0.07
  drawPalm(stage, crown, width * edge, floor + 20, random.range(300, 370), side * random.range(-20, 70))
  if (setting.climate === 'tropical') framePalm(stage, side)
}

function drawSurf(stage: Stage, shore: number): void {
  const { paper, light, materials, random, width, bottom, floor } = stage
  const scallops = (y: number, step: number, depth: number): Point[] => {
    const points: Point[] = []
    for (let x = -30; x < width + step * 2; x += step * random.range(0.7, 1.2)) {
      points.push([x, y + depth * (points.length % 2 ? 1 : -1) * random.range(0.4, 1)])
    }
    return points
  }
  const below = (points: readonly Point[]) =>
    new Pen()
      .move(-30, points[0]?.[1] ?? 0)
      .curve(points.slice(1))
      .line(width + 30, bottom)
      .line(-30, bottom)
      .close()
  const shallow = light.lit(mix(materials.shallow, '#ffffff', 0.15))
  paper.fill(shallow, below(scallops(shore - 74, 150, 5)), 0.3)
  const breaker = scallops(shore - 46, 120, 5)
  paper.fill(light.lit('#ffffff'), below(breaker.map(([x, y]) => [x, y - 4])), 0.7)
  paper.fill(shallow, below(breaker), 0.9)
  const edge = scallops(shore, 105, 9)
  paper.fill(light.lit('#ffffff'), below(edge.map(([x, y]) => [x, y - 7])), 0.85)
  paper.fill(light.shade(mix(materials.sand, '#b98d5c', 0.15)), below(edge))
  const near = light.lit(materials.sand)
  const sand = paper.between(shore, floor, [
    [0, near],
    [0.5, near],
    [1, mix(near, light.shade(materials.sand), 0.5)],
  ])
  paper.fill(sand, below(edge.map(([x, y]) => [x, y + 16])))
}
