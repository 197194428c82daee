import type { Stage } from '../stage.ts'
import { drawCamp } from './desert-camp.ts'
import { drawDunes } from './desert-dunes.ts'
import { drawOasis } from './desert-oasis.ts'
import { drawTables } from './desert-tables.ts'

/** A desert: a sea of dunes with a caravan, red tables of rock, or an oasis between dunes. */
export function drawDesert(stage: Stage): void {
  stage.random.pick([drawDunes, drawDunes, drawTables, drawTables, drawOasis, drawCamp])(stage)
}
