import type { DeckAreaKind } from '../../../src/server/domain/suppliers/cruise-cabin.ts'
import type { FleetShip } from './fleet.ts'

/** What lies along the sides of a deck. */
export type OuterRow = 'porthole' | 'window' | 'boats' | 'french' | 'balcony' | 'suite'

/** What a deck is for. */
export interface DeckSpec {
  readonly deck: number
  readonly name: string
  /** Null on a deck without cabins. */
  readonly outer: OuterRow | null
  readonly hasInside: boolean
  /** Rooms for all guests from the stern to the bow, on a deck without cabins. */
  readonly areas: readonly DeckAreaKind[]
}

/** Names of the decks with cabins of ocean ships, from the lowest. */
const names = ['Amber', 'Birch', 'Coral', 'Dune', 'Ember', 'Fern', 'Garnet', 'Harbour', 'Iris']

/** Returns the decks of a ship from the lowest, numbered as on board. */
export function deckSpecs(ship: Pick<FleetShip, 'type' | 'decks'>): DeckSpec[] {
  if (ship.type === 'river')
    return [
      cabins(1, 'Lower', 'porthole'),
      cabins(2, 'Middle', 'french'),
      cabins(3, 'Upper', 'suite'),
      rooms(4, 'Sun', ['open_deck', 'pool', 'open_deck', 'bridge']),
    ]
  if (ship.type === 'coastal')
    return [
      cabins(1, 'Tide', 'porthole'),
      cabins(2, 'Mizzen', 'window'),
      rooms(3, 'Main', ['restaurant', 'bar', 'reception', 'library']),
      cabins(4, 'Bridge', 'suite'),
      rooms(5, 'Sun', ['open_deck', 'pool', 'bar', 'open_deck']),
    ]
  if (ship.type === 'expedition')
    return [
      cabins(3, 'Plancius', 'porthole'),
      rooms(4, 'Main', ['restaurant', 'reception', 'shops', 'crew']),
      cabins(5, 'Ross', 'window'),
      cabins(6, 'Amundsen', 'balcony'),
      cabins(7, 'Nansen', 'suite'),
      rooms(8, 'Observation', ['open_deck', 'gym', 'spa', 'lounge', 'bridge']),
    ]
  return oceanDecks(ship.decks)
}

function oceanDecks(decks: number): DeckSpec[] {
  const balconies = decks - 8
  const top = 7 + balconies
  return [
    { ...cabins(4, names[0] ?? '', 'window'), hasInside: true },
    rooms(5, 'Promenade', ['restaurant', 'shops', 'reception', 'casino', 'theatre']),
    { ...cabins(6, names[1] ?? '', 'boats'), hasInside: true },
    ...Array.from({ length: balconies }, (_, index) => ({
      ...cabins(7 + index, names[2 + index] ?? '', 'balcony'),
      hasInside: true,
    })),
    cabins(top, 'Crown', 'suite'),
    rooms(top + 1, 'Lido', ['buffet', 'pool', 'bar', 'spa', 'gym']),
    rooms(top + 2, 'Sun', ['open_deck', 'kids_club', 'open_deck', 'lounge', 'bridge']),
  ]
}

function cabins(deck: number, name: string, outer: OuterRow): DeckSpec {
  return { deck, name, outer, hasInside: false, areas: [] }
}

function rooms(deck: number, name: string, areas: readonly DeckAreaKind[]): DeckSpec {
  return { deck, name, outer: null, hasInside: false, areas }
}
