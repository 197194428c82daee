import type { Itinerary } from '../../../../../contract/types.ts'
import { daysBetween } from '../../../../../tenant/calendar-days.ts'

/** The time between two flights of a slice. */
export interface Layover {
  /** Where the first flight lands. */
  airport: string
  /** Where the next flight departs, if that is another airport. */
  changesTo: string | null
  minutes: number
  /** It lasts into another day. */
  isOvernight: boolean
}

const MINUTE_MS = 60_000

/** Returns the layovers of a slice in order. */
export function layoversOf({ segments, minutes }: Pick<Itinerary, 'segments' | 'minutes'>): Layover[] {
  const layovers = segments.slice(1).map((next, at) => {
    const arrival = segments[at]?.arrival ?? next.departure
    const { departure } = next
    return {
      airport: arrival.airport,
      changesTo: departure.airport === arrival.airport ? null : departure.airport,
      minutes: (momentOf(departure) - momentOf(arrival)) / MINUTE_MS,
      isOvernight: departure.at.slice(0, 10) !== arrival.at.slice(0, 10),
      nights: nightsBetween(arrival.at, departure.at),
    }
  })
  // All layovers together are exact. What the clocks say beyond that is their change in the night of one of them.
  const flown = segments.reduce((sum, segment) => sum + segment.minutes, 0)
  const byClocks = layovers.reduce((sum, layover) => sum + layover.minutes, 0)
  const changed = layovers.toSorted((a, b) => chanceOfChange(b) - chanceOfChange(a))[0]
  return layovers.map((layover) => {
    const { nights: _, ...shown } = layover
    const extra = layover === changed ? byClocks - (minutes - flown) : 0
    return { ...shown, minutes: shown.minutes - extra }
  })
}

const momentOf = ({ at }: { at: string }) => Date.parse(`${at}Z`)

/** Clocks change at this hour at the latest. */
const LAST_HOUR = 4
const DAY_MS = 86_400_000

/** Returns the days, as moments, in whose first hours a layover lasts. */
function nightsBetween(from: string, until: string): Date[] {
  const first = Date.parse(`${from.slice(0, 10)}T00:00:00Z`)
  const [start, end] = [momentOf({ at: from }), momentOf({ at: until })]
  const nights: Date[] = []
  for (let day = first; day < end; day += DAY_MS)
    if (day + LAST_HOUR * 60 * MINUTE_MS > start) nights.push(new Date(day))
  return nights
}

/** Most clocks change in the night before a Sunday. */
function chanceOfChange({ nights }: { nights: readonly Date[] }): number {
  return nights.some((night) => night.getUTCDay() === 0) ? 2 : nights.length > 0 ? 1 : 0
}

/** Returns the first and the last end of a slice. */
export function endsOf({ segments }: Pick<Itinerary, 'segments'>) {
  const first = segments[0]
  const last = segments.at(-1)
  if (!first || !last) throw new Error('An itinerary has no segment.')
  return { departure: first.departure, arrival: last.arrival }
}

/** Returns how many days later by the calendar a slice arrives; negative across the date line. */
export function daysLater(itinerary: Pick<Itinerary, 'segments'>): number {
  const { departure, arrival } = endsOf(itinerary)
  return daysBetween(departure.at.slice(0, 10), arrival.at.slice(0, 10))
}

/** Returns the number of connections of a slice. */
export function stopsOf({ segments }: Pick<Itinerary, 'segments'>): number {
  return segments.length - 1
}

/** Returns the airlines that sell a slice's flights, in order, each once. */
export function airlinesOf({ segments }: Pick<Itinerary, 'segments'>): string[] {
  return [...new Set(segments.map(({ marketing }) => marketing))]
}

/** Returns the airlines that fly it for another one. */
export function operatorsOf({ segments }: Pick<Itinerary, 'segments'>): string[] {
  return [
    ...new Set(
      segments
        .filter(({ marketing, operating }) => marketing !== operating)
        .map(({ operating }) => operating),
    ),
  ]
}

/** What a traveller should know before choosing a slice. */
export type SliceWarning =
  | { kind: 'overnight' | 'airportChange'; airport: string; to: string }
  | { kind: 'technicalStop'; airport: string; to: string }
  | { kind: 'laterDay' | 'earlierDay'; count: number }

/** Returns the warnings of a slice, in the order of its flights. */
export function warningsOf(itinerary: Pick<Itinerary, 'segments' | 'minutes'>): SliceWarning[] {
  const later = daysLater(itinerary)
  return [
    ...layoversOf(itinerary).flatMap(({ airport, changesTo, isOvernight }): SliceWarning[] => [
      ...(changesTo ? [{ kind: 'airportChange', airport, to: changesTo } as const] : []),
      ...(isOvernight ? [{ kind: 'overnight', airport, to: airport } as const] : []),
    ]),
    ...itinerary.segments.flatMap(({ stops }) =>
      stops.map(({ airport }) => ({ kind: 'technicalStop', airport, to: airport }) as const),
    ),
    ...(later > 0 ? [{ kind: 'laterDay', count: later } as const] : []),
    ...(later < 0 ? [{ kind: 'earlierDay', count: -later } as const] : []),
  ]
}
