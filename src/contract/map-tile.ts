/** The edition of the map's data: the start of the SHA-256 of its file. Tiles of one edition never change. */
export const MAP_EDITION = '3c136291'

/** Degrees along a side of a tile, by level. */
export const TILE_DEGREES = [16, 4, 1, 0.25] as const
export type TileLevel = 0 | 1 | 2 | 3

/** Which square of the earth a tile shows: columns count from 180° west, rows from 90° north. */
export interface TileAddress {
  readonly level: TileLevel
  readonly column: number
  readonly row: number
}

/** A town or a district on a tile. */
export interface TilePlace {
  readonly name: string
  readonly x: number
  readonly y: number
  readonly population: number
}

/**
 * What a tile shows. Coordinates run east and south from its north-western corner in whole units. Lines are flat: the
 * first point, then the steps to each next one.
 */
export interface MapTile {
  /** Units along a side. */
  readonly units: number
  /** Land and the lakes in it, filled together by the even-odd rule. */
  readonly land: readonly (readonly number[])[]
  readonly rivers: readonly (readonly number[])[]
  /** Borders between countries. */
  readonly borders: readonly (readonly number[])[]
  /** Towns, the largest first, in the language of the address. */
  readonly places: readonly TilePlace[]
}

/** Returns the address of a tile with names in a language. */
export function tilePath({ level, column, row }: TileAddress, language: string): string {
  return `/map/${MAP_EDITION}/${language}/${level}/${column}/${row}.json`
}

/** Returns the tile and the language of an address; null for any other address. */
export function readTilePath(path: string): { tile: TileAddress; edition: string; language: string } | null {
  const found = /^\/map\/([0-9a-f]{8})\/([a-z]{2})\/([0-3])\/(\d{1,4})\/(\d{1,3})\.json$/.exec(path)
  if (!found) return null
  const [, edition = '', language = '', level = '', column = '', row = ''] = found
  const tile = { level: Number(level) as TileLevel, column: Number(column), row: Number(row) }
  const degrees = TILE_DEGREES[tile.level]
  const isOnEarth = tile.column < 360 / degrees && tile.row < 180 / degrees
  return isOnEarth ? { tile, edition, language } : null
}
