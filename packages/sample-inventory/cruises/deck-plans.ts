import type { DeckArea, DeckPlan } from '../../../src/server/domain/suppliers/cruise-cabin.ts'
import { lobbiesOf } from './cabin-rows.ts'
import { type DeckSpec, deckSpecs } from './deck-specs.ts'
import type { FleetShip } from './fleet.ts'
import { cabinsOf } from './ship-cabins.ts'

/** Rooms for all guests lie between these shares of the length. */
const ROOMS = { from: 0.04, until: 0.94 }

/** Returns the plans of a ship's decks from the lowest; `isFree` says which cabins can be chosen. */
export function deckPlans(ship: FleetShip, isFree: (number: string) => boolean = () => false): DeckPlan[] {
  const byDeck = Map.groupBy(cabinsOf(ship), ({ deck }) => deck)
  return deckSpecs(ship).map((spec) => ({
    deck: spec.deck,
    name: spec.name,
    length: ship.lengthMetres,
    width: ship.widthMetres,
    cabins: (byDeck.get(spec.deck) ?? []).map(({ deck: _, deckName: __, ...cabin }) => ({
      ...cabin,
      isFree: isFree(cabin.number),
    })),
    areas: spec.outer === null ? roomsOf(ship, spec) : stairsOf(ship),
  }))
}

/** Half of each lobby has lifts, the other one stairs. */
function stairsOf(ship: FleetShip): DeckArea[] {
  return lobbiesOf(ship).flatMap(({ x, y, length, width }) => [
    { kind: 'lift' as const, x, y, length: length / 2, width },
    { kind: 'stairs' as const, x: x + length / 2, y, length: length / 2, width },
  ])
}

function roomsOf({ lengthMetres, widthMetres }: FleetShip, { areas }: DeckSpec): DeckArea[] {
  const length = ((ROOMS.until - ROOMS.from) * lengthMetres) / areas.length
  return areas.map((kind, place) => ({
    kind,
    x: ROOMS.from * lengthMetres + place * length,
    y: 1,
    length,
    width: widthMetres - 2,
  }))
}
