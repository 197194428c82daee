import type { Climate } from '../scene-kind.ts'
import type { Stage } from '../stage.ts'
import { drawCypress } from './cypress.ts'
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
