import { mix } from '../color.ts'
import { drawBirds } from '../elements/birds.ts'
import { drawSailboat } from '../elements/boats.ts'
import { frameGrass } from '../elements/frame-grass.ts'
import { drawHeadland } from '../elements/headland.ts'
import { defineHouseKit } from '../elements/house-kit.ts'
import { drawHouses } from '../elements/houses.ts'
import { drawLandmark } from '../elements/landmark.ts'
import { drawLighthouse } from '../elements/lighthouse.ts'
import { defineMooredYacht } from '../elements/moored-yacht.ts'
import { drawRipples } from '../elements/ripples.ts'
import { drawSky } from '../elements/sky.ts'
import { drawWater } from '../elements/water.ts'
import { Pen, type Point } from '../pen.ts'
import type { Stage } from '../stage.ts'

/** The harbour lighthouse nearby on its rocks; across the water the small town, with boats heading for it. */
export function drawHarbourLight(stage: Stage): void {
  const { random, width, side, floor, paper } = stage
  const horizon = random.range(250, 282)
  const sun = drawSky(stage, { horizon })
  const at = (across: number) => (side < 0 ? width - across * width : across * width)
  drawWater(stage, { horizon, sun, clarity: 0.5 })
  drawHeadland(stage, {
    from: side,
    reach: width * random.range(0.56, 0.72),
    base: horizon + 4,
    height: random.range(44, 76),
    distance: 0.45,
  })
  const kit = defineHouseKit(stage, 4)
  const [from, to] = side < 0 ? [-10, width * 0.44] : [width * 0.58, width]
  drawLandmark(stage, at(random.range(0.72, 0.84)), horizon + 4, random.range(76, 96), 0.24)
  drawHouses(stage, kit, { from, to, base: () => horizon + 8, scale: 0.44, distance: 0.2, gaps: 0.1 })
  drawRipples(stage, horizon + 8, floor, 30)
  const yacht = defineMooredYacht(stage)
  for (const across of [0.62, 0.84, 0.72, 0.93].slice(0, 1 + Math.round(3 * stage.detail))) {
    paper.use(
      yacht,
      `translate(${Math.round(at(across + random.range(-0.03, 0.03)))} ${Math.round(horizon + 26)})scale(.42)`,
    )
  }
  drawSailboat(
    stage,
    at(random.range(0.56, 0.68)),
    horizon + random.range(50, 84),
    random.range(84, 116),
    0.04,
  )
  drawSailboat(
    stage,
    at(random.range(0.78, 0.92)),
    horizon + random.range(40, 60),
    random.range(44, 60),
    0.15,
  )
  drawRocks(stage, at)
  if (random.chance(0.7)) drawBirds(stage, at(0.5), 90, 5)
  if (random.chance(0.4)) frameGrass(stage, side < 0 ? 1 : -1, stage.materials.grass)
}

function drawRocks(stage: Stage, at: (across: number) => number): void {
  const { random, light, materials, paper, floor, bottom } = stage
  const top = floor - random.range(96, 124)
  const x = at(random.range(0.2, 0.26))
  drawLighthouse(
    stage,
    x,
    top + 8,
    random.range(250, 290),
    0,
    random.pick(['#c8483c', '#3f7f9c', '#d9a03c', '#4a9a78']),
  )
  const cottage = at(0.08)
  paper.fill(light.lit('#f6efe2'), new Pen().box(cottage - 34, top - 28, 68, 38))
  paper.fill(
    light.lit(materials.roofs[0] ?? '#b85c3c'),
    new Pen()
      .move(cottage - 40, top - 27)
      .line(cottage - 28, top - 50)
      .line(cottage + 28, top - 50)
      .line(cottage + 40, top - 27),
  )
  paper.fill(
    light.dark ? light.lamp : light.shade('#4a5468'),
    new Pen().box(cottage - 20, top - 17, 10, 12).box(cottage + 10, top - 17, 10, 12),
  )
  const edge: Point[] = [
    [at(-0.05), top],
    [at(0.1), top + 2],
    [at(0.24), top - 2],
    [at(0.33), top + 14],
    [at(0.37), top + 44],
    [at(0.46), top + 62],
    [at(0.5), floor - 6],
    [at(0.58), bottom],
  ]
  const [first, ...rest] = edge
  if (!first) return
  const rock = mix(materials.rock, '#8a8078', 0.3)
  paper.fill(
    paper.down([
      [0, light.lit(rock)],
      [1, light.shade(rock)],
    ]),
    new Pen().move(first[0], first[1]).lines(rest).line(at(-0.05), bottom),
  )
  const faces = new Pen()
  for (const [from, down, reach] of [
    [0.33, 14, 0.1],
    [0.22, 10, 0.09],
    [0.1, 12, 0.09],
    [0.44, 58, 0.08],
  ] as const) {
    faces
      .move(at(from), top + down)
      .line(at(from + 0.04), top + down + 44)
      .line(at(from), top + down + 140)
      .line(at(from - reach), top + down + 72)
      .line(at(from - reach * 0.6), top + down + 22)
  }
  paper.fill(light.shade(rock), faces, 0.5)
  const turf = new Pen()
    .move(at(-0.05), top - 2)
    .line(at(0.1), top)
    .line(at(0.24), top - 3)
    .line(at(0.32), top + 10)
    .quad(at(0.24), top + 16, at(0.18), top + 9)
    .quad(at(0.08), top + 22, at(-0.05), top + 12)
  paper.fill(light.lit(materials.grass), turf)
  paper.stroke(
    '#ffffff',
    3,
    new Pen().move(at(0.38), floor - 16).quad(at(0.47), floor - 22, at(0.53), floor - 4),
    0.6,
  )
}
