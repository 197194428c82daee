import { mix } from '../color.ts'
import { Pen, type Point } from '../pen.ts'
import type { Stage } from '../stage.ts'

export interface HeadlandOptions {
  /** Which edge it comes from. */
  readonly from: -1 | 1
  /** How far it reaches into the picture. */
  readonly reach: number
  readonly base: number
  readonly height: number
  readonly distance: number
}

/** Draws land that falls to the water: a green back, a cliff with lit and shaded faces, and a thin line of surf. */
export function drawHeadland(stage: Stage, { from, reach, base, height, distance }: HeadlandOptions): void {
  const { paper, light, materials, random, width, side } = stage
  const at = (across: number) => (from < 0 ? across : width - across)
  const steps = distance > 0.45 ? 4 : 6
  const crest: Point[] = [[at(-10), base - height * random.range(0.85, 1)]]
  for (let index = 1; index < steps; index += 1) {
    const t = index / steps
    const y = base - height * (1 - t ** 2.2) * random.range(0.78, 1.06)
    crest.push([at(reach * t), y])
  }
  const tip: Point = [at(reach), base]
  const rock = light.far(light.lit(materials.rock), distance)
  const face = light.far(light.shade(materials.rock), distance)
  const green = light.far(
    mix(light.shade(materials.foliage), light.lit(materials.foliage), side === from ? 0.35 : 0.75),
    distance,
  )
  const outline = new Pen().move(at(-10), base).lines(crest).line(tip[0], tip[1]).close()
  paper.fill(rock, outline)
  const shadows = new Pen()
  const back = new Pen().move(crest[0]?.[0] ?? 0, crest[0]?.[1] ?? 0).lines(crest.slice(1))
  const hem: Point[] = []
  crest.forEach(([x, y], index) => {
    const share = 1 - index / steps
    const low = y + (base - y) * random.range(0.3, 0.62) * (0.35 + share * 0.65)
    hem.unshift([x - (from * reach) / steps / 2, low])
    const wide = (reach / steps) * random.range(0.25, 0.55)
    shadows
      .move(x, y)
      .line(x + side * -wide * 0.4, base)
      .line(x - side * wide * 1.6, base)
      .close()
  })
  paper.fill(face, shadows, 0.7)
  paper.fill(
    green,
    back
      .line(crest[steps - 1]?.[0] ?? 0, (crest[steps - 1]?.[1] ?? 0) + 3)
      .lines(hem)
      .close(),
  )
  if (distance < 0.5)
    paper.stroke('#ffffff', 1.5, new Pen().move(at(-10), base).line(at(reach + 6), base), 0.35)
}
