import { mix } from '../color.ts'
import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'

export interface DuneOptions {
  readonly peakX: number
  readonly peakY: number
  /** Where its foot meets the plain on either side. */
  readonly reach: number
  readonly base: number
  readonly distance: number
}

/** Draws one dune: a sharp edge winds from its peak to the foot, with light on one side and shade on the other. */
export function drawDune(stage: Stage, { peakX, peakY, reach, base, distance }: DuneOptions): void {
  const { paper, light, materials, random, side, bottom } = stage
  const rise = base - peakY
  const lit = light.far(light.lit(materials.sand), distance)
  const dim = light.far(mix(light.shade(materials.sand), light.shade(materials.rock), 0.3), distance)
  const foot = light.far(lit, 0.25)
  const litX = peakX + side * reach
  const dimX = peakX - side * reach * random.range(0.8, 1.1)
  const skirt = Math.max(base, distance < 0.2 ? bottom : base)
  const crest = new Pen()
    .move(litX, base)
    .cubic(
      litX - side * reach * 0.4,
      base - rise * 0.2,
      peakX + side * reach * 0.3,
      peakY - rise * 0.02,
      peakX,
      peakY,
    )
    .cubic(
      peakX - side * reach * 0.2,
      peakY + rise * 0.1,
      dimX + side * reach * 0.4,
      base - rise * 0.25,
      dimX,
      base,
    )
  const flare = side * (skirt - base) * 2.2
  const body = crest.line(dimX - flare, skirt).line(litX + flare, skirt)
  paper.fill(
    paper.down([
      [0, lit],
      [1, foot],
    ]),
    body,
  )
  const edgeX = peakX + side * reach * random.range(0.05, 0.25)
  const slip = new Pen()
    .move(peakX, peakY)
    .cubic(
      peakX - side * reach * 0.16,
      peakY + rise * 0.34,
      edgeX + side * reach * 0.22,
      peakY + rise * 0.5,
      edgeX,
      base,
    )
    .line(edgeX + side * reach * 0.12, skirt)
    .line(dimX - flare, skirt)
    .line(dimX, base)
    .cubic(
      dimX + side * reach * 0.4,
      base - rise * 0.25,
      peakX - side * reach * 0.2,
      peakY + rise * 0.1,
      peakX,
      peakY,
    )
  paper.fill(
    paper.down([
      [0, dim],
      [1, mix(dim, lit, 0.4)],
    ]),
    slip,
  )
}
