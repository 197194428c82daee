import { Pen, type Point } from '../pen.ts'
import type { Stage } from '../stage.ts'

/** Draws a flat-topped rock: a cliff with lit and shaded faces and strata, on a scree slope. */
export function drawMesa(
  stage: Stage,
  x: number,
  base: number,
  width: number,
  height: number,
  distance: number,
): void {
  const { paper, light, materials, random, side } = stage
  const half = width / 2
  const top = base - height
  const ledge = base - height * random.range(0.3, 0.42)
  const lit = light.far(light.lit(materials.rock), distance)
  const dim = light.far(light.shade(materials.rock), distance)
  const scree = paper.down([
    [0, lit],
    [1, light.far(light.lit(materials.sand), distance)],
  ])
  paper.fill(
    scree,
    new Pen()
      .move(x - half * 0.9, ledge)
      .line(x + half * 0.9, ledge)
      .quad(x + half * 1.1, base - height * 0.06, x + half * 1.7, base)
      .line(x - half * 1.7, base)
      .quad(x - half * 1.1, base - height * 0.06, x - half * 0.9, ledge),
  )
  const brow: Point[] = []
  for (let step = 0; step <= 4; step += 1)
    brow.push([x - half * 0.8 + half * 0.4 * step, top + random.range(0, height * 0.07)])
  paper.fill(
    lit,
    new Pen()
      .move(x - half * 0.9, ledge + 2)
      .lines(brow)
      .line(x + half * 0.9, ledge + 2),
  )
  const faces = new Pen()
  const edge = x + side * half * random.range(0.1, 0.4)
  faces
    .move(edge, top + height * 0.03)
    .line(x - side * half * 0.8, top + height * 0.04)
    .line(x - side * half * 0.9, ledge + 2)
    .line(edge - side * half * 0.1, ledge + 2)
  faces
    .move(edge, ledge)
    .line(edge - side * half * 0.3, base)
    .line(x - side * half * 1.7, base)
    .quad(x - side * half * 1.1, base - height * 0.06, x - side * half * 0.9, ledge)
  paper.fill(dim, faces, 0.85)
  const clefts = new Pen()
  for (const share of [0.3, 0.55, 0.75]) {
    const at = x + side * half * (share * 1.5 - 0.35)
    clefts
      .move(at, top + height * 0.06)
      .line(at + 2, ledge)
      .line(at - half * 0.07, ledge)
  }
  paper.fill(dim, clefts, 0.6)
  const strata = new Pen()
  for (const share of [0.12, 0.22, 0.38])
    strata.move(x - half * 0.82, top + height * share).line(x + half * 0.82, top + height * share)
  paper.stroke(dim, 1.5, strata, 0.3)
}
