import { drawApartment } from './kinds/apartment.ts'
import { drawBallooning } from './kinds/balloon.ts'
import { drawBeach } from './kinds/beach.ts'
import { drawBoatTrip } from './kinds/boat-trip.ts'
import { drawScenicCar } from './kinds/car.ts'
import { drawDesert } from './kinds/desert.ts'
import { drawDiving } from './kinds/diving.ts'
import { drawForest } from './kinds/forest.ts'
import { drawHarbour } from './kinds/harbour.ts'
import { drawHike } from './kinds/hike.ts'
import { drawKayaking } from './kinds/kayak.ts'
import { drawLake } from './kinds/lake.ts'
import { drawMarket } from './kinds/market.ts'
import { drawMountain } from './kinds/mountain.ts'
import { drawMuseum } from './kinds/museum.ts'
import { drawNightWalk } from './kinds/night-walk.ts'
import { drawOldTown } from './kinds/old-town.ts'
import { drawPool } from './kinds/pool.ts'
import { drawShip } from './kinds/ship.ts'
import { drawSkiing } from './kinds/ski.ts'
import { drawSkyline } from './kinds/skyline.ts'
import { drawVineyard } from './kinds/vineyard.ts'
import type { SceneKind, SceneOptions } from './scene-kind.ts'
import { closeStage, openStage, type Stage } from './stage.ts'

const drawers: Record<SceneKind, (stage: Stage) => void> = {
  beach: drawBeach,
  'old-town': drawOldTown,
  skyline: drawSkyline,
  mountain: drawMountain,
  desert: drawDesert,
  harbour: drawHarbour,
  forest: drawForest,
  lake: drawLake,
  vineyard: drawVineyard,
  ship: drawShip,
  car: drawScenicCar,
  apartment: drawApartment,
  pool: drawPool,
  museum: drawMuseum,
  market: drawMarket,
  kayak: drawKayaking,
  hike: drawHike,
  balloon: drawBallooning,
  diving: drawDiving,
  'night-walk': drawNightWalk,
  'boat-trip': drawBoatTrip,
  ski: drawSkiing,
}

const largest = 8192

/**
 * Returns a complete SVG picture of at most 8,192 bytes (view box 640 by 480). Pure: the same arguments give the same
 * bytes, and other seeds other pictures. ASCII, without script, text and external references.
 */
export function drawScene(kind: SceneKind, seed: string, options: SceneOptions = {}): string {
  let picture = drawAt(1, kind, seed, options)
  for (let step = 0; picture.length > largest && step < shares.length; ) {
    picture = drawAt(shares[step] ?? 0.05, kind, seed, options)
    // Far too large, so the next one or two shares would also fail.
    const skip = Math.max(1, Math.ceil((picture.length - largest) / 500))
    step = step < shares.length - 1 ? Math.min(step + skip, shares.length - 1) : shares.length
  }
  return picture
}

/** Shares of detail, tried in turn until the picture fits. */
const shares = [0.8, 0.65, 0.5, 0.35, 0.25, 0.15, 0.05]

function drawAt(detail: number, kind: SceneKind, seed: string, options: SceneOptions): string {
  const stage = openStage(kind, seed, options, detail)
  drawers[kind](stage)
  return closeStage(stage)
}
