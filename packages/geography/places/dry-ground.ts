import type { City } from '../geo.ts'
import type { GeoPoint } from '../geo-point.ts'
import { groundLines } from './ground.gen.ts'
import {
  decodeGround,
  type GridPlace,
  type GroundGrid,
  groundGrid,
  placeInGrid,
  pointInGrid,
} from './ground-code.ts'

let codes: Map<number, string> | undefined

function groundCodes(): ReadonlyMap<number, string> {
  if (codes) return codes
  codes = new Map()
  let id = 0
  for (const line of groundLines.split('\n')) {
    id += Number.parseInt(line, 36)
    codes.set(id, line.slice(line.indexOf(' ') + 1))
  }
  return codes
}

/** Returns a place of a city at a bearing and a distance in miles, moved to the nearest dry ground if it is in water. */
export type DryPlace = (bearing: number, distance: number) => GeoPoint | null

/**
 * Returns the dry places of a city that reaches so many miles from its centre. A place is null if it needs no move, as
 * everywhere in a city without water.
 */
export function dryGround(city: City, miles: number): DryPlace {
  const code = groundCodes().get(city.id)
  if (code === undefined) return () => null
  const grid = groundGrid(miles)
  const isDry = decodeGround(code)
  const cells = isDry.flatMap((dry, cell) =>
    dry && cell < grid.sectors * grid.rings ? [cellOf(cell, grid)] : [],
  )
  return (bearing, distance) => {
    const place = placeInGrid(bearing, distance, grid)
    const own = { sector: Math.floor(place.sector), ring: Math.floor(place.ring) }
    if (cells.length === 0 || isDry[own.sector * grid.rings + own.ring]) return null
    const gap = (cell: GridPlace) => squareBetween(middleOf(cell), place, grid)
    const nearest = cells.reduce((best, cell) => (gap(cell) < gap(best) ? cell : best))
    return pointInGrid(city, movedInto(nearest, place, own), grid)
  }
}

function cellOf(cell: number, { rings }: GroundGrid): GridPlace {
  return { sector: Math.floor(cell / rings), ring: cell % rings }
}

function middleOf({ sector, ring }: GridPlace): GridPlace {
  return { sector: sector + 0.5, ring: ring + 0.5 }
}

/** Returns the same place in another cell; not on its edge. */
function movedInto(cell: GridPlace, place: GridPlace, own: GridPlace): GridPlace {
  const inside = (part: number) => 0.03 + 0.94 * part
  return {
    sector: cell.sector + inside(place.sector - own.sector),
    ring: cell.ring + inside(place.ring - own.ring),
  }
}

/** The square of the distance between places, in rings. */
function squareBetween(one: GridPlace, other: GridPlace, { sectors }: GroundGrid): number {
  const angle = ((one.sector - other.sector) * 2 * Math.PI) / sectors
  return one.ring ** 2 + other.ring ** 2 - 2 * one.ring * other.ring * Math.cos(angle)
}
