import { TILE_DEGREES, type TileAddress, type TileLevel } from '../../../../contract/map-tile.ts'
import { type GeoPosition, type MapSize, type MapView, MILES_A_DEGREE } from './projection.ts'

/** A side of a tile on the screen is at least as long as this, in pixels. */
const LEAST_SIDE = 400

/** The tiles that cover a view, and where they lie. */
export interface VisibleTiles {
  readonly level: TileLevel
  readonly tiles: readonly TileAddress[]
  /** Column and row of the upper left tile; columns may lie beyond 180°, where tiles repeat. */
  readonly column: number
  readonly row: number
  /** Number of columns; tiles come row by row. */
  readonly columns: number
  /** The upper left corner in miles from the map's origin, and the size of a tile in miles. */
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Returns the tiles that cover a view of a map around an origin. */
export function visibleTiles(origin: GeoPosition, view: MapView, size: MapSize): VisibleTiles {
  const level = levelFor(view.scale)
  const degrees = TILE_DEGREES[level]
  const height = degrees * MILES_A_DEGREE
  const width = height * Math.cos((origin.latitude * Math.PI) / 180)
  // Miles from the earth's north-western corner to the origin.
  const east = ((origin.longitude + 180) / degrees) * width
  const south = ((90 - origin.latitude) / degrees) * height
  const [halfWidth, halfHeight] = [size.width / 2 / view.scale, size.height / 2 / view.scale]
  const rows = 180 / degrees
  const column = Math.floor((east + view.x - halfWidth) / width)
  const row = clamp(Math.floor((south + view.y - halfHeight) / height), rows)
  const lastColumn = Math.floor((east + view.x + halfWidth) / width)
  const lastRow = clamp(Math.floor((south + view.y + halfHeight) / height), rows)
  const around = 360 / degrees
  const columns = lastColumn - column + 1
  const tiles = Array.from({ length: columns * (lastRow - row + 1) }, (_, index) => ({
    level,
    column: (((column + (index % columns)) % around) + around) % around,
    row: row + Math.floor(index / columns),
  }))
  return {
    level,
    tiles,
    column,
    row,
    columns,
    left: column * width - east,
    top: row * height - south,
    width,
    height,
  }
}

function levelFor(scale: number): TileLevel {
  const levels = [3, 2, 1] as const
  return levels.find((level) => TILE_DEGREES[level] * MILES_A_DEGREE * scale >= LEAST_SIDE) ?? 0
}

function clamp(row: number, rows: number): number {
  return Math.max(0, Math.min(Math.ceil(rows) - 1, row))
}
