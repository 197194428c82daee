import type { Coordinates } from '../../../../packages/geography/earth/clip.ts'
import type { Earth } from '../../../../packages/geography/earth/earth-file.ts'
import { earthTile } from '../../../../packages/geography/earth/earth-tile.ts'
import type { Geo } from '../../../../packages/geography/geo.ts'
import { type MapTile, TILE_DEGREES, type TileAddress } from '../../../contract/map-tile.ts'

/** What a level shows: how many towns and the least population of one, and how many ranks of rivers. */
const shown = [
  { towns: 24, population: 400_000, riverRanks: 1 },
  { towns: 24, population: 40_000, riverRanks: 2 },
  { towns: 30, population: 3000, riverRanks: 4 },
  { towns: 16, population: 0, riverRanks: 5 },
] as const

/**
 * Returns what a tile shows: land, water and borders, and the largest towns with their names in a language. The closest
 * level names districts too.
 */
export function mapTile(
  { earth, geo }: { earth: Earth; geo: Pick<Geo, 'citiesIn' | 'nameIn'> },
  tile: TileAddress,
  language: string,
): MapTile {
  const degrees = TILE_DEGREES[tile.level]
  const { towns, population, riverRanks } = shown[tile.level]
  const { units, land, rivers, borders } = earthTile(earth, { ...tile, degrees, riverRanks })
  const west = tile.column * degrees - 180
  const north = 90 - tile.row * degrees
  const places = geo
    .citiesIn({ west, north, east: west + degrees, south: north - degrees }, towns, {
      withDistricts: tile.level === 3,
    })
    .filter((city) => city.population >= population)
    .map((city) => ({
      name: geo.nameIn(language, city),
      x: Math.round(((city.longitude - west) / degrees) * units),
      y: Math.round(((north - city.latitude) / degrees) * units),
      population: city.population,
    }))
  return {
    units,
    land: land.map(inSteps),
    rivers: rivers.map(inSteps),
    borders: borders.map(inSteps),
    places,
  }
}

function inSteps(line: Coordinates): number[] {
  return line.map((value, at) => value - (line[at - 2] ?? 0))
}
