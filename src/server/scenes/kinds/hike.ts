import { mix } from '../colour.ts'
import { drawBirds } from '../elements/birds.ts'
import { frameGrass } from '../elements/frames.ts'
import { drawHiker } from '../elements/hiker.ts'
import { fillBelow, heightAt, hillCrest } from '../elements/hills.ts'
import { drawMist } from '../elements/mist.ts'
import { drawRange } from '../elements/peaks.ts'
import { drawSky } from '../elements/sky.ts'
import { drawTreeEdge } from '../elements/tree-edge.ts'
import { defineTree, standTree } from '../elements/tree-kit.ts'
import { Pen, type Point } from '../pen.ts'
import type { Stage } from '../stage.ts'

/** A walker on a rocky brow above layer upon layer of valleys. */
export function drawHike(stage: Stage): void {
  const { random, width, side, light, materials, setting, bottom } = stage
  const horizon = random.range(214, 250)
  drawSky(stage, { horizon })
  const cold = setting.climate === 'alpine' || setting.climate === 'nordic'
  const rock = cold ? materials.rock : mix(materials.rock, materials.foliage, 0.6)
  drawRange(stage, {
    base: horizon + 40,
    height: random.range(130, 190),
    peaks: 3,
    distance: 0.5,
    snow: cold ? random.range(0.3, 0.5) : 0,
    spurs: 1,
    summitAt: 0.5 + side * random.range(0.02, 0.16),
    rock,
  })
  drawMist(stage, horizon + 18, 60)
  for (const [down, distance, tall] of [
    [10, 0.52, 0],
    [50, 0.36, 14],
    [96, 0.18, 26],
  ] as const) {
    const crest = hillCrest(stage, { y: horizon + down, swing: random.range(14, 26), step: 120 })
    const tone = light.far(
      mix(light.shade(materials.evergreen), light.lit(materials.foliage), 0.25),
      distance,
    )
    if (tall) drawTreeEdge(stage, tone, (x) => heightAt(crest, x), tall)
    fillBelow(stage, tone, crest, bottom)
    drawMist(stage, horizon + down + 34, 34, 0.4)
  }
  drawBrow(stage)
  drawBirds(stage, width * (0.5 + side * 0.12), horizon - 110, 4)
}

/** The brow comes in from the shaded side; the walker stands near its lip, facing out. */
function drawBrow(stage: Stage): void {
  const { random, width, side, light, materials, paper, floor, bottom } = stage
  const at = (across: number) => (side < 0 ? width - across * width : across * width)
  const lip = floor - random.range(128, 166)
  const edge: Point[] = [
    [at(-0.05), lip - 26],
    [at(0.12), lip - 22],
    [at(0.2), lip - 8],
    [at(0.34), lip],
    [at(0.45), lip - 6],
    [at(0.49), lip + 14],
    [at(0.46), lip + 40],
    [at(0.54), lip + 64],
    [at(0.52), lip + 96],
    [at(0.62), floor - 16],
    [at(0.66), bottom],
  ]
  const [first, ...rest] = edge
  if (!first) return
  const stone = paper.down([
    [0, light.lit(materials.rock)],
    [1, light.shade(materials.rock)],
  ])
  paper.fill(stone, new Pen().move(first[0], first[1]).lines(rest).line(at(-0.05), bottom))
  const faces = new Pen()
  for (const [from, down, reach] of [
    [0.44, 0, 0.1],
    [0.34, 14, 0.08],
    [0.24, 10, 0.09],
    [0.12, -6, 0.1],
  ] as const) {
    faces
      .move(at(from), lip + down)
      .line(at(from + 0.04), lip + down + 60)
      .line(at(from - 0.01), lip + down + 150)
      .line(at(from - reach), lip + down + 80)
      .line(at(from - reach * 0.6), lip + down + 22)
  }
  paper.fill(light.shade(materials.rock), faces, 0.55)
  const turf = new Pen().move(at(-0.05), lip - 27).lines([
    [at(0.12), lip - 23],
    [at(0.2), lip - 9],
    [at(0.34), lip - 1],
    [at(0.45), lip - 7],
    [at(0.46), lip + 4],
    [at(0.38), lip + 9],
    [at(0.33), lip + 22],
    [at(0.26), lip + 10],
    [at(0.17), lip + 16],
    [at(0.1), lip + 2],
    [at(-0.05), lip + 14],
  ])
  paper.fill(light.lit(materials.grass), turf)
  const tree = defineTree(stage, 0, stage.setting.climate === 'mediterranean' ? 'pine' : 'fir')
  standTree(stage, tree, at(0.04), lip - 10, random.range(150, 200))
  standTree(stage, tree, at(0.14), lip, random.range(90, 120))
  drawHiker(stage, at(random.range(0.35, 0.39)), lip + 2, random.range(84, 98), side < 0 ? -1 : 1)
  if (random.chance(0.6)) frameGrass(stage, side)
}
