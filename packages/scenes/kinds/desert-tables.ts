import { mix } from '../color.ts'
import { drawBirds } from '../elements/birds.ts'
import { fillBelow } from '../elements/fill-below.ts'
import { frameGrass } from '../elements/frame-grass.ts'
import { hillCrest } from '../elements/hill-crest.ts'
import { drawMesa } from '../elements/mesa.ts'
import { drawMist } from '../elements/mist.ts'
import { drawSky } from '../elements/sky.ts'
import { defineTree, standTree } from '../elements/tree-kit.ts'
import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'

export function drawTables(stage: Stage): void {
  const { random, width, side, light, materials, floor, bottom, paper } = stage
  const horizon = random.range(262, 292)
  drawSky(stage, { horizon })
  for (const across of [0.08, 0.36, 0.7, 0.94]) {
    drawMesa(
      stage,
      width * (across + random.range(-0.08, 0.08)),
      horizon + 6,
      random.range(70, 120),
      random.range(36, 70),
      0.62,
    )
  }
  drawMist(stage, horizon, 40, 0.4)
  drawMesa(
    stage,
    width * (0.5 + side * random.range(0.2, 0.3)),
    horizon + 22,
    random.range(80, 120),
    random.range(100, 140),
    0.34,
  )
  drawMesa(
    stage,
    width * (0.5 - side * random.range(0.12, 0.22)),
    horizon + 46,
    random.range(150, 200),
    random.range(170, 215),
    0.1,
  )
  const sand = light.lit(mix(materials.sand, materials.rock, 0.35))
  const plain = hillCrest(stage, { y: horizon + 44, swing: 6, step: 160 })
  fillBelow(
    stage,
    paper.between(horizon + 40, floor, [
      [0, light.far(sand, 0.2)],
      [1, mix(sand, light.shade(materials.rock), 0.6)],
    ]),
    plain,
    bottom,
  )
  const road = drawRoad(stage, horizon + 46)
  const shrub = defineTree(stage, 0, 'leafy')
  for (let count = 0; count < 9; count += 1) {
    const near = random.range(0, 1)
    const y = horizon + 66 + near * (floor - horizon - 76)
    const x = random.range(0, width)
    if (Math.abs(x - road(y)) > 24 + (y - horizon) * 0.75) standTree(stage, shrub, x, y, 16 + near * 26)
  }
  if (random.chance(0.6)) frameGrass(stage, side, mix(materials.grass, materials.foliage, 0.4))
  drawBirds(stage, width * (0.5 + side * 0.1), 100, 3)
}

/** A straight road with a centre line that runs to the rocks. Returns the position of its centre at any height. */
function drawRoad({ paper, light, width, bottom, side, random }: Stage, y: number): (down: number) => number {
  const far = width * (0.5 - side * random.range(0.02, 0.1))
  const near = width * (0.5 + side * random.range(0.02, 0.14))
  const tar = light.shade('#8d8590')
  paper.fill(
    tar,
    new Pen()
      .move(far - 2, y)
      .line(far + 2, y)
      .line(near + 130, bottom)
      .line(near - 130, bottom),
  )
  const marks = new Pen()
  for (const [from, to] of [
    [0.08, 0.13],
    [0.2, 0.28],
    [0.38, 0.52],
    [0.68, 0.92],
  ] as const) {
    const at = (t: number) => far + (near - far) * t
    const down = (t: number) => y + (bottom - y) * t
    marks
      .move(at(from) - 5 * from, down(from))
      .line(at(from) + 5 * from, down(from))
      .line(at(to) + 5 * to, down(to))
      .line(at(to) - 5 * to, down(to))
  }
  paper.fill(light.lit('#f4d58a'), marks)
  return (down) => far + ((near - far) * (down - y)) / (bottom - y)
}
