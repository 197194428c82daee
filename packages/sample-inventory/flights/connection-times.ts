import { sellsTogether } from './airlines.ts'
import { type Flight, isDomestic } from './flight.ts'
import { kilometresBetween } from './flight-atlas.ts'
import { localOf, MINUTES_PER_DAY } from './zone-clock.ts'

const DOMESTIC_MINUTES = 45
const INTERNATIONAL_MINUTES = 75
const AIRPORT_CHANGE_MINUTES = 120
/** By road in a city, with the way to the car. */
const ROAD_KMH = 45
/** The longest time between two flights of one journey. */
export const LONGEST_CONNECTION = 14 * 60
/** A connection over the small hours of the night is marked. */
const SMALL_HOURS = { from: 60, until: 300 }

/** What happens between two flights of an itinerary. */
export interface Connection {
  readonly minutes: number
  /** Whether the traveller has to find the way to another airport. */
  readonly isAirportChange: boolean
  /** Whether it lasts through the night at the airport. */
  readonly isOvernight: boolean
}

/** Bags are taken and checked again between two tickets. */
const SELF_TRANSFER_MINUTES = 180

/** Returns the least minutes between two flights. */
export function minimumConnection(arriving: Flight, departing: Flight): number {
  const protectedMinutes = minimumOnOneTicket(arriving, departing)
  return sellsTogether(arriving.airline, departing.airline)
    ? protectedMinutes
    : Math.max(protectedMinutes, SELF_TRANSFER_MINUTES)
}

function minimumOnOneTicket(arriving: Flight, departing: Flight): number {
  if (arriving.to !== departing.from) {
    const road = (kilometresBetween(arriving.to, departing.from) / ROAD_KMH) * 60
    return AIRPORT_CHANGE_MINUTES + Math.round(road)
  }
  return isDomestic(arriving) && isDomestic(departing) ? DOMESTIC_MINUTES : INTERNATIONAL_MINUTES
}

/** Whether the second flight can be reached from the first, without a wait that is too long. */
export function isConnecting(arriving: Flight, departing: Flight): boolean {
  const minutes = departing.departs - arriving.arrives
  return minutes <= LONGEST_CONNECTION && minutes >= minimumConnection(arriving, departing)
}

/** Returns the connections between the flights of an itinerary, in their order. */
export function connectionsOf(flights: readonly Flight[]): Connection[] {
  return flights.slice(1).flatMap((departing, index) => {
    const arriving = flights[index]
    return arriving === undefined ? [] : [connectionOf(arriving, departing)]
  })
}

function connectionOf(arriving: Flight, departing: Flight): Connection {
  const from = localOf(arriving.arrives, arriving.to.timeZone)
  const until = localOf(departing.departs, departing.from.timeZone)
  const night = Math.floor((until - SMALL_HOURS.until) / MINUTES_PER_DAY) * MINUTES_PER_DAY
  return {
    minutes: departing.departs - arriving.arrives,
    isAirportChange: arriving.to !== departing.from,
    isOvernight: from <= night + SMALL_HOURS.from && until >= night + SMALL_HOURS.until,
  }
}
