import type { MapTile } from '../../../../contract/map-tile.ts'

/** A tile with its place among those that are drawn together: columns and rows from the upper left one. */
export interface PlacedTile {
  readonly tile: MapTile
  readonly across: number
  readonly down: number
}

/** SVG paths of tiles, in tile sides from the upper left corner of the first. */
export interface TilePaths {
  readonly land: string
  readonly rivers: string
  readonly borders: string
}

/** Digits after the point: a tile of 10,000 pixels is exact to half a pixel. */
const DIGITS = 4

/**
 * Returns the paths of tiles. All land is one path, since neighbouring paths would show a seam. With `isSmooth`, lines
 * bend at their points instead of breaking: the survey has one point each hundred metres.
 */
export function tilePaths(tiles: readonly PlacedTile[], isSmooth: boolean): TilePaths {
  const all = (
    kind: 'land' | 'rivers' | 'borders',
    write: (points: readonly Point[], tile: MapTile) => string,
  ) =>
    tiles
      .map(({ tile, across, down }) => {
        const place = ([x, y]: Point): Point => [across + x / tile.units, down + y / tile.units]
        return tile[kind].map((line) => write(absolute(line).map(place), tile)).join('')
      })
      .join('')
  return {
    land: all('land', (points) => (isSmooth ? smoothRing(points) : `${straight(points)}Z`)),
    rivers: all('rivers', (points) => (isSmooth ? smoothLine(points) : straight(points))),
    borders: all('borders', straight),
  }
}

type Point = readonly [x: number, y: number]

function absolute(steps: readonly number[]): Point[] {
  let [x, y] = [0, 0]
  return Array.from({ length: steps.length / 2 }, (_, index) => {
    x += steps[2 * index] ?? 0
    y += steps[2 * index + 1] ?? 0
    return [x, y]
  })
}

const at = ([x, y]: Point) => `${Number(x.toFixed(DIGITS))} ${Number(y.toFixed(DIGITS))}`
const between = ([x1, y1]: Point, [x2, y2]: Point): Point => [(x1 + x2) / 2, (y1 + y2) / 2]

function straight(points: readonly Point[]): string {
  return `M${points.map(at).join('L')}`
}

function smoothLine(points: readonly Point[]): string {
  const [first, ...rest] = points
  const last = rest.pop()
  if (!(first && last)) return ''
  const bends = rest.map((point, index) => `Q${at(point)} ${at(between(point, rest[index + 1] ?? last))}`)
  return `M${at(first)}${bends.join('')}L${at(last)}`
}

/** Points on the edge of a tile stay corners, so that the land continues in the next tile. */
function smoothRing(points: readonly Point[]): string {
  const isCorner = ([x, y]: Point) => Number.isInteger(x) || Number.isInteger(y)
  const parts = points.map((point, index) => {
    const next = points[(index + 1) % points.length] ?? point
    const middle = between(point, next)
    return isCorner(point) ? `L${at(point)}L${at(middle)}` : `Q${at(point)} ${at(middle)}`
  })
  const [first, last] = [points[0], points.at(-1)]
  return first && last ? `M${at(between(last, first))}${parts.join('')}Z` : ''
}
