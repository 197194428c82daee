import type { Stage } from '../stage.ts'
import { drawLane } from './town-lane.ts'

/** A walk through the old town after sunset; the setting chooses the time. */
export function drawNightWalk(stage: Stage): void {
  drawLane(stage)
}
