import { airlineRows } from './airline-rows.ts'
import { type Region, regions } from './region.ts'

/** Groups of airlines that sell each other's flights and connect with each other. */
export const alliances = ['compass', 'meadow', 'lantern'] as const
export type Alliance = (typeof alliances)[number]

/** An invented airline. Its code has a digit and belongs to no airline that sells tickets today. */
export interface Airline {
  readonly code: string
  readonly name: string
  /** The first three digits of its tickets. */
  readonly ticketPrefix: string
  readonly kind: 'full_service' | 'low_cost'
  /** Null if it sells and connects to no other airline's flights. */
  readonly alliance: Alliance | null
  /** ISO 4217: the currency of its prices. */
  readonly currency: string
  /** Airports (IATA) at which its flights connect; the first is its base. */
  readonly hubs: readonly string[]
  /** The markets in which it flies to small airports. */
  readonly home: readonly Region[]
  /** Its price level relative to others. */
  readonly level: number
  /** The name of its loyalty programme; null if it has none. */
  readonly programme: string | null
}

/** All airlines, in the order of the regions. */
export const airlines: readonly Airline[] = airlineRows.map(airlineOf)

const byCode = new Map(airlines.map((airline) => [airline.code, airline]))

/** Returns the airline of a two-character code, or null. */
export function airlineByCode(code: string): Airline | null {
  return byCode.get(code) ?? null
}

/** Whether one ticket can contain flights of both airlines. */
export function sellsTogether(one: Airline, other: Airline): boolean {
  return one === other || (one.alliance !== null && one.alliance === other.alliance)
}

/** The airlines that may sell a flight of this one under their own number. */
export function partnersOf(airline: Airline): readonly Airline[] {
  return airlines.filter((other) => other !== airline && sellsTogether(other, airline))
}

function airlineOf(row: readonly string[], index: number): Airline {
  const [
    code = '',
    name = '',
    kind,
    alliance = '',
    currency = '',
    level,
    programme = '',
    home = '',
    hubs = '',
  ] = row
  return {
    code,
    name,
    kind: kind === 'low_cost' ? 'low_cost' : 'full_service',
    alliance: alliances.find((one) => one === alliance) ?? null,
    currency,
    level: Number(level),
    programme: programme === '' ? null : programme,
    home: home.split(' ').flatMap((name) => regions.find((region) => region === name) ?? []),
    hubs: hubs.split(' '),
    ticketPrefix: String(901 + index * 2),
  }
}
