import { seaMiles } from '../../packages/sample-inventory/cruises/sea-miles.ts'
import { cellOf, PER_DEGREE, type Spot, type WaterGrid } from './water-grid.ts'

/** So near to its ends a way may pass close to land, in nautical miles. */
const NEAR_PORT = 4

/** Returns the way with as few points as it needs: each line between them is over water, off the coast if it can be. */
export function straightened(way: readonly Spot[], grid: WaterGrid): Spot[] {
  const [first, last] = [way[0], way.at(-1)]
  if (first === undefined || last === undefined) return []
  const isNearPort = (spot: Spot) => seaMiles(spot, first) < NEAR_PORT || seaMiles(spot, last) < NEAR_PORT
  const isClear = (spot: Spot, clearance: number) => {
    const { column, row } = cellOf(spot)
    if (!grid.isWater(column, row)) return false
    if (clearance === 0 || isNearPort(spot)) return true
    return (
      grid.isWater(column + clearance, row) &&
      grid.isWater(column - clearance, row) &&
      grid.isWater(column, row + clearance) &&
      grid.isWater(column, row - clearance)
    )
  }
  const isFree = (from: Spot, to: Spot, clearance: number) => {
    for (const spot of spotsAlong(from, to)) if (!isClear(spot, clearance)) return false
    return true
  }
  const forth = pulled(way, isFree)
  return pulled(forth.toReversed(), isFree).toReversed()
}

/** Leaves out every point that the line of its neighbours does without. */
function pulled(way: readonly Spot[], isFree: (from: Spot, to: Spot, clearance: number) => boolean): Spot[] {
  const kept: Spot[] = []
  for (let at = 0; at < way.length; ) {
    const from = way[at] as Spot
    kept.push(from)
    let next = at + 1
    for (const clearance of [1, 0]) {
      for (let reach = way.length - 1; reach > next; reach -= 1) {
        if (isFree(from, way[reach] as Spot, clearance)) next = reach
      }
      if (next > at + 1) break
    }
    at = next
  }
  return kept
}

function* spotsAlong(from: Spot, to: Spot): Generator<Spot> {
  const steps =
    Math.ceil(Math.max(Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1])) * PER_DEGREE * 1.6) + 1
  for (let step = 0; step <= steps; step += 1) {
    const share = step / steps
    yield [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
  }
}

/** Returns a line with the points that lie farther from it than this, in degrees (Douglas and Peucker). */
export function thinned(line: readonly Spot[], tolerance: number): Spot[] {
  const [first, last] = [line[0], line.at(-1)]
  if (first === undefined || last === undefined || line.length < 3) return [...line]
  let farthest = 0
  let place = 0
  for (const [at, spot] of line.entries()) {
    const far = fromLine(spot, first, last)
    if (far > farthest) [farthest, place] = [far, at]
  }
  if (farthest <= tolerance) return [first, last]
  return [
    ...thinned(line.slice(0, place + 1), tolerance).slice(0, -1),
    ...thinned(line.slice(place), tolerance),
  ]
}

function fromLine([x, y]: Spot, [x1, y1]: Spot, [x2, y2]: Spot): number {
  const length = (x2 - x1) ** 2 + (y2 - y1) ** 2
  const share =
    length === 0 ? 0 : Math.max(0, Math.min(1, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length))
  return Math.hypot(x - x1 - share * (x2 - x1), y - y1 - share * (y2 - y1))
}
