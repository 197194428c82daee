import type { CabinSide } from '../../../src/server/domain/suppliers/cruise-cabin.ts'
import type { DeckSpec, OuterRow } from './deck-specs.ts'
import type { FleetShip } from './fleet.ts'

/** A place for a cabin, in metres from the stern and from the port side. */
export interface CabinSlot {
  readonly x: number
  readonly y: number
  readonly length: number
  readonly width: number
  readonly side: CabinSide
  readonly isInside: boolean
}

/** A rectangle between the corridors, with the lifts and stairs. */
export interface Lobby {
  readonly x: number
  readonly y: number
  readonly length: number
  readonly width: number
}

const CORRIDOR = 1.3
const LOBBY = 9
const INSIDE_DEPTH = 4.2
const INSIDE_PITCH = 2.9
const pitches: Readonly<Record<OuterRow, number>> = {
  porthole: 2.9,
  window: 2.9,
  boats: 2.9,
  french: 3.6,
  balcony: 2.9,
  suite: 5.6,
}

type Hull = Pick<FleetShip, 'lengthMetres' | 'widthMetres' | 'type'>

/** Returns how deep the cabins at the side are, with their balconies. */
function outerDepth({ widthMetres, type }: Hull): number {
  if (type === 'river') return (widthMetres - CORRIDOR) / 2
  return widthMetres < 17 ? 5.4 : 6.6
}

/** Returns the lobbies of a ship's decks with cabins: between the corridors, or between the cabins of one side. */
export function lobbiesOf(hull: Hull): Lobby[] {
  const depth = outerDepth(hull)
  const places = hull.lengthMetres < 150 ? [0.45] : [0.24, 0.6]
  const isNarrow = hull.widthMetres - 2 * (depth + CORRIDOR) < 1
  return places.map((share) => ({
    x: round(share * hull.lengthMetres),
    length: isNarrow ? 4 : LOBBY,
    ...(isNarrow
      ? { y: round(hull.widthMetres - depth), width: round(depth) }
      : { y: round(depth + CORRIDOR), width: round(hull.widthMetres - 2 * (depth + CORRIDOR)) }),
  }))
}

/** Returns the places of a deck for cabins, from the stern to the bow. */
export function cabinSlots(hull: Hull, { outer, hasInside }: DeckSpec): CabinSlot[] {
  if (outer === null) return []
  const { lengthMetres, widthMetres } = hull
  const depth = outerDepth(hull)
  const lobbies = lobbiesOf(hull)
  const span = { from: lengthMetres * 0.05, until: lengthMetres * 0.86 }
  const rows: CabinSlot[] = []
  const add = (y: number, width: number, side: CabinSide, pitch: number, isInside: boolean) => {
    for (let x = span.from; x + pitch <= span.until; ) {
      const blocking = lobbies.find(
        (lobby) =>
          x < lobby.x + lobby.length &&
          x + pitch > lobby.x &&
          y < lobby.y + lobby.width &&
          y + width > lobby.y,
      )
      if (blocking) {
        x = blocking.x + blocking.length
        continue
      }
      rows.push({ x: round(x), y: round(y), length: round(pitch), width: round(width), side, isInside })
      x += pitch
    }
  }
  add(0, depth, 'port', pitches[outer], false)
  add(widthMetres - depth, depth, 'starboard', pitches[outer], false)
  const core = widthMetres - 2 * (depth + CORRIDOR)
  if (hasInside && core >= INSIDE_DEPTH) {
    add(depth + CORRIDOR, INSIDE_DEPTH, core < 2 * INSIDE_DEPTH ? 'centre' : 'port', INSIDE_PITCH, true)
    if (core >= 2 * INSIDE_DEPTH)
      add(widthMetres - depth - CORRIDOR - INSIDE_DEPTH, INSIDE_DEPTH, 'starboard', INSIDE_PITCH, true)
  }
  return rows.toSorted((a, b) => a.x - b.x || a.y - b.y)
}

/** To centimetres, downwards so that neighbours do not overlap. */
function round(metres: number): number {
  return Math.floor(metres * 100 + 1e-6) / 100
}
