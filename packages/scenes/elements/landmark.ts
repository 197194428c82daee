import type { Climate } from '../scene-kind.ts'
import type { Stage } from '../stage.ts'
import { drawCampanile } from './campanile.ts'
import { drawDome } from './dome.ts'
import { drawMinaret } from './minaret.ts'
import { drawOnionChurch } from './onion-church.ts'
import { drawSpireChurch } from './spire-church.ts'

type DrawTower = (stage: Stage, x: number, base: number, height: number, distance?: number) => void

const towers: Record<Climate, readonly DrawTower[]> = {
  mediterranean: [drawCampanile, drawDomeWithTower, drawDomeWithTower],
  tropical: [drawMissionChurch, drawDomeWithTower],
  arid: [drawMosque, drawMosque],
  temperate: [drawSpireChurch, drawTwinSpires],
  nordic: [drawSpireChurch],
  alpine: [drawOnionChurch],
}

/** Draws the building a town of this climate gathers round; `height` is that of its tallest part. */
export function drawLandmark(stage: Stage, x: number, base: number, height: number, distance = 0): void {
  stage.random.pick(towers[stage.setting.climate])(stage, x, base, height, distance)
}

function drawDomeWithTower(stage: Stage, x: number, base: number, height: number, distance = 0): void {
  const beside = stage.side * height * 0.36
  drawCampanile(stage, x + beside, base, height, distance)
  drawDome(stage, x, base, height * 0.82, distance)
}

function drawMosque(stage: Stage, x: number, base: number, height: number, distance = 0): void {
  const beside = stage.side * height * 0.34
  drawMinaret(stage, x + beside, base, height, distance)
  drawDome(stage, x, base, height * 0.66, distance)
}

function drawTwinSpires(stage: Stage, x: number, base: number, height: number, distance = 0): void {
  drawSpireChurch(stage, x - stage.side * height * 0.2, base, height * 0.94, distance)
  drawSpireChurch(stage, x + stage.side * height * 0.02, base, height, distance)
}

function drawMissionChurch(stage: Stage, x: number, base: number, height: number, distance = 0): void {
  drawCampanile(stage, x + height * 0.2, base, height * 0.9, distance)
  drawCampanile(stage, x - height * 0.2, base, height * 0.9, distance)
  drawDome(stage, x, base, height * 0.72, distance)
}
