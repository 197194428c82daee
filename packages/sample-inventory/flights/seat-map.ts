import { hashText, mix, unit } from '../random.ts'
import { type CabinClass, cabinClasses } from './cabin.ts'
import type { FareBrand } from './fare-brands.ts'
import type { Flight } from './flight.ts'
import { cabinOn, cabinStock } from './flight-fill.ts'
import { flightName } from './itinerary.ts'
import type { PassengerType } from './passengers.ts'
import { type PlannedCabin, type PlannedElement, type PlannedSeat, seatPlan } from './seat-plan.ts'

/** A seat of a flight on a day. */
export interface MapSeat extends PlannedSeat {
  readonly isFree: boolean
  /** The airline's name of the kind of seat. */
  readonly name: SeatName
  /** For one passenger; 0 if it is free of charge. */
  readonly dollars: number
}

export type SeatName = 'Standard' | 'Preferred' | 'Extra legroom' | 'Exit row' | 'Included'

export interface MapElement {
  readonly kind: PlannedElement['kind']
  readonly seat: MapSeat | null
}

export interface SeatMapCabin extends Omit<PlannedCabin, 'rows'> {
  readonly rows: readonly { readonly sections: readonly (readonly MapElement[])[] }[]
}

/** Which seats are chosen or booked here, by the stock of the seat. */
export type IsSeatBooked = (stock: string) => boolean

/** Rows behind the front that are dearer, in economy. */
const PREFERRED_ROWS = 5
const FIRST_SEAT_ROW = 1
/** One flight in this many has no map: the airline assigns its seats at check-in. */
const WITHOUT_MAP = 11

/** Whether the airline lets passengers choose seats of a flight before check-in. */
export function hasSeatMap({ airline, number }: Flight): boolean {
  return hashText(`map:${airline.code}${number}`) % WITHOUT_MAP !== 0
}

/**
 * Returns the seats of a flight for the passengers of a brand, on the day with this number; null without a map. Seats
 * that are taken stay taken, and seats of other cabins cannot be chosen.
 */
export function seatMap(
  flight: Flight,
  brand: FareBrand,
  today: number,
  isBooked: IsSeatBooked = () => false,
): SeatMapCabin[] | null {
  if (!hasSeatMap(flight)) return null
  const own = cabinOn(flight, brand.cabin)
  const taken = takenSeats(flight, today)
  return seatPlan(flight.aircraft).map((cabin) => ({
    ...cabin,
    rows: cabin.rows.map(({ sections }, row) => ({
      sections: sections.map((elements) =>
        elements.map(({ kind, seat }): MapElement => {
          if (seat === null) return { kind, seat }
          const isTaken = taken.has(seat.designator) || isBooked(seatStockName(flight, seat.designator))
          const isFree = cabin.cabin === own && kind !== 'restricted_seat' && !isTaken
          return { kind, seat: { ...seat, isFree, ...seatPrice(flight, seat, { cabin: own, brand, row }) } }
        }),
      ),
    })),
  }))
}

/** Returns a seat of a map, or null. */
export function mapSeat(map: readonly SeatMapCabin[], designator: string): MapSeat | null {
  for (const { rows } of map)
    for (const { sections } of rows)
      for (const elements of sections)
        for (const { seat } of elements) if (seat?.designator === designator) return seat
  return null
}

/** Whether a passenger may sit on a seat: exit rows are for adults. */
export function maySit({ disclosures }: PlannedSeat, type: PassengerType): boolean {
  return type === 'adult' || (type === 'child' && !disclosures.includes('exit_row'))
}

/** Whether no adult with an infant may sit on a seat. */
export function takesNoInfants({ disclosures }: Pick<PlannedSeat, 'disclosures'>): boolean {
  return disclosures.some((one) => one === 'exit_row' || one === 'no_infants')
}

/** Returns the name of a seat's stock, of which there is one. */
export function seatStockName(flight: Flight, designator: string): string {
  return `flight/${flightName(flight)}/seat-${designator}`
}

/**
 * Returns the seats that the airline has given away: in the order of a stable chance for each seat, and never more than
 * it has sold.
 */
export function takenSeats(flight: Flight, today: number): Set<string> {
  const taken = new Set<string>()
  for (const cabin of cabinClasses) {
    const { seats, free } = cabinStock(flight, cabin, today)
    const inOrder = seatPlan(flight.aircraft)
      .filter((one) => one.cabin === cabin)
      .flatMap(({ rows }) => rows.flatMap(({ sections }) => sections.flat()))
      .flatMap(({ seat }) => seat ?? [])
      .map((seat) => ({ seat, rank: popularity(seat) + unit(mix(flight.seed, hashText(seat.designator))) }))
      .sort((a, b) => b.rank - a.rank)
    for (const { seat } of inOrder.slice(0, Math.floor((seats - free) * CHOSEN_EARLY)))
      taken.add(seat.designator)
  }
  return taken
}

/** Not all who have booked have a seat yet. */
const CHOSEN_EARLY = 0.85

function popularity({ isWindow, isAisle, row, disclosures }: PlannedSeat): number {
  return (isWindow || isAisle ? 0.4 : 0) + (disclosures.includes('near_lavatory') ? -0.3 : 0) - row / 200
}

interface SeatMarket {
  readonly cabin: CabinClass
  readonly brand: FareBrand
  /** Index of the row in its cabin. */
  readonly row: number
}

function seatPrice(
  { kilometres, airline }: Flight,
  { disclosures }: PlannedSeat,
  { cabin, brand, row }: SeatMarket,
): { readonly name: SeatName; readonly dollars: number } {
  if (cabin !== 'economy') return { name: 'Included', dollars: 0 }
  const length = Math.min(3, 0.6 + kilometres / 2_500)
  const level = airline.kind === 'low_cost' ? 0.8 : 1
  const costs = (dollars: number) => Math.round(dollars * length * level)
  if (disclosures.includes('exit_row')) return { name: 'Exit row', dollars: costs(24) }
  if (disclosures.includes('extra_legroom')) return { name: 'Extra legroom', dollars: costs(21) }
  const isIncluded = brand.seatChoice === true
  const isPreferred = row >= FIRST_SEAT_ROW && row <= PREFERRED_ROWS
  if (isPreferred) return { name: 'Preferred', dollars: brand.shelf >= 3 ? 0 : costs(13) }
  return { name: 'Standard', dollars: isIncluded ? 0 : costs(8) }
}
