import { mix } from '../colour.ts'
import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'

/** The two tones of a wall at a distance, and its edges: u from -1 (lit) to 1 (shaded). */
interface Tower {
  readonly x: number
  readonly base: number
  readonly half: number
  readonly height: number
  readonly distance: number
  readonly wall: string
}

/** Draws the shaft of a tower: a lit front and a shaded flank. */
export function drawShaft(
  { paper, light, side }: Stage,
  { x, base, half, height, distance, wall }: Tower,
): void {
  paper.fill(light.far(light.lit(wall), distance), new Pen().box(x - half, base - height, half * 2, height))
  const dim = side < 0 ? x + half * 0.25 : x - half
  paper.fill(light.far(light.shade(wall), distance), new Pen().box(dim, base - height, half * 0.75, height))
}

/** Draws an Italian bell tower: string courses, an open belfry, a low tiled pyramid. */
export function drawCampanile(stage: Stage, x: number, base: number, height: number, distance = 0): void {
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

/** Draws a pointed roof on a square tower; also a spire, when tall. */
export function drawPyramid(
  { paper, light, side }: Stage,
  { x, base, half, height, distance, wall }: Tower,
): void {
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

/** Draws a domed church: nave, drum with windows, ribbed dome, lantern. */
export function drawDome(
  stage: Stage,
  x: number,
  base: number,
  height: number,
  distance = 0,
  colour?: string,
  stone?: string,
): void {
  const { paper, light, materials, side, setting } = stage
  const arid = setting.climate === 'arid'
  const wall = stone ?? materials.walls[0] ?? '#f7e9d2'
  const skin = colour ?? (arid ? '#4f9fa2' : mix(materials.roofs[0] ?? '#c86a41', '#ffffff', 0.06))
  const r = height * 0.27
  const drum = base - height * 0.36
  const spring = drum - height * 0.14
  drawShaft(stage, { x, base, half: r * 1.25, height: height * 0.36, distance, wall })
  drawShaft(stage, { x, base: drum, half: r * 0.92, height: height * 0.14, distance, wall })
  const windows = new Pen()
    .move(x - r * 0.75, drum - height * 0.065)
    .line(x + r * 0.78, drum - height * 0.065)
  paper.dashes(
    light.dark ? light.lamp : light.far(light.shade('#5a4a58'), distance),
    Math.round(height * 0.08),
    `${Math.max(2, Math.round(r * 0.16))} ${Math.max(2, Math.round(r * 0.2))}`,
    windows,
  )
  const bulge = arid ? r * 1.5 : r * 1.25
  const dome = (left: number, right: number) =>
    new Pen()
      .move(x + left, spring)
      .cubic(x + left * 1.06, spring - bulge * 0.7, x + left * 0.5, spring - bulge, x, spring - bulge * 1.04)
      .cubic(x + right * 0.5, spring - bulge, x + right * 1.06, spring - bulge * 0.7, x + right, spring)
      .close()
  paper.fill(light.far(light.lit(skin), distance), dome(-r, r))
  paper.fill(light.far(light.shade(skin), distance), side < 0 ? dome(r * 0.2, r) : dome(-r, -r * 0.2))
  const crown = spring - bulge
  paper.fill(
    light.far(light.lit(wall), distance),
    new Pen(1).box(x - r * 0.14, crown - r * 0.26, r * 0.28, r * 0.28),
  )
  paper.stroke(
    light.far(light.lit(arid ? '#e8c35a' : wall), distance),
    1.5,
    new Pen().move(x, crown - r * 0.2).line(x, crown - r * 0.62),
  )
}

/** Draws a church with one steep spire and a steep nave, lancet windows and, far from the light, deep shade. */
export function drawSpireChurch(stage: Stage, x: number, base: number, height: number, distance = 0): void {
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

/** Draws a slim minaret with a balcony and a cap. */
export function drawMinaret(stage: Stage, x: number, base: number, height: number, distance = 0): void {
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

/** Draws an Alpine church: white walls, a tower with an onion cap. */
export function drawOnionChurch(stage: Stage, x: number, base: number, height: number, distance = 0): void {
  const { paper, light, side } = stage
  const wall = '#f7f1e6'
  const roof = '#8a4a3c'
  const half = height * 0.09
  const far = x - side * height * 0.44
  paper.fill(
    light.far(light.shade(wall), distance),
    new Pen()
      .move(x, base)
      .line(x, base - height * 0.24)
      .line(far, base - height * 0.24)
      .line(far, base)
      .close(),
  )
  paper.fill(
    light.far(light.lit(roof), distance),
    new Pen()
      .move(x, base - height * 0.42)
      .line(far + side * half, base - height * 0.42)
      .line(far - side * half * 0.5, base - height * 0.23)
      .line(x, base - height * 0.23)
      .close(),
  )
  drawShaft(stage, { x, base, half, height: height * 0.62, distance, wall })
  const spring = base - height * 0.62
  const onion = (left: number, right: number) =>
    new Pen()
      .move(x + left, spring)
      .cubic(
        x + left * 1.7,
        spring - height * 0.12,
        x + left * 0.5,
        spring - height * 0.16,
        x,
        spring - height * 0.33,
      )
      .cubic(
        x + right * 0.5,
        spring - height * 0.16,
        x + right * 1.7,
        spring - height * 0.12,
        x + right,
        spring,
      )
      .close()
  const copper = '#5d8f83'
  paper.fill(light.far(light.lit(copper), distance), onion(-half, half))
  paper.fill(
    light.far(light.shade(copper), distance),
    side < 0 ? onion(half * 0.1, half) : onion(-half, -half * 0.1),
  )
  paper.circle(light.far(light.lit('#e6b85a'), distance), x, base - height * 0.52, half * 0.5)
}
