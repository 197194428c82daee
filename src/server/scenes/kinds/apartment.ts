import type { Stage } from '../stage.ts'
import { drawLivingRoom } from './apartment-room.ts'
import { drawTerrace } from './apartment-terrace.ts'

/** An apartment: its living room with the view in the window, or its terrace before the view. */
export function drawApartment(stage: Stage): void {
  stage.random.pick([drawLivingRoom, drawTerrace])(stage)
}
