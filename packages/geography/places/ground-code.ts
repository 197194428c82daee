import type { GeoPoint } from '../geo-point.ts'
import { pointTowards } from './point-towards.ts'

/** The ground around a centre in cells: sectors clockwise from north, each with rings from the centre outwards. */
export interface GroundGrid {
  readonly sectors: number
  readonly rings: number
  /** Miles from the centre to the edge. */
  readonly miles: number
}

/** A place in a grid: the whole numbers are the cell, the rest the place in it. */
export interface GridPlace {
  readonly sector: number
  readonly ring: number
}

const LARGE_MILES = 3
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Returns the grid of a city that reaches so many miles from its centre. */
export function groundGrid(miles: number): GroundGrid {
  return miles > LARGE_MILES ? { sectors: 36, rings: 12, miles } : { sectors: 24, rings: 8, miles }
}

/** Returns where a place of a grid is. */
export function pointInGrid(
  centre: GeoPoint,
  place: GridPlace,
  { sectors, rings, miles }: GroundGrid,
): GeoPoint {
  return pointTowards(centre, (place.sector * 360) / sectors, (place.ring * miles) / rings)
}

/** Returns the place of a bearing and a distance in a grid. */
export function placeInGrid(
  bearing: number,
  distance: number,
  { sectors, rings, miles }: GroundGrid,
): GridPlace {
  const turn = (((bearing % 360) + 360) % 360) / 360
  return { sector: turn * sectors, ring: Math.min(rings - 0.001, (distance / miles) * rings) }
}

/** Encodes which cells of a grid are dry, sector by sector; `!` and `.` begin runs of dry and of wet cells. */
export function encodeGround(isDry: readonly boolean[]): string {
  let text = ''
  for (let start = 0; start < isDry.length; start += 6) {
    const bits = isDry.slice(start, start + 6).reduce((sum, dry, place) => sum + (dry ? 2 ** place : 0), 0)
    text += letters[bits]
  }
  return text.replace(/(_|A)\1{2,34}/g, (run) => `${run[0] === '_' ? '!' : '.'}${run.length.toString(36)}`)
}

/** Decodes the cells of {@link encodeGround}. */
export function decodeGround(text: string): boolean[] {
  const letterByLetter = text.replace(/([!.])(.)/g, (_, kind, length) =>
    (kind === '!' ? '_' : 'A').repeat(Number.parseInt(length, 36)),
  )
  return [...letterByLetter].flatMap((letter) => {
    const bits = letters.indexOf(letter)
    return Array.from({ length: 6 }, (_, place) => Math.floor(bits / 2 ** place) % 2 === 1)
  })
}
