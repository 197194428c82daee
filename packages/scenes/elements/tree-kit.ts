import { mix } from '../colour.ts'
import { Pen } from '../pen.ts'
import type { Climate } from '../scene-kind.ts'
import type { Stage } from '../stage.ts'
import { drawFir } from './fir.ts'
import { drawLeafyTree } from './leafy-tree.ts'
import { drawPalm } from './palm.ts'
import { definePalmCrown } from './palm-crown.ts'
import { drawUmbrellaPine } from './umbrella-pine.ts'

type TreeForm = 'fir' | 'cypress' | 'leafy' | 'palm' | 'pine'

/** Trees of one form at one distance, drawn once, unseen, 100 high with the foot at the origin. */
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

/** Draws a tree unseen, of a form the climate grows or of the one asked for; every tree stood from it costs one short line. */
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

/** Stands a tree of the kit on a spot. */
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
