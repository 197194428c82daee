import type { Scenario } from '../../../src/server/domain/suppliers/scenario.ts'
import { dayNumber } from '../../../src/server/kernel/dates/calendar.ts'
import type { CabinClass } from './cabin.ts'
import type { FlightAtlas } from './flight-atlas.ts'
import { type FlightPlace, stationsOf } from './flight-place.ts'
import { type Itinerary, marketingAirline } from './itinerary.ts'
import type { FlightPassengers } from './passengers.ts'
import type { SliceEnds } from './slice-paths.ts'
import { localOf, MINUTES_PER_DAY } from './zone-clock.ts'

/** Local hours; `until` is later than `from`. */
export interface HourRange {
  readonly from: number
  readonly until: number
}

export interface RequestedSlice {
  readonly from: FlightPlace
  readonly to: FlightPlace
  /** YYYY-MM-DD: the local day of the departure. */
  readonly date: string
  readonly departure?: HourRange
  readonly arrival?: HourRange
}

export interface FlightCriteria {
  /** 1 to 6. */
  readonly slices: readonly RequestedSlice[]
  readonly passengers: FlightPassengers
  readonly cabin: CabinClass
  /** In each slice. */
  readonly maximumConnections: number
  /** Codes; only offers of these airlines. */
  readonly airlines?: readonly string[]
  readonly withoutAirlines?: readonly string[]
  /** How many days earlier or later the journey may begin; later slices keep their distance. */
  readonly flexibleDays?: number
  readonly separateTickets?: boolean
  /** The flights chosen for the first slices. */
  readonly chosen?: readonly string[]
  readonly scenario?: Scenario | null
}

/** Returns the airports between which a slice is searched. */
export function endsOf(slice: RequestedSlice, atlas: FlightAtlas, isSelfTransfer = false): SliceEnds {
  return { from: stationsOf(slice.from, atlas), to: stationsOf(slice.to, atlas), isSelfTransfer }
}

/** Returns the number of a slice's day. */
export function dayOf({ date }: RequestedSlice): number {
  return dayNumber(date)
}

/** Whether an itinerary departs and arrives within the hours that a slice asks for. */
export function isInTime({ departure, arrival }: RequestedSlice, { flights }: Itinerary): boolean {
  const [first] = flights
  const last = flights.at(-1) ?? first
  return (
    isWithin(departure, localOf(first.departs, first.from.timeZone)) &&
    isWithin(arrival, localOf(last.arrives, last.to.timeZone))
  )
}

/** Whether an itinerary is sold and operated by airlines that the traveller accepts. */
export function isAccepted(
  { airlines, withoutAirlines = [] }: Pick<FlightCriteria, 'airlines' | 'withoutAirlines'>,
  itinerary: Itinerary,
): boolean {
  const flying = itinerary.flights.map(({ airline }) => airline.code)
  const selling = itinerary.flights.map((flight) => marketingAirline(itinerary, flight).code)
  const isWanted =
    airlines === undefined || airlines.length === 0 || selling.every((code) => airlines.includes(code))
  return isWanted && ![...flying, ...selling].some((code) => withoutAirlines.includes(code))
}

function isWithin(range: HourRange | undefined, local: number): boolean {
  if (range === undefined) return true
  const hour = (local % MINUTES_PER_DAY) / 60
  return hour >= range.from && hour < range.until
}
