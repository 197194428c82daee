import type { Earth, EarthCell } from '../../packages/geography/earth/earth-file.ts'

/** Cells along a side of a square degree. A cell is about a nautical mile high. */
export const PER_DEGREE = 64
export const COLUMNS = 360 * PER_DEGREE
export const ROWS = 180 * PER_DEGREE
/** A cell is looked at in 16 places, and is water if it has some in 3 of them: so narrow straits stay open. */
const PLACES = 4
const LEAST = 3
const FINE = PLACES * PER_DEGREE
/** Units of a square degree of the earth's file. */
const UNITS = 1024

/** A point as longitude and latitude. */
export type Spot = readonly [longitude: number, latitude: number]

/** Where ships can sail. */
export interface WaterGrid {
  isWater(column: number, row: number): boolean
}

/** Returns the water of the earth with these lines through the land; with rivers, only their lines and lakes. */
export function waterGrid(
  earth: Earth,
  lines: readonly (readonly Spot[])[],
  { onRivers = false } = {},
): WaterGrid {
  const known = new Map<number, Uint8Array>()
  const dug = new Set<number>()
  for (const line of lines) for (const cell of cellsAlong(line)) dug.add(cell)
  const degreeOf = (column: number, row: number) => {
    const index = row * 360 + column
    const before = known.get(index)
    if (before !== undefined) return before
    const made = rasterOf(earth.cell(column, row), onRivers)
    known.set(index, made)
    return made
  }
  return {
    isWater(column, row) {
      if (row < 0 || row >= ROWS || column < 0 || column >= COLUMNS) return false
      const degree = degreeOf(Math.floor(column / PER_DEGREE), Math.floor(row / PER_DEGREE))
      const inside = (row % PER_DEGREE) * PER_DEGREE + (column % PER_DEGREE)
      return degree[inside] === 1 || dug.has(row * COLUMNS + column)
    },
  }
}

/** Returns the cell of a spot. */
export function cellOf([longitude, latitude]: Spot): { column: number; row: number } {
  return {
    column: Math.floor((longitude + 180) * PER_DEGREE),
    row: Math.floor((90 - latitude) * PER_DEGREE),
  }
}

/** Returns the middle of a cell. */
export function spotOf(column: number, row: number): Spot {
  return [(column + 0.5) / PER_DEGREE - 180, 90 - (row + 0.5) / PER_DEGREE]
}

/** Yields the indexes of the cells along a line, with those around it, so that it has no gaps. */
function* cellsAlong(line: readonly Spot[]): Generator<number> {
  for (const [place, to] of line.entries()) {
    const from = line[place - 1] ?? to
    const steps = Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) * PER_DEGREE * 2) + 1
    for (let step = 0; step <= steps; step += 1) {
      const share = step / steps
      const { column, row } = cellOf([
        from[0] + (to[0] - from[0]) * share,
        from[1] + (to[1] - from[1]) * share,
      ])
      for (const [x, y] of [
        [0, 0],
        [1, 0],
        [0, 1],
      ] as const)
        yield (row + y) * COLUMNS + column + x
    }
  }
}

/** 1 for each cell with water. */
function rasterOf(cell: EarthCell, onRivers: boolean): Uint8Array {
  const water = new Uint8Array(PER_DEGREE * PER_DEGREE)
  if (cell.land.length === 0) return water.fill(1)
  const land = landOf(cell)
  const count = new Uint8Array(PER_DEGREE * PER_DEGREE)
  for (let row = 0; row < FINE; row += 1)
    for (let column = 0; column < FINE; column += 1) {
      const at = Math.floor(row / PLACES) * PER_DEGREE + Math.floor(column / PLACES)
      if (land[row * FINE + column] === 0) count[at] = (count[at] ?? 0) + 1
    }
  for (const [at, places] of count.entries()) water[at] = places < LEAST ? 0 : 1
  if (onRivers) for (const { line } of cell.rivers) drawLine(water, line)
  return water
}

/** 1 for each place with land, by the even-odd rule. */
function landOf({ land }: EarthCell): Uint8Array {
  const filled = new Uint8Array(FINE * FINE)
  for (let row = 0; row < FINE; row += 1) {
    const y = ((row + 0.5) * UNITS) / FINE
    const crossings: number[] = []
    for (const ring of land) {
      for (let at = 0; at < ring.length; at += 2) {
        const next = (at + 2) % ring.length
        const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = [ring[at], ring[at + 1], ring[next], ring[next + 1]]
        if (y1 > y !== y2 > y) crossings.push(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1))
      }
    }
    crossings.sort((a, b) => a - b)
    for (let pair = 0; pair + 1 < crossings.length; pair += 2) {
      const first = Math.max(0, Math.ceil(((crossings[pair] ?? 0) * FINE) / UNITS - 0.5))
      const last = Math.min(FINE - 1, Math.floor(((crossings[pair + 1] ?? 0) * FINE) / UNITS - 0.5))
      for (let column = first; column <= last; column += 1) filled[row * FINE + column] = 1
    }
  }
  return filled
}

function drawLine(water: Uint8Array, line: readonly number[]): void {
  for (let at = 2; at < line.length; at += 2) {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = [line[at - 2], line[at - 1], line[at], line[at + 1]]
    const steps = Math.ceil((Math.hypot(x2 - x1, y2 - y1) * PER_DEGREE * 3) / UNITS) + 1
    for (let step = 0; step <= steps; step += 1) {
      const inCell = (from: number, to: number) =>
        Math.min(PER_DEGREE - 1, Math.floor(((from + ((to - from) * step) / steps) * PER_DEGREE) / UNITS))
      water[inCell(y1, y2) * PER_DEGREE + inCell(x1, x2)] = 1
    }
  }
}
