import type { GeoPoint } from '../geo-point.ts'
import { islandLines } from './islands.gen.ts'

interface Island {
  readonly number: number
  /** Longitude and latitude of each corner, in hundredths of a degree. */
  readonly outline: readonly (readonly [x: number, y: number])[]
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
}

/** The outlines are coarse: a harbour this far outside, in hundredths of a degree, is on the island. */
const BESIDE = 4

let islands: readonly Island[] | undefined

/**
 * Returns the number of the island at a point, the same for islands that roads join; 0 on a continent and on what a road
 * joins to it. Of islands without a town it knows nothing.
 */
export function islandAt({ latitude, longitude }: GeoPoint): number {
  islands ??= readIslands()
  const [x, y] = [longitude * 100, latitude * 100]
  const near = islands.filter(
    ({ west, south, east, north }) =>
      x >= west - BESIDE && x <= east + BESIDE && y >= south - BESIDE && y <= north + BESIDE,
  )
  const on = near.find(({ outline }) => contains(outline, x, y))
  if (on) return on.number
  const beside = near
    .map(({ number, outline }) => ({ number, away: distanceTo(outline, x, y) }))
    .sort((one, other) => one.away - other.away)[0]
  return beside && beside.away <= BESIDE ? beside.number : 0
}

function readIslands(): Island[] {
  return islandLines.split('\n').map((line) => {
    const [number = 0, ...steps] = line.split(' ').map(Number)
    const outline: [number, number][] = []
    let [x, y] = [0, 0]
    for (let index = 0; index < steps.length; index += 2) {
      x += steps[index] ?? 0
      y += steps[index + 1] ?? 0
      outline.push([x, y])
    }
    const [xs, ys] = [outline.map((corner) => corner[0]), outline.map((corner) => corner[1])]
    return {
      number,
      outline,
      west: Math.min(...xs),
      south: Math.min(...ys),
      east: Math.max(...xs),
      north: Math.max(...ys),
    }
  })
}

/** Even-odd rule along the ray to the east. */
function contains(outline: Island['outline'], x: number, y: number): boolean {
  let isInside = false
  let [x1, y1] = outline.at(-1) ?? [0, 0]
  for (const [x2, y2] of outline) {
    if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) isInside = !isInside
    ;[x1, y1] = [x2, y2]
  }
  return isInside
}

/** In hundredths of a degree of latitude, to the nearest edge. */
function distanceTo(outline: Island['outline'], x: number, y: number): number {
  const narrow = Math.cos((y / 100) * (Math.PI / 180))
  let least = Number.POSITIVE_INFINITY
  let [x1, y1] = outline.at(-1) ?? [0, 0]
  for (const [x2, y2] of outline) {
    const [dx, dy] = [(x2 - x1) * narrow, y2 - y1]
    const [px, py] = [(x - x1) * narrow, y - y1]
    const share = Math.max(0, Math.min(1, (px * dx + py * dy) / (dx * dx + dy * dy || 1)))
    least = Math.min(least, Math.hypot(px - share * dx, py - share * dy))
    ;[x1, y1] = [x2, y2]
  }
  return least
}
