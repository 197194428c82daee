import type { Stage } from '../stage.ts'
import { drawRoom } from './apartment-room.ts'
import { drawTerrace } from './apartment-terrace.ts'

/** An apartment: a room with a view from its window, or its terrace. */
export function drawApartment(stage: Stage): void {
  stage.random.pick([drawRoom, drawTerrace])(stage)
}
