import { keepPreviousData, useQuery } from '@livery/platform'
import { type MapTile, tilePath } from '../../../../contract/map-tile.ts'
import type { MapPoint } from './projection.ts'
import { type PlacedTile, type TilePaths, tilePaths } from './tile-paths.ts'
import type { VisibleTiles } from './visible-tiles.ts'

/** A named town, in miles from the map's origin. */
export type MappedTown = MapPoint & { readonly name: string; readonly population: number }

/** The ground of a map: its paths are in tile sides from the upper left corner, which lies at `left` and `top`. */
export interface MapTiles {
  readonly paths: TilePaths
  readonly towns: readonly MappedTown[]
  readonly left: number
  readonly top: number
  /** Size of a tile in miles. */
  readonly width: number
  readonly height: number
}

/**
 * Loads the tiles of a view, and returns what they show; null before the first have loaded. While the tiles of another
 * view load, the former ones stay. A tile that cannot be loaded is left out.
 */
export function useMapTiles(visible: VisibleTiles, language: string): MapTiles | null {
  const paths = visible.tiles.map((tile) => tilePath(tile, language))
  const { data } = useQuery({
    queryKey: ['map', visible.column, ...paths],
    queryFn: async ({ signal }) => placedTiles(visible, await loadTiles(paths, signal)),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data ?? null
}

/** The browser keeps tiles, so those of the former view are not fetched again. */
async function loadTiles(paths: readonly string[], signal: AbortSignal): Promise<(MapTile | null)[]> {
  const answers = await Promise.allSettled(paths.map((path) => loadTile(path, signal)))
  const tiles = answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : null))
  if (tiles.every((tile) => tile === null)) throw new Error('No part of the map could be loaded.')
  return tiles
}

async function loadTile(path: string, signal: AbortSignal): Promise<MapTile> {
  const answer = await fetch(path, { signal })
  if (!answer.ok) throw new Error(`The map was answered with ${answer.status}.`)
  return answer.json()
}

function placedTiles(visible: VisibleTiles, tiles: readonly (MapTile | null)[]): MapTiles {
  const { level, columns, left, top, width, height } = visible
  const placed = tiles.flatMap((tile, index): PlacedTile[] =>
    tile ? [{ tile, across: index % columns, down: Math.floor(index / columns) }] : [],
  )
  const towns = placed.flatMap(({ tile, across, down }) =>
    tile.places.map(({ name, x, y, population }) => ({
      name,
      population,
      x: left + (across + x / tile.units) * width,
      y: top + (down + y / tile.units) * height,
    })),
  )
  return {
    paths: tilePaths(placed, level >= 2),
    towns: towns.toSorted((a, b) => b.population - a.population),
    left,
    top,
    width,
    height,
  }
}
