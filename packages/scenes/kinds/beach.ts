import type { Stage } from '../stage.ts'
import { drawBay } from './beach-bay.ts'
import { drawCove } from './beach-cove.ts'
import { drawDunes } from './beach-dunes.ts'
import { drawLagoon } from './beach-lagoon.ts'
import { drawStrand } from './beach-strand.ts'

const views = {
  tropical: [drawBay, drawLagoon, drawStrand, drawBay, drawLagoon],
  mediterranean: [drawBay, drawCove, drawStrand, drawCove],
  arid: [drawBay, drawStrand, drawCove],
  temperate: [drawDunes, drawStrand, drawBay, drawDunes],
  nordic: [drawDunes, drawCove],
  alpine: [drawDunes, drawCove],
}

/** A beach, depending on the climate: a wide bay, a cove from above, a broad strand, a lagoon with huts, or dunes. */
export function drawBeach(stage: Stage): void {
  stage.random.pick(views[stage.setting.climate])(stage)
}
