import type { GeoPoint } from '../geo-point.ts'
import type { Coordinates } from './clip.ts'
import { CELL_UNITS, type Earth } from './earth-file.ts'

/** Lines of a cell by the rows of units that they cross: a test looks at few of many. */
const BANDS = 64
const BAND_UNITS = CELL_UNITS / BANDS
type Line = readonly [x1: number, y1: number, x2: number, y2: number]

/** Returns a test for points of the earth: land, and not a lake or the sea. It remembers the cells that it has read. */
export function landTest(earth: Earth): (point: GeoPoint) => boolean {
  const known = new Map<string, Line[][]>()
  return ({ latitude, longitude }) => {
    const [east, south] = [longitude + 180, 90 - latitude]
    const [column, row] = [Math.floor(east), Math.floor(south)]
    const name = `${column} ${row}`
    const bands = known.get(name) ?? bandsOf(earth.cell(column, row).land)
    known.set(name, bands)
    // Between the whole units of the lines.
    const [x, y] = [(east - column) * CELL_UNITS + 0.01, (south - row) * CELL_UNITS + 0.01]
    let isInside = false
    for (const [x1, y1, x2, y2] of bands[Math.min(BANDS - 1, Math.floor(y / BAND_UNITS))] ?? [])
      if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) isInside = !isInside
    return isInside
  }
}

function bandsOf(rings: readonly Coordinates[]): Line[][] {
  const bands: Line[][] = Array.from({ length: BANDS }, () => [])
  for (const ring of rings) {
    for (let at = 0; at < ring.length; at += 2) {
      const next = (at + 2) % ring.length
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = [ring[at], ring[at + 1], ring[next], ring[next + 1]]
      const first = Math.floor(Math.min(y1, y2) / BAND_UNITS)
      const last = Math.min(BANDS - 1, Math.floor(Math.max(y1, y2) / BAND_UNITS))
      for (let band = first; band <= last; band += 1) bands[band]?.push([x1, y1, x2, y2])
    }
  }
  return bands
}
