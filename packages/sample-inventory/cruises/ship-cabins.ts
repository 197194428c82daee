import type { Cabin, CabinPosition } from '../../../src/server/domain/suppliers/cruise-cabin.ts'
import { hashText, unit } from '../random.ts'
import { splitAmount } from '../split-amount.ts'
import { type CabinSlot, cabinSlots, lobbiesOf } from './cabin-rows.ts'
import { categoryRule } from './categories.ts'
import { type DeckSpec, deckSpecs } from './deck-specs.ts'
import type { FleetShip } from './fleet.ts'

/** A cabin of a ship on all its sailings. */
export interface ShipCabin extends Omit<Cabin, 'isFree'> {
  readonly deck: number
  readonly deckName: string
}

/** Every so many cabins one is wider, without steps. */
const ACCESSIBLE = 41
/** Of six cabins in a row, two share a door. */
const CONNECTING = 6
/** Numbers of inside cabins begin here on each deck. */
const INSIDE_FROM = 400
const known = new Map<string, readonly ShipCabin[]>()

/** Returns the cabins of a ship, deck by deck from the lowest. */
export function cabinsOf(ship: FleetShip): readonly ShipCabin[] {
  const before = known.get(ship.code)
  if (before !== undefined) return before
  const specs = deckSpecs(ship)
  const slots = specs.map((spec) => cabinSlots(ship, spec))
  const places = slots.map(({ length }) => length)
  const all = places.reduce((sum, one) => sum + one, 0)
  const counts = splitAmount(Math.min(all, Math.ceil(ship.guests / 2)), places)
  const cabins = specs.flatMap((spec, at) =>
    deckCabins(ship, spec, (slots[at] ?? []).slice(0, counts[at]), specs),
  )
  known.set(ship.code, cabins)
  return cabins
}

/** Returns a ship's cabin by its number, or null. */
export function cabinNumbered(ship: FleetShip, number: string): ShipCabin | null {
  return cabinsOf(ship).find((cabin) => cabin.number === number) ?? null
}

function deckCabins(
  ship: FleetShip,
  spec: DeckSpec,
  slots: readonly CabinSlot[],
  specs: readonly DeckSpec[],
): ShipCabin[] {
  const rows = Map.groupBy(slots, ({ y }) => y)
  const cabins = [...rows.values()].flatMap((row) =>
    row.map((slot, index) => cabinAt(ship, spec, slot, index, specs)),
  )
  return cabins.map((cabin) => {
    const door = connecting(cabin, cabins)
    return door === null ? cabin : { ...cabin, connectsTo: door }
  })
}

function cabinAt(
  ship: FleetShip,
  spec: DeckSpec,
  slot: CabinSlot,
  index: number,
  specs: readonly DeckSpec[],
): ShipCabin {
  const position = positionOf(slot, ship)
  const category = categoryOf(ship, spec, slot, position)
  // Odd numbers are to starboard.
  const ordinal = (slot.isInside ? INSIDE_FROM : 0) + 2 * index + (slot.side === 'starboard' ? 1 : 2)
  const number = `${spec.deck}${String(ordinal).padStart(3, '0')}`
  const most = categoryRule(category)?.sleeps ?? 2
  const luck = unit(hashText(`sleeps:${ship.code}:${number}`))
  const view = categoryRule(category)?.view
  return {
    deck: spec.deck,
    deckName: spec.name,
    number,
    category,
    x: slot.x,
    y: slot.y,
    length: slot.length,
    width: slot.width,
    position,
    side: slot.side,
    sleeps: most <= 2 || luck < 0.3 ? most : luck < 0.5 ? Math.min(3, most) : 2,
    ...(view === 'obstructed' && { isObstructed: true }),
    ...(index % ACCESSIBLE === ACCESSIBLE - 1 && most > 1 && { isAccessible: true }),
    nearby: nearbyOf(ship, spec, slot, specs),
  }
}

function positionOf({ x, length }: CabinSlot, { lengthMetres }: FleetShip): CabinPosition {
  const share = (x + length / 2) / lengthMetres
  return share < 0.34 ? 'aft' : share > 0.64 ? 'forward' : 'midship'
}

function categoryOf(
  { since, type }: FleetShip,
  { outer, deck }: DeckSpec,
  { isInside }: CabinSlot,
  position: CabinPosition,
): string {
  const isMidship = position === 'midship'
  if (isInside) {
    const isSingle = since >= 2015 && type === 'ocean' && deck === 4 && position === 'forward'
    return isSingle ? 'N1' : isMidship ? 'I1' : 'I2'
  }
  if (outer === 'porthole') return 'O3'
  if (outer === 'window') return isMidship ? 'O1' : 'O2'
  // The lifeboats hang midship.
  if (outer === 'boats') return isMidship ? 'OV' : 'O2'
  if (outer === 'french') return 'F1'
  if (outer === 'suite') return isMidship ? 'S1' : 'S2'
  return isMidship ? 'B1' : 'B2'
}

/** The cabin behind the door, if both are of one category and side by side. */
function connecting(cabin: ShipCabin, cabins: readonly ShipCabin[]): string | null {
  const row = cabins.filter(({ y }) => y === cabin.y)
  const place = row.indexOf(cabin)
  const turn = place % CONNECTING
  const other = turn === 2 ? row[place + 1] : turn === 3 ? row[place - 1] : undefined
  if (other === undefined || other.category !== cabin.category || cabin.category === 'N1') return null
  const [left, right] = other.x < cabin.x ? [other, cabin] : [cabin, other]
  return right.x - (left.x + left.length) < 0.1 ? other.number : null
}

function nearbyOf(
  ship: FleetShip,
  { deck }: DeckSpec,
  { x, length }: CabinSlot,
  specs: readonly DeckSpec[],
): ShipCabin['nearby'] {
  const nearby: ShipCabin['nearby'][number][] = []
  const isByLift = lobbiesOf(ship).some((lobby) => x < lobby.x + lobby.length + 8 && x + length > lobby.x - 8)
  if (isByLift) nearby.push('lift', 'stairs')
  const share = x / ship.lengthMetres
  const above = specs.find((spec) => spec.deck === deck + 1)
  const below = specs.find((spec) => spec.deck === deck - 1)
  if (above?.areas.includes('pool') && share > 0.2 && share < 0.5) nearby.push('below_pool')
  if (below?.areas.includes('theatre') && share > 0.65) nearby.push('above_theatre')
  if (deck === specs[0]?.deck && share < 0.25) nearby.push('near_engine')
  return nearby
}
