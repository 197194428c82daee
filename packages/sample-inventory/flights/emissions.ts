import type { CabinClass } from './cabin.ts'
import type { Flight } from './flight.ts'
import { cabinOn } from './flight-fill.ts'

/** The floor that a seat takes, relative to economy. */
const space: Readonly<Record<CabinClass, number>> = {
  economy: 1,
  premium_economy: 1.5,
  business: 2.9,
  first: 4,
}
const LOAD = 0.82
/** Climbing costs as much fuel as so many kilometres of cruise. */
const CLIMB_KM = 180
const USUAL_GRAMS = 66
/** Usual journeys are longer than the straight line by this share. */
const USUAL_DETOUR = 1.09

/** Returns the kilograms of CO₂ of one passenger on these flights. */
export function emissionsOf(flights: readonly Flight[], cabin: CabinClass): number {
  const grams = flights.reduce((sum, flight) => {
    const { aircraft, kilometres } = flight
    return sum + aircraft.gramsPerSeatKm * (kilometres + CLIMB_KM) * space[cabinOn(flight, cabin)]
  }, 0)
  return Math.round(grams / LOAD / 1_000)
}

/** Returns the kilograms of CO₂ of one passenger on a usual journey over this distance. */
export function typicalEmissions(kilometres: number, cabin: CabinClass): number {
  return Math.round((USUAL_GRAMS * (kilometres * USUAL_DETOUR + CLIMB_KM) * space[cabin]) / LOAD / 1_000)
}
