import { openSections, packSections } from '../section-file.ts'
import type { Coordinates } from './clip.ts'

/** Units along a side of a cell, which is one degree: 109 metres from north to south. */
export const CELL_UNITS = 1024
const COLUMNS = 360
const ROWS = 180

/** Land, rivers and borders of one square degree. Coordinates run east and south from its north-western corner. */
export interface EarthCell {
  /** Rings of land and, inside them, of lakes: filled by the even-odd rule. */
  readonly land: readonly Coordinates[]
  /** Rivers, the largest have rank 0. */
  readonly rivers: readonly { rank: number; line: Coordinates }[]
  /** Borders between countries. */
  readonly borders: readonly Coordinates[]
}

/** The surface of the earth in square degrees. */
export interface Earth {
  /** The cell in a column (0 from 180° west) and a row (0 from 90° north); columns repeat around the earth. */
  cell(column: number, row: number): EarthCell
}

const sea: EarthCell = { land: [], rivers: [], borders: [] }

/** Packs cells by their index (row × 360 + column) into a file. Cells that are left out are sea. */
export function packEarth(cells: ReadonlyMap<number, EarthCell>): Uint8Array {
  const bytes: number[] = []
  const starts = new Uint32Array(COLUMNS * ROWS + 1)
  for (let index = 0; index < COLUMNS * ROWS; index += 1) {
    starts[index] = bytes.length
    const cell = cells.get(index)
    if (cell) writeCell(bytes, cell)
  }
  starts[COLUMNS * ROWS] = bytes.length
  return packSections({ 'earth.starts': starts, 'earth.cells': Uint8Array.from(bytes) }, 'earth')
}

/** Opens a file of `packEarth`; null for other bytes. Cells are read when they are asked for. */
export function openEarth(file: Uint8Array): Earth | null {
  const sections = openSections(file)?.sections
  const starts = sections?.['earth.starts']
  const cells = sections?.['earth.cells']
  if (!(starts instanceof Uint32Array && cells instanceof Uint8Array)) return null
  return {
    cell(column, row) {
      if (row < 0 || row >= ROWS) return sea
      const index = row * COLUMNS + (((column % COLUMNS) + COLUMNS) % COLUMNS)
      const start = starts[index] ?? 0
      return start === starts[index + 1] ? sea : readCell(cells, start)
    },
  }
}

function writeCell(bytes: number[], { land, rivers, borders }: EarthCell): void {
  const count = (value: number) => {
    let rest = value
    for (; rest > 127; rest >>>= 7) bytes.push((rest & 127) | 128)
    bytes.push(rest)
  }
  const line = (points: Coordinates) => {
    count(points.length / 2)
    points.forEach((value, at) => {
      const step = value - (points[at - 2] ?? 0)
      count(step < 0 ? -2 * step - 1 : 2 * step)
    })
  }
  count(land.length)
  for (const ring of land) line(ring)
  count(rivers.length)
  for (const river of rivers) {
    count(river.rank)
    line(river.line)
  }
  count(borders.length)
  for (const border of borders) line(border)
}

function readCell(bytes: Uint8Array, start: number): EarthCell {
  let at = start
  const count = () => {
    let value = 0
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at] ?? 0
      at += 1
      value |= (byte & 127) << shift
      if (byte < 128) return value
    }
  }
  const line = () => {
    const points: number[] = []
    const length = 2 * count()
    for (let index = 0; index < length; index += 1) {
      const step = count()
      points.push((points[index - 2] ?? 0) + (step & 1 ? -(step + 1) / 2 : step / 2))
    }
    return points
  }
  const list = <Value>(read: () => Value) => Array.from({ length: count() }, read)
  return {
    land: list(line),
    rivers: list(() => ({ rank: count(), line: line() })),
    borders: list(line),
  }
}
