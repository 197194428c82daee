import { dateOfDay, dayNumber } from '../../../src/server/kernel/dates/calendar.ts'
import { hashText } from '../random.ts'
import { type Airline, airlineByCode, sellsTogether } from './airlines.ts'
import type { Flight } from './flight.ts'
import { type NetworkSources, routesBetween } from './network.ts'
import { flightsOn } from './schedule.ts'

/** The flights of one slice, in their order. */
export interface Itinerary {
  /** Names flights and days; capitals, digits and `.`. */
  readonly id: string
  readonly flights: readonly [Flight, ...Flight[]]
  /** The airline that sells all of it under its own numbers: the one of the longest flight. */
  readonly owner: Airline
  /** From the first departure to the last arrival. */
  readonly minutes: number
}

const MOST_FLIGHTS = 3
/** H0850LHRJFK261204. */
const namePattern = /^([A-Z0-9]{2})(\d{1,4})([A-Z]{3})([A-Z]{3})(\d{2})(\d{2})(\d{2})$/

/** Returns the itinerary of flights that follow each other. */
export function itineraryOf(flights: readonly [Flight, ...Flight[]]): Itinerary {
  const longest = flights.reduce((best, one) => (one.kilometres > best.kilometres ? one : best))
  const last = flights.at(-1) ?? flights[0]
  return {
    id: flights.map(flightName).join('.'),
    flights,
    owner: longest.airline,
    minutes: last.arrives - flights[0].departs,
  }
}

/** Returns the itinerary of an id, or null for any text that names no flights which follow each other. */
export function itineraryById(id: string, sources: NetworkSources): Itinerary | null {
  const names = id.length > 120 ? [] : id.split('.')
  if (names.length > MOST_FLIGHTS) return null
  const flights = names.map((name) => flightByName(name, sources))
  const [first, ...rest] = flights.filter((flight) => flight !== null)
  if (first === undefined || rest.length + 1 !== flights.length) return null
  const itinerary = itineraryOf([first, ...rest])
  const isConnected = itinerary.flights.every((flight, index) => {
    const next = itinerary.flights[index + 1]
    return next === undefined || next.departs > flight.arrives
  })
  return isConnected ? itinerary : null
}

/** Returns the number under which an airline sells a flight: its own, or a codeshare number. */
export function marketingNumber(owner: Airline, { airline, number }: Flight): number {
  return owner === airline ? number : 5_000 + (hashText(`${owner.code}${airline.code}${number}`) % 4_900)
}

/** The airline that sells a flight of an itinerary: separate tickets are sold by each flight's own. */
export function marketingAirline({ owner }: Itinerary, { airline }: Flight): Airline {
  return sellsTogether(owner, airline) ? owner : airline
}

/** Returns the name of a flight on its day, which ids of itineraries consist of. */
export function flightName({ airline, number, from, to, day }: Flight): string {
  return `${airline.code}${number}${from.iata}${to.iata}${dateOfDay(day).slice(2).replaceAll('-', '')}`
}

function flightByName(name: string, sources: NetworkSources): Flight | null {
  const [, code = '', number = '', fromCode = '', toCode = '', year, month, date] =
    namePattern.exec(name) ?? []
  const airline = airlineByCode(code)
  const [from, to] = [sources.atlas.station(fromCode), sources.atlas.station(toCode)]
  const day = dayNumber(`20${year}-${month}-${date}`)
  if (airline === null || from === null || to === null || from === to || Number.isNaN(day)) return null
  const route = routesBetween(from, to, sources).find((one) => one.airline === airline)
  const flight = route && flightsOn(route, day, sources).find((one) => String(one.number) === number)
  return flight ?? null
}
