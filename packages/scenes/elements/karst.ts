import { mix } from '../color.ts'
import { Pen, type Point } from '../pen.ts'
import type { Stage } from '../stage.ts'

/** Draws a limestone pinnacle in the sea: undercut foot, pale scars, a green cap. */
export function drawKarst(
  stage: Stage,
  x: number,
  base: number,
  width: number,
  height: number,
  distance: number,
): void {
  const { paper, light, materials, random, side } = stage
  const half = width / 2
  const rock = mix(materials.rock, '#a89a88', 0.4)
  const edge = (direction: number): Point[] => [
    [x + direction * half * 0.8, base],
    [x + direction * half * random.range(0.7, 0.78), base - height * 0.06],
    [x + direction * half * random.range(0.95, 1.05), base - height * 0.16],
    [x + direction * half * random.range(0.86, 1), base - height * 0.5],
    [x + direction * half * random.range(0.6, 0.8), base - height * 0.78],
    [x + direction * half * random.range(0.2, 0.45), base - height * 0.95],
  ]
  const left = edge(-1)
  const right = edge(1)
  const peak: Point = [x + random.range(-0.15, 0.15) * half, base - height]
  const outline = [...left, peak, ...[...right].reverse()]
  const [first, ...rest] = outline
  if (!first) return
  paper.fill(light.far(light.lit(rock), distance), new Pen().move(first[0], first[1]).lines(rest))
  const dim = side < 0 ? right : left
  const spine: Point[] = [
    [x - side * half * 0.1, base - height * 0.6],
    [x - side * half * 0.24, base - height * 0.3],
    [x - side * half * 0.14, base],
  ]
  paper.fill(light.far(light.shade(rock), distance), new Pen().move(peak[0], peak[1]).lines(spine).lines(dim))
  const green = light.far(mix(light.lit(materials.foliage), light.shade(materials.foliage), 0.3), distance)
  const cap = new Pen().move(x - half * 0.92, base - height * random.range(0.44, 0.56))
  for (const [u, v] of [
    [-0.8, 0.74],
    [-0.4, 0.96],
    [0, 1.06],
    [0.45, 0.95],
    [0.8, 0.74],
    [0.92, 0.5],
  ] as const)
    cap.arc(half * 0.4, x + u * half, base - height * v)
  for (const [u, v] of [
    [0.6, 0.62],
    [0.4, 0.5],
    [0.15, 0.72],
    [-0.2, 0.6],
    [-0.45, 0.7],
    [-0.6, 0.5],
  ] as const)
    cap.line(x + u * half, base - height * v)
  paper.fill(green, cap)
  paper.stroke('#ffffff', 1.5, new Pen().move(x - half * 0.9, base).line(x + half * 0.9, base), 0.35)
}
