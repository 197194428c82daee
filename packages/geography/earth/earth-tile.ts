import { type Box, type Coordinates, clipLine, clipRing } from './clip.ts'
import { CELL_UNITS, type Earth, type EarthCell } from './earth-file.ts'

/** Units along a side of a tile of several cells. */
const UNITS = 640

/** What a tile shows. Coordinates run east and south from its north-western corner, whole units of its `units`. */
export interface EarthTile {
  /** Units along a side. */
  readonly units: number
  /** Rings, filled together by the even-odd rule. */
  readonly land: readonly Coordinates[]
  readonly rivers: readonly Coordinates[]
  readonly borders: readonly Coordinates[]
}

/** A square of the earth. */
export interface EarthSquare {
  /** Its side: a whole number of degrees, or the inverse of one. */
  readonly degrees: number
  /** Its column from 180° west, and its row from 90° north, in squares of this size. */
  readonly column: number
  readonly row: number
  /** How many ranks of rivers it shows. */
  readonly riverRanks: number
}

/** Returns what a square of the earth shows. */
export function earthTile(earth: Earth, square: EarthSquare): EarthTile {
  const { degrees, column, row, riverRanks } = square
  if (degrees < 1) return partOfCell(earth, square)
  const cells: PlacedCell[] = []
  for (let down = 0; down < degrees; down += 1) {
    for (let across = 0; across < degrees; across += 1) {
      cells.push({ cell: earth.cell(column * degrees + across, row * degrees + down), across, down })
    }
  }
  return {
    units: degrees === 1 ? CELL_UNITS : UNITS,
    land: cells.flatMap((placed) =>
      placed.cell.land.flatMap((ring) => scaled(ring, placed, degrees, 6)).filter((ring) => isVisible(ring)),
    ),
    rivers: cells.flatMap((placed) =>
      placed.cell.rivers
        .filter(({ rank }) => rank < riverRanks)
        .flatMap(({ line }) => scaled(line, placed, degrees, 4)),
    ),
    borders: cells.flatMap((placed) =>
      placed.cell.borders.flatMap((line) => scaled(line, placed, degrees, 4)),
    ),
  }
}

interface PlacedCell {
  cell: EarthCell
  /** The cell's column and row in the tile. */
  across: number
  down: number
}

/** Moves a line from its cell into a tile of several cells; nothing if fewer than `least` coordinates stay apart. */
function scaled(line: Coordinates, { across, down }: PlacedCell, degrees: number, least: number): number[][] {
  if (degrees === 1) return [[...line]]
  const factor = UNITS / CELL_UNITS / degrees
  const points: number[] = []
  for (let at = 0; at < line.length; at += 2) {
    const x = Math.round(((line[at] ?? 0) + across * CELL_UNITS) * factor)
    const y = Math.round(((line[at + 1] ?? 0) + down * CELL_UNITS) * factor)
    if (x !== points.at(-2) || y !== points.at(-1)) points.push(x, y)
  }
  return points.length >= least ? [points] : []
}

/** A ring without any width, or no larger than two units, is a speck. */
function isVisible(ring: Coordinates): boolean {
  const xs = ring.filter((_, at) => at % 2 === 0)
  const ys = ring.filter((_, at) => at % 2 === 1)
  const [width, height] = [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)]
  return Math.min(width, height) > 0 && width + height > 3
}

function partOfCell(earth: Earth, { degrees, column, row, riverRanks }: EarthSquare): EarthTile {
  const parts = 1 / degrees
  const units = CELL_UNITS / parts
  const cell = earth.cell(Math.floor(column / parts), Math.floor(row / parts))
  const left = (column % parts) * units
  const top = (row % parts) * units
  const box: Box = { left, top, right: left + units, bottom: top + units }
  const lines = (line: Coordinates) => clipLine(line, box).map((part) => moved(part, left, top))
  return {
    units,
    land: cell.land.map((ring) => moved(clipRing(ring, box), left, top)).filter((ring) => ring.length >= 6),
    rivers: cell.rivers.filter(({ rank }) => rank < riverRanks).flatMap(({ line }) => lines(line)),
    borders: cell.borders.flatMap(lines),
  }
}

function moved(line: Coordinates, left: number, top: number): number[] {
  return line.map((value, at) => Math.round(value) - (at % 2 === 0 ? left : top))
}
