import { execFileSync } from 'node:child_process'
import { CELL_UNITS } from '../../packages/geography/earth/earth-file.ts'
import { simplifyLine } from './simplify.ts'

interface CellRiver {
  cell: number
  rank: number
  line: number[]
}

/** Rivers that carry water all year have ranks 0 to 4; the others are dry for a part of it, or canals. */
const LAST_RANK = 4
/** The file counts in 65,535ths of a degree. */
const FULL = 65_535
/** The survey is no more exact than this, in units of a cell. */
const EXACT = 1.5

/**
 * Yields the rivers of each square degree. `file` is binned_river_f.nc of the Debian package gmt-gshhg-full, whose
 * cells are square degrees already; it is read by ncdump of the package netcdf-bin.
 */
export function* rivers(file: string): Generator<CellRiver> {
  const read = (name: string) => numbersOf(file, name)
  const firstSegments = read('Id_of_first_segment_in_a_bin')
  const segmentCounts = read('N_segments_in_a_bin')
  const pointCounts = read('N_points_for_a_segment')
  const ranks = read('Hierarchial_level_of_a_segment')
  const firstPoints = read('Id_of_first_point_in_a_segment')
  const longitudes = read('Relative_longitude_from_SW_corner_of_bin')
  const latitudes = read('Relative_latitude_from_SW_corner_of_bin')
  const units = (value: number | undefined) => (((value ?? 0) & 0xffff) * CELL_UNITS) / FULL
  for (const [bin, count] of segmentCounts.entries()) {
    // Bins count from Greenwich, cells from 180° west; both from the north.
    const cell = Math.floor(bin / 360) * 360 + (((bin % 360) + 180) % 360)
    for (let segment = firstSegments[bin] ?? 0, left = count; left > 0; segment += 1, left -= 1) {
      const rank = ranks[segment] ?? 0
      if (rank > LAST_RANK) continue
      const start = firstPoints[segment] ?? 0
      const line: number[] = []
      for (let point = start; point < start + (pointCounts[segment] ?? 0); point += 1) {
        line.push(units(longitudes[point]), CELL_UNITS - units(latitudes[point]))
      }
      const simple = wholeUnits(simplifyLine(line, () => EXACT))
      if (simple.length >= 4) yield { cell, rank, line: simple }
    }
  }
}

function wholeUnits(line: readonly number[]): number[] {
  const units: number[] = []
  for (let at = 0; at < line.length; at += 2) {
    const [x, y] = [Math.round(line[at] ?? 0), Math.round(line[at + 1] ?? 0)]
    if (x !== units.at(-2) || y !== units.at(-1)) units.push(x, y)
  }
  return units
}

function numbersOf(file: string, name: string): number[] {
  const text = execFileSync('ncdump', ['-v', name, file], { encoding: 'utf8', maxBuffer: 2 ** 30 })
  const values = text.slice(text.lastIndexOf(`${name} =`) + name.length + 2, text.lastIndexOf(';'))
  return values.split(',').map(Number)
}
