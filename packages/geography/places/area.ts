import type { GeoPoint } from '../geo-point.ts'

/** An area between two parallels and two meridians, in degrees. */
interface Box {
  readonly south: number
  readonly west: number
  readonly north: number
  readonly east: number
}

/**
 * Returns a test for points in a list of areas: lines `latitude longitude miles name` (circles) or `south west north
 * east name` (boxes). Names are only for readers. A circle is treated as the box around it, which is precise enough.
 */
export function inAreas(shape: 'circles' | 'boxes', lines: string): (point: GeoPoint) => boolean {
  const boxes = lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => (shape === 'circles' ? boxAround(numbers(line, 3)) : boxOf(numbers(line, 4))))
  return ({ latitude, longitude }) =>
    boxes.some(
      (box) =>
        latitude >= box.south && latitude <= box.north && longitude >= box.west && longitude <= box.east,
    )
}

function numbers(line: string, count: number): number[] {
  const found = line.split(/\s+/).slice(0, count).map(Number)
  if (found.some(Number.isNaN)) throw new Error(`Not an area: ${line}`)
  return found
}

function boxOf([south = 0, west = 0, north = 0, east = 0]: number[]): Box {
  return { south, west, north, east }
}

function boxAround([latitude = 0, longitude = 0, miles = 0]: number[]): Box {
  const high = miles / 69
  const wide = high / Math.max(0.1, Math.cos((latitude * Math.PI) / 180))
  return { south: latitude - high, west: longitude - wide, north: latitude + high, east: longitude + wide }
}
