import { useQueries } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import { type MapTile, type TileAddress, tilePath } from '../../../../contract/map-tile.ts'
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
  const key = `${language} ${visible.level} ${visible.column} ${visible.row} ${visible.tiles.length}`
  const { tiles, isLoading } = useQueries({
    queries: visible.tiles.map((tile) => tileQuery(tile, language)),
    combine: (answers) => ({
      tiles: answers.map(({ data }) => data ?? null),
      isLoading: answers.some(({ isPending }) => isPending),
    }),
  })
  const shown = useRef<{ key: string; tiles: MapTiles } | null>(null)
  const count = tiles.filter(Boolean).length
  const current = useMemo(
    () => (isLoading || count === 0 ? null : { key, tiles: placedTiles(visible, tiles) }),
    // Each key has the same tiles once they have loaded.
    // biome-ignore lint/correctness/useExhaustiveDependencies: `key` and `count` stand for the tiles
    [key, isLoading, count],
  )
  if (current) shown.current = current
  return shown.current?.tiles ?? null
}

function tileQuery(tile: TileAddress, language: string) {
  const path = tilePath(tile, language)
  return {
    queryKey: ['map', path],
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<MapTile> => {
      const answer = await fetch(path, { signal })
      if (!answer.ok) throw new Error(`The map was answered with ${answer.status}.`)
      return answer.json()
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  }
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
