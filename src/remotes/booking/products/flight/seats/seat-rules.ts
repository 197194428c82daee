import type { FlightPassenger, SeatMap, SeatMapElement, SeatWanted } from '../../../../../contract/types.ts'

/** A seat that can be shown as a choice, with its number. */
export interface MapSeat extends SeatMapElement {
  kind: 'seat' | 'bassinet' | 'restricted_seat'
  seat: string
}

/** Returns whether an element is a seat with a number. */
export function isSeat(element: SeatMapElement): element is MapSeat {
  return (
    (element.kind === 'seat' || element.kind === 'bassinet' || element.kind === 'restricted_seat') &&
    element.seat !== undefined
  )
}

/** A passenger who needs a seat. */
export interface Sitter {
  /** Position among all passengers. */
  index: number
  type: FlightPassenger['type']
  /** True if an infant needs the lap: no other adult sits where infants may. */
  hasInfant: boolean
}

/**
 * Returns the passengers with a seat of their own. Any adult may take a seat without infants, while another adult has a
 * lap for each infant; `lapless` are those who have taken one. Once the laps of the infants are known,
 * `laps` are those adults.
 */
export function sittersOf(
  passengers: readonly FlightPassenger[],
  lapless: ReadonlySet<number> = new Set(),
  laps?: ReadonlySet<number>,
): Sitter[] {
  const count = (wanted: FlightPassenger['type']) => passengers.filter(({ type }) => type === wanted).length
  const isNeeded = count('adult') - lapless.size <= count('infant')
  const hasInfant = (index: number) =>
    laps ? laps.has(index) : count('infant') > 0 && isNeeded && !lapless.has(index)
  return passengers.flatMap(({ type }, index) =>
    type === 'infant' ? [] : [{ index, type, hasInfant: type === 'adult' && hasInfant(index) }],
  )
}

/** Returns the passengers who have a seat without infants on any flight. */
export function laplessIn(maps: readonly SeatMap[], seats: readonly SeatWanted[]): Set<number> {
  const isLapless = ({ slice, segment, seat }: SeatWanted) => {
    const map = maps.find((one) => one.slice === slice && one.segment === segment)
    const disclosures = map && seatsIn(map).find((one) => one.seat === seat)?.disclosures
    return disclosures?.some((one) => one === 'exit_row' || one === 'no_infants') ?? false
  }
  return new Set(seats.filter(isLapless).map(({ passenger }) => passenger))
}

export type SeatFault = 'taken' | 'restricted' | 'exitRow' | 'noInfants' | 'bassinet'

/** Returns why a passenger cannot have a seat; null if they can. */
export function seatFault(seat: MapSeat, { type, hasInfant }: Sitter): SeatFault | null {
  if (seat.kind === 'restricted_seat') return 'restricted'
  if (!seat.isFree) return 'taken'
  const disclosures = seat.disclosures ?? []
  // Who sits at an exit must be able to open it.
  if (disclosures.includes('exit_row') && (type !== 'adult' || hasInfant)) return 'exitRow'
  if (disclosures.includes('no_infants') && hasInfant) return 'noInfants'
  return null
}

/** Returns all seats of a map, from the front, with the letters of their columns in order. */
export function seatsIn({ cabins }: Pick<SeatMap, 'cabins'>): MapSeat[] {
  return cabins.flatMap(({ rows }) => rows.flatMap(({ sections }) => sections.flat().filter(isSeat)))
}

/** Returns the seat's number of a passenger on a segment; null without one. */
export function seatOf(
  seats: readonly SeatWanted[],
  { slice, segment }: Pick<SeatMap, 'slice' | 'segment'>,
  passenger: number,
): string | null {
  return (
    seats.find((one) => one.slice === slice && one.segment === segment && one.passenger === passenger)
      ?.seat ?? null
  )
}

/** Returns what the chosen seats of a map cost together, in minor units; null if prices are hidden. */
export function seatTotal(
  map: SeatMap,
  seats: readonly SeatWanted[],
): { amount: number; currency: string } | null {
  const byNumber = new Map(seatsIn(map).map((seat) => [seat.seat, seat]))
  const prices = seats
    .filter(({ slice, segment }) => slice === map.slice && segment === map.segment)
    .map(({ seat }) => byNumber.get(seat)?.price)
  const [first] = prices
  if (!first || prices.includes(undefined)) return null
  return { amount: prices.reduce((sum, price) => sum + (price?.amount ?? 0), 0), currency: first.currency }
}

/** A place in a grid: row and column. */
export interface GridPlace {
  row: number
  column: number
}

type Step = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight' | 'Home' | 'End'

export const isStep = (key: string): key is Step =>
  ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(key)

/** Returns the seat that a key leads to: in the same row, or nearest in the next row that has one. */
export function nextPlace(places: readonly GridPlace[], from: GridPlace, key: Step): GridPlace | null {
  const inRow = places.filter(({ row }) => row === from.row).toSorted((a, b) => a.column - b.column)
  const at = inRow.findIndex(({ column }) => column === from.column)
  switch (key) {
    case 'ArrowLeft':
      return inRow[at - 1] ?? null
    case 'ArrowRight':
      return inRow[at + 1] ?? null
    case 'Home':
      return inRow[0] ?? null
    case 'End':
      return inRow.at(-1) ?? null
    default: {
      const isUp = key === 'ArrowUp'
      const rows = [...new Set(places.map(({ row }) => row))].toSorted((a, b) => a - b)
      const row = isUp ? rows.findLast((one) => one < from.row) : rows.find((one) => one > from.row)
      const distance = ({ column }: GridPlace) => Math.abs(column - from.column)
      return places.filter((one) => one.row === row).toSorted((a, b) => distance(a) - distance(b))[0] ?? null
    }
  }
}
