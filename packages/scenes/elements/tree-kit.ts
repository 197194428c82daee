import { mix } from '../color.ts'
import { Pen } from '../pen.ts'
import type { Climate } from '../scene-kind.ts'
import type { Stage } from '../stage.ts'
import { drawPalm } from './palm.ts'
import { definePalmCrown } from './palm-crown.ts'
import { drawUmbrellaPine } from './umbrella-pine.ts'

/** Positions of a crown's tufts, as shares of its height: across and up. */
const tufts = [
  [-0.2, 0.5],
  [0.02, 0.46],
  [0.21, 0.51],
  [-0.14, 0.67],
  [0.13, 0.68],
  [-0.01, 0.82],
] as const

type TreeForm = 'fir' | 'cypress' | 'leafy' | 'palm' | 'pine'

/** Trees of one form at one distance, defined once and hidden, 100 high with the foot at the origin. */
export interface TreeKit {
  readonly id: string
}

const formsOf: Record<Climate, readonly TreeForm[]> = {
  tropical: ['palm', 'leafy'],
  mediterranean: ['cypress', 'pine', 'leafy'],
  arid: ['palm'],
  temperate: ['leafy', 'leafy', 'cypress'],
  nordic: ['fir', 'leafy'],
  alpine: ['fir'],
}

/** Defines a hidden tree of a form that the climate has, or of the requested one; each use costs one short line. */
export function defineTree(stage: Stage, distance = 0, form?: TreeForm): TreeKit {
  const kind = form ?? stage.random.pick(formsOf[stage.setting.climate])
  // The crown has to be defined before the tree that shows it.
  const crown = kind === 'palm' ? definePalmCrown(stage, distance) : undefined
  const id = stage.paper.define(() => {
    if (crown) drawPalm(stage, crown, 0, 0, 100, stage.random.range(-16, 16))
    else if (kind === 'fir') drawFir(stage, 0, 0, 100, distance)
    else if (kind === 'cypress') drawCypress(stage, 0, 0, 100, distance)
    else if (kind === 'pine') drawUmbrellaPine(stage, 0, 0, 100, stage.random.range(-10, 10), distance)
    else drawLeafyTree(stage, 0, 0, 100, distance)
  })
  return { id }
}

/** Draws a tree of the kit on a spot. */
export function standTree({ paper }: Stage, { id }: TreeKit, x: number, base: number, height: number): void {
  paper.use(id, `translate(${Math.round(x)} ${Math.round(base)})scale(${Math.round(height) / 100})`)
}

/** Draws a cypress: one dark flame with a lit flank. */
function drawCypress(
  { paper, light, materials, side }: Stage,
  x: number,
  base: number,
  height: number,
  distance = 0,
): void {
  const wide = height * 0.1
  const flame = (left: number, right: number) =>
    new Pen()
      .move(x, base)
      .cubic(x + left * 1.5, base - height * 0.1, x + left * 1.1, base - height * 0.6, x, base - height)
      .cubic(x + right * 1.1, base - height * 0.6, x + right * 1.5, base - height * 0.1, x, base)
      .close()
  paper.fill(light.far(light.shade(materials.evergreen), distance), flame(-wide, wide))
  const lit = light.far(mix(light.shade(materials.evergreen), light.lit(materials.evergreen), 0.7), distance)
  paper.fill(lit, side < 0 ? flame(-wide, -wide * 0.1) : flame(wide * 0.1, wide))
}

/** Draws a leafy tree: a trunk and a crown of round tufts, those towards the sun in light. */
function drawLeafyTree(
  stage: Stage,
  x: number,
  base: number,
  height: number,
  distance = 0,
  leaf = stage.materials.foliage,
): void {
  const { paper, light, side, random } = stage
  const stem = new Pen(1)
    .move(x - height * 0.03, base)
    .quad(x - height * 0.012, base - height * 0.3, x - height * 0.08, base - height * 0.5)
    .line(x + height * 0.08, base - height * 0.5)
    .quad(x + height * 0.012, base - height * 0.3, x + height * 0.035, base)
  paper.fill(light.far(light.shade('#6f5745'), distance), stem)
  const dark = new Pen()
  const lit = new Pen()
  const bright = new Pen()
  for (const [across, up] of tufts) {
    const px = x + (across + random.range(-0.03, 0.03)) * height
    const py = base - (up + random.range(-0.02, 0.02)) * height
    dark.dot(px, py)
    const towards = up + across * side * 1.1
    if (towards > 0.62) lit.dot(px + side * height * 0.025, py - height * 0.02)
    if (towards > 0.78) bright.dot(px + side * height * 0.05, py - height * 0.05)
  }
  const shade = light.far(light.shade(leaf), distance)
  const sunny = light.far(light.lit(leaf), distance)
  paper.stroke(shade, height * 0.34, dark)
  paper.stroke(mix(shade, sunny, 0.7), height * 0.28, lit)
  paper.stroke(sunny, height * 0.16, bright)
}

/** Draws one near fir with a lit and a shaded half, and snow on its branches in a white winter. */
function drawFir(stage: Stage, x: number, base: number, height: number, distance = 0): void {
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

/** Adds a fir's outline: tiers of branches that widen downwards. */
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
