import { type FlightPlaceChoice, type FlightSearchCriteria, MOST_SLICES } from '../../tenant/flight-search.ts'

/** A slice of the form while it is filled in. */
export interface FlightLeg {
  /** Stays when the leg moves. */
  id: number
  /** Where the leg's fields begin; afterwards they have their own state. */
  from: FlightPlaceChoice | null
  to: FlightPlaceChoice | null
  /** YYYY-MM-DD. */
  date: string
}

/** Returns the legs that a form starts with: those of a search, else an empty one. */
export function legsOf(criteria: FlightSearchCriteria | null, firstDay: string): FlightLeg[] {
  if (!criteria) return [{ id: 0, from: null, to: null, date: firstDay }]
  const slices = criteria.trip === 'return' ? criteria.slices.slice(0, 1) : criteria.slices
  return slices.map(({ from, to, date }, id) => ({ id, from, to, date }))
}

/** Returns the legs with one more from where the last one ends; `to` is where it leads, if that is known. */
export function withLeg(
  legs: readonly FlightLeg[],
  from: FlightPlaceChoice | null,
  to: FlightPlaceChoice | null,
  date: string,
): FlightLeg[] {
  if (legs.length >= MOST_SLICES) return [...legs]
  const id = Math.max(-1, ...legs.map((leg) => leg.id)) + 1
  return [...legs, { id, from, to, date }]
}

/**
 * Returns the legs with one at another place. The days stay where they are, since they are in order: a journey to B and
 * then C becomes one to C and then B.
 */
export function movedLeg(legs: readonly FlightLeg[], from: number, to: number): FlightLeg[] {
  const moved = legs[from]
  if (!moved || to < 0 || to >= legs.length) return [...legs]
  const order = legs.toSpliced(from, 1).toSpliced(to, 0, moved)
  return order.map((leg, at) => ({ ...leg, date: legs[at]?.date ?? leg.date }))
}

/** Returns the position of the first leg that departs before the one ahead of it; -1 if all are in order. */
export function legOutOfOrder(legs: readonly FlightLeg[]): number {
  return legs.findIndex(({ date }, at) => at > 0 && date < (legs[at - 1]?.date ?? date))
}
