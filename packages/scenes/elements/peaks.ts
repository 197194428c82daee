import { Pen, type Point } from '../pen.ts'
import type { Stage } from '../stage.ts'

export interface RangeOptions {
  readonly base: number
  /** Height of the tallest peak above the base. */
  readonly height: number
  readonly peaks: number
  /** 0 near, 1 lost in haze. */
  readonly distance: number
  /** Share of the height that is snow, from the top. */
  readonly snow?: number
  /** Position of the tallest peak, as a share of the width. */
  readonly summitAt?: number
  readonly rock?: string
  /** Share of the shaded side's details; 0 saves bytes on distant ranges. */
  readonly spurs?: number
}

/** Draws a range of faceted peaks, each with a lit and a shaded side, spurs and snow, with haze at the foot. */
export function drawRange(stage: Stage, wishes: RangeOptions): void {
  const { random, width, detail } = stage
  const { base, height, peaks, summitAt = 0.5 } = wishes
  const places: { x: number; size: number }[] = []
  for (let index = 0; index < peaks * detail; index += 1) {
    const x = ((index + random.range(0.2, 0.8)) / peaks) * width
    places.push({ x, size: random.range(0.42, 0.78) })
  }
  places.push({ x: summitAt * width, size: 1 })
  // The lowest last: nearer shoulders cover the summit.
  places.sort((a, b) => b.size - a.size)
  for (const { x, size } of places) drawPeak(stage, wishes, [x, base - height * size], base)
}

function drawPeak(stage: Stage, wishes: RangeOptions, apex: Point, base: number): void {
  const { paper, light, materials, random, side } = stage
  const { distance, snow = 0, rock = materials.rock, spurs = 2 } = wishes
  const rise = base - apex[1]
  const lit = light.far(light.lit(rock), distance)
  const shade = light.far(light.shade(rock), distance * 0.9)
  const foot = light.far(lit, 0.55 + distance * 0.4)
  const lean = random.range(-0.15, 0.15) * rise
  const steps = distance > 0.45 ? 3 : 5
  const left = slope(stage, steps, apex, [apex[0] - rise * random.range(0.9, 1.35), base])
  const right = slope(stage, steps, apex, [apex[0] + rise * random.range(0.9, 1.35), base])
  const spine = zigzag(stage, apex, [apex[0] + lean - side * rise * 0.12, base])
  const bright = side < 0 ? left : right
  const dim = side < 0 ? right : left

  const hazed = (color: string) =>
    paper.down([
      [0.25, color],
      [1, foot],
    ])
  paper.fill(hazed(lit), polygon([apex, ...left, ...[...right].reverse()]))
  paper.fill(hazed(shade), polygon([apex, ...spine, ...[...dim].reverse()]))
  const folds = new Pen()
  for (let index = 0; index < spurs; index += 1) {
    const from = spine[index]
    const onto = bright[index + 1]
    if (!from || !onto) continue
    const share = random.range(0.35, 0.6)
    const x = from[0] + (onto[0] - from[0]) * share
    folds.move(from[0], from[1]).line(x, from[1] + rise * random.range(0.16, 0.28))
    folds.line(from[0] + (x - from[0]) * 0.25, from[1] + rise * random.range(0.3, 0.4)).close()
  }
  paper.fill(shade, folds, 0.55)
  if (snow > 0) drawSnow(stage, { apex, left, right, spine, snow, distance })
}

interface Cap {
  readonly apex: Point
  readonly left: readonly Point[]
  readonly right: readonly Point[]
  readonly spine: readonly Point[]
  readonly snow: number
  readonly distance: number
}

function drawSnow(
  { paper, light, random, side }: Stage,
  { apex, left, right, spine, snow, distance }: Cap,
): void {
  const leftEnd = along(apex, left, snow * random.range(0.9, 1.2))
  const rightEnd = along(apex, right, snow * random.range(0.9, 1.2))
  const middle = along(apex, spine, snow * random.range(0.8, 1.2))
  const west = ragged(random.range(0.6, 1), leftEnd, middle, apex)
  const east = ragged(random.range(0.6, 1), middle, rightEnd, apex)
  const lit = light.far(light.lit('#fdfdff'), distance * 0.55)
  const shade = light.far(light.shade('#e4ecff'), distance * 0.6)
  const leftTop = left.filter((point) => point[1] < leftEnd[1])
  const rightTop = right.filter((point) => point[1] < rightEnd[1])
  const spineTop = spine.filter((point) => point[1] < middle[1])
  paper.fill(
    lit,
    polygon([apex, ...leftTop, leftEnd, ...west, middle, ...east, rightEnd, ...rightTop.reverse()]),
  )
  const dim =
    side < 0
      ? [apex, ...spineTop, middle, ...east, rightEnd, ...rightTop]
      : [apex, ...leftTop, leftEnd, ...west, middle, ...spineTop.reverse()]
  paper.fill(shade, polygon(dim))
}

/** A jagged edge of snow and rock between two points. */
function ragged(depth: number, from: Point, to: Point, apex: Point): Point[] {
  const teeth: Point[] = []
  const fall = (from[1] - apex[1]) * 0.22 * depth
  const steps = Math.abs(to[0] - from[0]) > 30 ? 4 : 3
  for (let index = 1; index < steps; index += 1) {
    const share = index / steps
    const up = index % 2 === 1 ? -1 : 0.7
    teeth.push([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share + up * fall])
  }
  return teeth
}

function slope({ random }: Stage, steps: number, apex: Point, foot: Point): Point[] {
  const points: Point[] = []
  for (let index = 1; index <= steps; index += 1) {
    const share = index / steps
    const wobble = index === steps ? 0 : random.range(-0.05, 0.05) * (foot[1] - apex[1])
    // Steeper at the top than at the foot, like scree.
    const fall = share ** 0.85
    points.push([apex[0] + (foot[0] - apex[0]) * share, apex[1] + (foot[1] - apex[1]) * fall + wobble])
  }
  return points
}

function zigzag({ random }: Stage, from: Point, to: Point): Point[] {
  const points: Point[] = []
  const turn = random.sign()
  for (let index = 1; index <= 4; index += 1) {
    const share = index / 4
    const out = (index % 2 === 0 ? 1 : -1) * turn * (to[1] - from[1]) * random.range(0.03, 0.1)
    points.push([from[0] + (to[0] - from[0]) * share + out, from[1] + (to[1] - from[1]) * share])
  }
  return points
}

function along(apex: Point, points: readonly Point[], share: number): Point {
  const base = points[points.length - 1]?.[1] ?? apex[1]
  const y = apex[1] + (base - apex[1]) * share
  let previous = apex
  for (const point of points) {
    if (point[1] >= y) {
      const part = (y - previous[1]) / Math.max(1, point[1] - previous[1])
      return [previous[0] + (point[0] - previous[0]) * part, y]
    }
    previous = point
  }
  return previous
}

function polygon(points: readonly Point[]): Pen {
  const [first, ...rest] = points
  const pen = new Pen()
  return first ? pen.move(first[0], first[1]).lines(rest).close() : pen
}
