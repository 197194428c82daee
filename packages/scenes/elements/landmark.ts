import { mix } from '../color.ts'
import { Pen } from '../pen.ts'
import type { Climate } from '../scene-kind.ts'
import type { Stage } from '../stage.ts'
import { drawDome } from './dome.ts'
import { drawOnionChurch } from './onion-church.ts'
import { drawShaft, type Tower } from './tower-shaft.ts'

type DrawTower = (stage: Stage, x: number, base: number, height: number, distance?: number) => void

const towers: Record<Climate, readonly DrawTower[]> = {
  mediterranean: [drawCampanile, drawDomeWithTower, drawDomeWithTower],
  tropical: [drawMissionChurch, drawDomeWithTower],
  arid: [drawMosque, drawMosque],
  temperate: [drawSpireChurch, drawTwinSpires],
  nordic: [drawSpireChurch],
  alpine: [drawOnionChurch],
}

/** Draws the central building of a town in this climate; `height` is that of its tallest part. */
export function drawLandmark(stage: Stage, x: number, base: number, height: number, distance = 0): void {
  stage.random.pick(towers[stage.setting.climate])(stage, x, base, height, distance)
}

function drawDomeWithTower(stage: Stage, x: number, base: number, height: number, distance = 0): void {
  const beside = stage.side * height * 0.36
  drawCampanile(stage, x + beside, base, height, distance)
  drawDome(stage, x, base, height * 0.82, distance)
}

function drawMosque(stage: Stage, x: number, base: number, height: number, distance = 0): void {
  const beside = stage.side * height * 0.34
  drawMinaret(stage, x + beside, base, height, distance)
  drawDome(stage, x, base, height * 0.66, distance)
}

function drawTwinSpires(stage: Stage, x: number, base: number, height: number, distance = 0): void {
  drawSpireChurch(stage, x - stage.side * height * 0.2, base, height * 0.94, distance)
  drawSpireChurch(stage, x + stage.side * height * 0.02, base, height, distance)
}

function drawMissionChurch(stage: Stage, x: number, base: number, height: number, distance = 0): void {
  drawCampanile(stage, x + height * 0.2, base, height * 0.9, distance)
  drawCampanile(stage, x - height * 0.2, base, height * 0.9, distance)
  drawDome(stage, x, base, height * 0.72, distance)
}

/** Draws an Italian bell tower: string courses, an open belfry, a low tiled pyramid. */
function drawCampanile(stage: Stage, x: number, base: number, height: number, distance = 0): void {
  const { paper, light, materials } = stage
  const half = height * 0.085
  const wall = materials.walls[2] ?? '#e5a981'
  const top = base - height * 0.84
  drawShaft(stage, { x, base, half, height: height * 0.84, distance, wall })
  const arches = new Pen(1)
  const open = top + height * 0.05
  for (const u of [-0.45, 0.45]) {
    arches.move(x + (u - 0.28) * half, open + height * 0.11).line(x + (u - 0.28) * half, open + half * 0.28)
    arches
      .arc(half * 0.28, x + (u + 0.28) * half, open + half * 0.28)
      .line(x + (u + 0.28) * half, open + height * 0.11)
      .close()
  }
  paper.fill(
    light.dark ? mix(light.lamp, light.shade(wall), 0.35) : light.far(light.shade('#5a4a58'), distance),
    arches,
  )
  const courses = new Pen()
  for (const share of [0, 0.2, 0.42])
    courses.move(x - half * 1.15, top + height * share).line(x + half * 1.15, top + height * share)
  paper.stroke(light.far(light.lit(mix(wall, '#ffffff', 0.35)), distance), 2, courses)
  drawPyramid(stage, {
    x,
    base: top,
    half: half * 1.2,
    height: height * 0.16,
    distance,
    wall: materials.roofs[0] ?? '#c86a41',
  })
}

/** Draws a slim minaret with a balcony and a cap. */
function drawMinaret(stage: Stage, x: number, base: number, height: number, distance = 0): void {
  const { paper, light, materials } = stage
  const wall = materials.walls[2] ?? '#f3e0bf'
  const half = height * 0.05
  drawShaft(stage, { x, base, half, height: height * 0.68, distance, wall })
  drawShaft(stage, {
    x,
    base: base - height * 0.68,
    half: half * 0.62,
    height: height * 0.18,
    distance,
    wall,
  })
  const rails = new Pen()
    .move(x - half * 1.5, base - height * 0.68)
    .line(x + half * 1.5, base - height * 0.68)
  rails.move(x - half * 1.2, base - height * 0.72).line(x + half * 1.2, base - height * 0.72)
  paper.stroke(light.far(light.lit(mix(wall, '#ffffff', 0.3)), distance), 2.5, rails)
  const spring = base - height * 0.86
  const cap = new Pen(1)
    .move(x - half * 0.8, spring)
    .cubic(x - half * 1.1, spring - half * 1.1, x - half * 0.2, spring - half * 1.4, x, spring - half * 2.4)
  cap
    .cubic(x + half * 0.2, spring - half * 1.4, x + half * 1.1, spring - half * 1.1, x + half * 0.8, spring)
    .close()
  paper.fill(light.far(light.lit('#4f9fa2'), distance), cap)
  paper.dashes(
    light.dark ? light.lamp : light.far(light.shade('#6a5560'), distance),
    8,
    '3 50',
    new Pen()
      .move(x - 1, base - height * 0.5)
      .line(x + 2, base - height * 0.5)
      .move(x - 1, base - height * 0.3)
      .line(x + 2, base - height * 0.3),
  )
}

/** Draws a church with one steep spire, a steep nave and lancet windows, and deep shade away from the light. */
function drawSpireChurch(stage: Stage, x: number, base: number, height: number, distance = 0): void {
  const { paper, light, materials, side, setting } = stage
  const nordic = setting.climate === 'nordic'
  const wall = nordic ? '#f3efe6' : mix(materials.walls[0] ?? '#f3e9d8', '#b8a894', 0.45)
  const roof = nordic ? '#4a5560' : mix(materials.roofs[1] ?? '#66697a', '#4f6f78', 0.3)
  const half = height * 0.075
  const eave = base - height * 0.24
  const far = x - side * height * 0.42
  const ridge = base - height * 0.42
  paper.fill(
    light.far(light.shade(wall), distance),
    new Pen().move(x, base).line(x, eave).line(far, eave).line(far, base).close(),
  )
  paper.fill(
    light.far(mix(light.shade(roof), light.lit(roof), 0.4), distance),
    new Pen()
      .move(x, ridge)
      .line(far + side * half, ridge)
      .line(far - side * half * 0.4, eave)
      .line(x, eave)
      .close(),
  )
  drawShaft(stage, { x, base, half, height: height * 0.52, distance, wall })
  drawPyramid(stage, {
    x,
    base: base - height * 0.52,
    half: half * 1.15,
    height: height * 0.48,
    distance,
    wall: roof,
  })
  const lancets = new Pen()
    .move(Math.min(x, far) + half * 1.4, base - height * 0.12)
    .line(Math.max(x, far) - half * 1.4, base - height * 0.12)
  const glass = light.dark ? light.lamp : light.far(light.shade('#4a4a60'), distance)
  paper.dashes(glass, height * 0.11, `${Math.round(half * 0.4)} ${Math.round(half * 0.55)}`, lancets)
  paper.dashes(
    glass,
    height * 0.08,
    '3 3',
    new Pen().move(x - half * 0.6, base - height * 0.44).line(x + half * 0.5, base - height * 0.44),
  )
}

/** Draws a pointed roof on a square tower; also a spire, when tall. */
function drawPyramid({ paper, light, side }: Stage, { x, base, half, height, distance, wall }: Tower): void {
  const tip = base - height
  paper.fill(
    light.far(light.lit(wall), distance),
    new Pen()
      .move(x - half, base)
      .line(x, tip)
      .line(x + half, base)
      .close(),
  )
  const edge = x - side * half
  paper.fill(
    light.far(light.shade(wall), distance),
    new Pen()
      .move(x, tip)
      .line(edge, base)
      .line(x + side * half * -0.25, base)
      .close(),
  )
}
