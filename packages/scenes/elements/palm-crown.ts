import { mix } from '../color.ts'
import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'
import { addFrond } from './frond.ts'

/** A crown of fronds about 100 long, defined once around the origin, to be placed by `drawPalm`. */
export interface PalmCrown {
  readonly id: string
  readonly trunk: string
  readonly trunkLit: string
}

/** Defines a hidden palm crown; one crown serves every palm of a picture at the same distance. */
export function definePalmCrown(stage: Stage, distance = 0): PalmCrown {
  const { paper, light, materials, random, side } = stage
  const back = light.far(light.shade(materials.evergreen), distance)
  const middle = light.far(mix(light.shade(materials.foliage), light.lit(materials.evergreen), 0.5), distance)
  const front = light.far(light.lit(materials.foliage), distance)
  const id = paper.define(() => {
    const tones = [
      { paint: back, angles: [-150, -66, -28] },
      { paint: middle, angles: [-174, -124, -54, -4] },
      { paint: front, angles: side < 0 ? [-162, -112, 14] : [-18, -68, 166] },
    ]
    for (const { paint, angles } of tones) {
      const pen = new Pen()
      for (const angle of angles)
        addFrond(pen, random, {
          x: 0,
          y: 0,
          degrees: angle + random.range(-9, 9),
          length: random.range(84, 108),
          leaflets: 4,
        })
      paper.fill(paint, pen)
    }
  })
  return {
    id,
    trunk: light.far(light.shade(mix(materials.earth, '#6d5a4a', 0.5)), distance),
    trunkLit: light.far(light.lit(mix(materials.earth, '#8a735c', 0.5)), distance),
  }
}
