import type { Climate } from '../../scenes/scene-kind.ts'
import type { GeoPoint } from '../geo-point.ts'
import { inAreas } from './area.ts'
import { isInDesert } from './dry-and-green.ts'
import { isInMountains } from './mountains.ts'

const isMediterranean = inAreas(
  'boxes',
  `
  30 -10 45 37 Mediterranean
  27 -32 40 -13 Macaronesia
  32 -124.5 40 -117 California
  -37 -72.5 -30 -70 Central Chile
  -35 17 -32 21 Western Cape
  -36 114 -30 141 South Australia
`,
)

/** Returns the climate for a place's pictures and season, from its point and whether the sea is near. */
export function placeClimate(point: GeoPoint, isCoast: boolean): Climate {
  const distanceFromEquator = Math.abs(point.latitude)
  if (isInDesert(point)) return 'arid'
  if (isInMountains(point) && distanceFromEquator > 20) return 'alpine'
  if (isMediterranean(point)) return 'mediterranean'
  if (distanceFromEquator < 23.5 || (isCoast && distanceFromEquator < 29)) return 'tropical'
  return distanceFromEquator > 57 ? 'nordic' : 'temperate'
}
