import type { Stage } from '../stage.ts'
import { drawRoom } from './apartment-room.ts'
import { drawTerrace } from './apartment-terrace.ts'

/** An apartment: a room with the view in its window, or its terrace before the view. */
export function drawApartment(stage: Stage): void {
  stage.random.pick([drawRoom, drawTerrace])(stage)
}
