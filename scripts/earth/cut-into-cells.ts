import { type Coordinates, clipLine, halfOfRing } from '../../packages/geography/earth/clip.ts'
import { CELL_UNITS } from '../../packages/geography/earth/earth-file.ts'

type Take = (cell: number, points: number[]) => void

/** Columns and rows of cells from `left` and `top` to before `right` and `bottom`. */
interface Cells {
  left: number
  top: number
  right: number
  bottom: number
}

/**
 * Cuts a ring into square degrees, by halves. `ring` has degrees east of 180° west and south of 90° north; `take` gets
 * each cell's index and its part in units of a cell.
 */
export function cutRing(ring: Coordinates, take: Take): void {
  cut(ring, { left: 0, top: 0, right: 360, bottom: 180 }, take)
}

function cut(ring: Coordinates, around: Cells, take: Take): void {
  if (ring.length < 6) return
  const { left, top, right, bottom } = occupied(ring, around)
  const [columns, rows] = [right - left, bottom - top]
  if (columns === 1 && rows === 1) {
    const points = inUnits(ring, left, top)
    if (points.length >= 6) take(top * 360 + left, points)
    return
  }
  const axis = columns >= rows ? 0 : 1
  const limit = axis === 0 ? left + (columns >> 1) : top + (rows >> 1)
  const cells = { left, top, right, bottom }
  cut(
    halfOfRing(ring, { axis, limit, isBelow: true }),
    { ...cells, [axis === 0 ? 'right' : 'bottom']: limit },
    take,
  )
  cut(
    halfOfRing(ring, { axis, limit, isBelow: false }),
    { ...cells, [axis === 0 ? 'left' : 'top']: limit },
    take,
  )
}

/** Returns the cells in which a ring lies, within others. */
function occupied(ring: Coordinates, { left, top, right, bottom }: Cells): Cells {
  let [west, north, east, south] = [right, bottom, left, top]
  for (let at = 0; at < ring.length; at += 2) {
    const [x = 0, y = 0] = [ring[at], ring[at + 1]]
    if (x < west) west = x
    if (x > east) east = x
    if (y < north) north = y
    if (y > south) south = y
  }
  const first = { left: Math.max(left, Math.floor(west)), top: Math.max(top, Math.floor(north)) }
  const start = { left: Math.min(first.left, right - 1), top: Math.min(first.top, bottom - 1) }
  return {
    ...start,
    right: Math.min(right, Math.max(start.left + 1, Math.ceil(east))),
    bottom: Math.min(bottom, Math.max(start.top + 1, Math.ceil(south))),
  }
}

/** Cuts a line into square degrees, as `cutRing` does a ring. */
export function cutLine(line: Coordinates, take: Take): void {
  const xs = line.filter((_, at) => at % 2 === 0)
  const ys = line.filter((_, at) => at % 2 === 1)
  const columns = range(Math.floor(Math.min(...xs)), Math.ceil(Math.max(...xs)), 360)
  for (const row of range(Math.floor(Math.min(...ys)), Math.ceil(Math.max(...ys)), 180)) {
    for (const column of columns) {
      const box = { left: column, top: row, right: column + 1, bottom: row + 1 }
      for (const part of clipLine(line, box)) {
        const points = inUnits(part, column, row)
        if (points.length >= 4) take(row * 360 + column, points)
      }
    }
  }
}

function range(from: number, until: number, count: number): number[] {
  const last = Math.min(Math.max(until, from + 1), count)
  return Array.from({ length: Math.max(0, last - from) }, (_, index) => from + index)
}

/** Returns points in units from a cell's corner, without those that fall together. */
export function inUnits(points: Coordinates, column: number, row: number): number[] {
  const units: number[] = []
  for (let at = 0; at < points.length; at += 2) {
    const x = Math.round(((points[at] ?? 0) - column) * CELL_UNITS)
    const y = Math.round(((points[at + 1] ?? 0) - row) * CELL_UNITS)
    if (x !== units.at(-2) || y !== units.at(-1)) units.push(x, y)
  }
  return units
}
