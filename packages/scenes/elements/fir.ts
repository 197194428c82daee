import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'

/** Draws one near fir with a lit and a shaded half, and snow on its boughs in a white winter. */
export function drawFir(stage: Stage, x: number, base: number, height: number, distance = 0): void {
  const { paper, light, materials, side } = stage
  const whole = new Pen()
  firOutline(whole, x, base, height, 5)
  paper.rect(
    light.far(light.shade('#6d5140'), distance),
    x - height * 0.025,
    base - height * 0.08,
    height * 0.05,
    height * 0.1,
  )
  paper.fill(light.far(light.shade(materials.evergreen), distance), whole)
  const half = new Pen().move(x, base - height)
  const spread = height * 0.24
  for (let tier = 1; tier <= 5; tier += 1) {
    const y = base - height + (height * 0.94 * tier) / 5
    const reach = (spread * (tier + 0.4)) / 5.4
    half.line(x + side * reach, y).line(x + side * reach * 0.3, y - height * 0.05)
  }
  paper.fill(light.far(light.lit(materials.evergreen), distance), half.close())
  if (materials.snowy) drawBoughSnow(stage, x, base, height, distance)
}

/** Adds a fir's outline: tiers of boughs that widen downwards. */
function firOutline(pen: Pen, x: number, base: number, height: number, tiers = 4): void {
  const spread = height * 0.24
  const edge = (sign: 1 | -1) => {
    const points: [number, number][] = []
    for (let tier = 1; tier <= tiers; tier += 1) {
      const y = base - height + (height * 0.94 * tier) / tiers
      const reach = (spread * (tier + 0.4)) / (tiers + 0.4)
      points.push([x + sign * reach, y])
      if (tier < tiers) points.push([x + sign * reach * 0.48, y - height * 0.035])
    }
    return points
  }
  pen
    .move(x, base - height)
    .lines(edge(1))
    .lines(edge(-1).reverse())
    .close()
}

function drawBoughSnow(
  { paper, light, side }: Stage,
  x: number,
  base: number,
  height: number,
  distance: number,
): void {
  const snow = new Pen()
  for (let tier = 1; tier <= 5; tier += 1) {
    const y = base - height + (height * 0.94 * tier) / 5
    const reach = (height * 0.24 * (tier + 0.4)) / 5.4
    const from = y - height * 0.15
    snow
      .move(x - side * reach * 0.1, from)
      .quad(x + side * reach * 0.5, from + height * 0.05, x + side * reach, y)
    snow.quad(x + side * reach * 0.4, y - height * 0.08, x - side * reach * 0.3, y - height * 0.07).close()
  }
  paper.fill(light.far(light.lit('#fafcff'), distance), snow)
}
