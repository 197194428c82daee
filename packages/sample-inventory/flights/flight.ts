import type { Aircraft } from './aircraft.ts'
import type { Airline } from './airlines.ts'
import type { Station } from './flight-atlas.ts'
import type { Minute } from './zone-clock.ts'

/** A landing on the way, after which the flight goes on under its number. */
export interface FlightStop {
  readonly station: Station
  readonly minutes: number
}

/** One flight on one day, from its gate to the next change of passengers. */
export interface Flight {
  /** The airline that operates it. */
  readonly airline: Airline
  /** The operating airline's number. */
  readonly number: number
  readonly from: Station
  readonly to: Station
  /** Number of the local day of its departure. */
  readonly day: number
  /** UTC. */
  readonly departs: Minute
  /** UTC. */
  readonly arrives: Minute
  readonly aircraft: Aircraft
  readonly kilometres: number
  readonly stop: FlightStop | null
  /** Stable for the flight and its day. */
  readonly seed: number
}

/** Whether a flight stays within a country. */
export function isDomestic({ from, to }: Pick<Flight, 'from' | 'to'>): boolean {
  return from.countryCode === to.countryCode
}

/** Returns the terminal that an airline uses at an airport; null if the airport has one alone. */
export function terminalOf({ traffic, index, hubOf }: Station, { code, alliance }: Airline): string | null {
  const terminals = traffic >= 60 ? 4 : traffic >= 35 ? 3 : traffic >= 20 ? 2 : 1
  if (terminals === 1) return null
  const own = hubOf.findIndex((one) => one.code === code || (alliance !== null && one.alliance === alliance))
  // Alliances share a terminal with the airline whose hub it is.
  const place = own >= 0 ? own : hubOf.length + ((code.charCodeAt(0) + code.charCodeAt(1) + index) % 3)
  return String((place % terminals) + 1)
}
