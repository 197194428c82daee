import type { Aircraft, CabinLayout } from './aircraft.ts'
import type { CabinClass } from './cabin.ts'

/** What a place of a row has. */
export type SeatElementKind =
  | 'seat'
  | 'restricted_seat'
  | 'bassinet'
  | 'empty'
  | 'exit_row'
  | 'lavatory'
  | 'galley'
  | 'closet'
  | 'stairs'

/** Facts about a seat that a traveller has to know before choosing it. */
export type SeatDisclosure =
  | 'exit_row'
  | 'no_infants'
  | 'limited_recline'
  | 'no_window'
  | 'near_lavatory'
  | 'near_galley'
  | 'no_storage'
  | 'extra_legroom'
  | 'bassinet'

export interface PlannedSeat {
  readonly designator: string
  readonly row: number
  readonly letter: string
  readonly isWindow: boolean
  readonly isAisle: boolean
  readonly disclosures: readonly SeatDisclosure[]
}

export interface PlannedElement {
  readonly kind: SeatElementKind
  /** Null without a seat. */
  readonly seat: PlannedSeat | null
}

/** From left to right, with an aisle between each two sections. */
export interface PlannedRow {
  readonly sections: readonly (readonly PlannedElement[])[]
}

export interface PlannedCabin {
  /** 0: lower or only deck. */
  readonly deck: 0 | 1
  readonly cabin: CabinClass
  /** First and last row over the wings, by index in the rows; null if none is. */
  readonly wings: { readonly first: number; readonly last: number } | null
  readonly rows: readonly PlannedRow[]
}

const ROWS_WITHOUT_WINDOW = 13
const plans = new WeakMap<Aircraft, readonly PlannedCabin[]>()

/** Returns a seat of an aircraft type, or null. */
export function plannedSeat(aircraft: Aircraft, designator: string): PlannedSeat | null {
  const elements = seatPlan(aircraft).flatMap(({ rows }) => rows.flatMap(({ sections }) => sections.flat()))
  return elements.find(({ seat }) => seat?.designator === designator)?.seat ?? null
}

/** Returns the cabins of an aircraft type, deck by deck and from the front, without what is taken. */
export function seatPlan(aircraft: Aircraft): readonly PlannedCabin[] {
  const known = plans.get(aircraft)
  if (known !== undefined) return known
  const plan = aircraft.cabins.map((layout, place) => plannedCabin(layout, place, aircraft))
  plans.set(aircraft, plan)
  return plan
}

function plannedCabin(layout: CabinLayout, place: number, aircraft: Aircraft): PlannedCabin {
  const { firstRow, lastRow, cabin, deck } = layout
  const isLast = place === aircraft.cabins.findLastIndex((one) => one.deck === deck)
  const rows: PlannedRow[] = [equipmentRow(layout, place === 0 ? 'galley' : 'closet')]
  const numbers: number[] = [0]
  for (let row = firstRow; row <= lastRow; row += 1) {
    if (deck === 1 && row === firstRow + 8) {
      rows.push(equipmentRow(layout, 'stairs'))
      numbers.push(0)
    }
    rows.push(seatRow(row, layout, aircraft))
    numbers.push(row)
  }
  rows.push(equipmentRow(layout, isLast ? 'galley' : 'lavatory'))
  numbers.push(0)
  const over = numbers.flatMap((row, index) =>
    deck === 0 && row >= aircraft.overwing[0] && row <= aircraft.overwing[1] ? [index] : [],
  )
  const [first, last] = [over[0], over.at(-1)]
  return { deck, cabin, wings: first === undefined || last === undefined ? null : { first, last }, rows }
}

/** A row without seats: lavatories at the sides, and galleys, closets or stairs between them. */
function equipmentRow({ seats }: CabinLayout, middle: SeatElementKind): PlannedRow {
  const last = seats.length - 1
  return {
    sections: seats.map((letters, place) =>
      [...letters].map((_, index): PlannedElement => {
        const isSide = (place === 0 && index === 0) || (place === last && index === letters.length - 1)
        return { kind: isSide ? 'lavatory' : index === 0 ? middle : 'empty', seat: null }
      }),
    ),
  }
}

function seatRow(row: number, layout: CabinLayout, aircraft: Aircraft): PlannedRow {
  const { seats } = layout
  return {
    sections: seats.map((letters, section) =>
      [...letters].map((letter, index): PlannedElement => {
        const place: SeatPlace = { row, section, ...sidesOf(seats, section, index) }
        const { isWindow, isAisle } = place
        const disclosures = disclosuresOf(place, layout, aircraft)
        return {
          kind: kindOf(place, layout, disclosures),
          seat: { designator: `${row}${letter}`, row, letter, isWindow, isAisle, disclosures },
        }
      }),
    ),
  }
}

interface SeatPlace {
  readonly row: number
  readonly section: number
  readonly isWindow: boolean
  readonly isAisle: boolean
}

function sidesOf(seats: readonly string[], section: number, index: number) {
  const isFirst = index === 0
  const isLast = index === (seats[section] ?? '').length - 1
  const [isLeft, isRight] = [section === 0, section === seats.length - 1]
  return {
    isWindow: (isLeft && isFirst) || (isRight && isLast),
    isAisle: (!isLeft && isFirst) || (!isRight && isLast),
  }
}

function disclosuresOf(
  { row, section, isWindow }: SeatPlace,
  { seats, cabin, firstRow, lastRow }: CabinLayout,
  { exitRows }: Aircraft,
): SeatDisclosure[] {
  const isExit = exitRows.includes(row)
  const isBulkhead = row === firstRow && !isExit
  const isLast = row === lastRow
  const isEconomy = cabin === 'economy'
  const found: readonly (readonly [boolean, SeatDisclosure])[] = [
    [isExit, 'exit_row'],
    [isExit, 'no_infants'],
    [isExit || isBulkhead, 'no_storage'],
    [isExit || (isBulkhead && isEconomy), 'extra_legroom'],
    [isBulkhead && seats.length > 2 && section === 1, 'bassinet'],
    [isLast || exitRows.includes(row + 1), 'limited_recline'],
    [isLast, 'near_lavatory'],
    [isLast, 'near_galley'],
    [isWindow && isEconomy && row === firstRow + ROWS_WITHOUT_WINDOW, 'no_window'],
  ]
  return found.flatMap(([isSo, disclosure]) => (isSo ? [disclosure] : []))
}

function kindOf(
  { row, section }: SeatPlace,
  layout: CabinLayout,
  disclosures: readonly SeatDisclosure[],
): SeatElementKind {
  if (disclosures.includes('exit_row')) return 'exit_row'
  if (disclosures.includes('bassinet')) return 'bassinet'
  return isCrewRest(row, section, layout) ? 'restricted_seat' : 'seat'
}

/** The crew of long flights rests on two seats of the last row. */
function isCrewRest(row: number, section: number, { cabin, lastRow, seats }: CabinLayout): boolean {
  return cabin === 'economy' && seats.length > 2 && row === lastRow && section === 0
}
