import type { Stage } from '../stage.ts'
import { drawHillTown } from './town-hill.ts'
import { drawQuayTown } from './town-quay.ts'
import { drawRoofscape } from './town-roofs.ts'

const views = {
  mediterranean: [drawHillTown, drawRoofscape, drawHillTown],
  tropical: [drawQuayTown, drawRoofscape],
  arid: [drawRoofscape, drawHillTown, drawRoofscape],
  temperate: [drawQuayTown, drawRoofscape],
  nordic: [drawQuayTown, drawRoofscape, drawQuayTown],
  alpine: [drawHillTown, drawQuayTown],
}

/** An old town: on its hill, along its water, or over its roofs, as towns of the climate stand. */
export function drawOldTown(stage: Stage): void {
  stage.random.pick(views[stage.setting.climate])(stage)
}
