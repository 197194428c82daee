import { mix } from '../color.ts'
import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'
import { addFrond } from './frond.ts'

/** Draws large dark fronds from one upper corner; `corner` -1 is the left one. */
export function framePalm(stage: Stage, corner: -1 | 1): void {
  if (stage.detail < 0.5) return
  const { paper, light, materials, random, width, ceiling } = stage
  const x = corner < 0 ? -24 : width + 24
  const y = ceiling + random.range(-30, 0)
  const angles = corner < 0 ? [62, 38, 14] : [118, 142, 166]
  const dark = light.shade(materials.evergreen)
  angles.forEach((degrees, index) => {
    const pen = new Pen()
    const length = random.range(190, 250) - index * 10
    addFrond(pen, random, {
      x,
      y: y + index * 8,
      degrees: degrees + random.range(-8, 8),
      length,
      leaflets: 7,
      droop: 0.28,
    })
    paper.fill(index === 1 ? mix(dark, light.lit(materials.foliage), 0.4) : dark, pen)
  })
}
