import type { Stage } from '../stage.ts'
import { drawHillTown } from './town-hill.ts'
import { drawLane } from './town-lane.ts'
import { drawQuayTown } from './town-quay.ts'
import { drawRoofscape } from './town-roofs.ts'

const views = {
  mediterranean: [drawHillTown, drawRoofscape, drawQuayTown, drawLane],
  tropical: [drawQuayTown, drawRoofscape, drawLane],
  arid: [drawRoofscape, drawHillTown, drawLane],
  temperate: [drawQuayTown, drawRoofscape, drawLane],
  nordic: [drawQuayTown, drawRoofscape, drawLane],
  alpine: [drawHillTown, drawQuayTown, drawHillTown, drawLane],
}

/** An old town: on its hill, along its water, over its roofs, or down a lane, as towns of the climate stand. */
export function drawOldTown(stage: Stage): void {
  stage.random.pick(views[stage.setting.climate])(stage)
}
