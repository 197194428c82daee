/** Who travels. Ages are those on the day of the last slice. */
export interface FlightPassengers {
  readonly adults: number
  /** Below 12; below 2, an infant on the lap of an adult. */
  readonly childAges: readonly number[]
}

export type PassengerType = 'adult' | 'child' | 'infant'

/** A passenger; the number is the place in the list of all. */
export interface FlightPassenger {
  readonly index: number
  readonly type: PassengerType
  /** Null for an adult. */
  readonly age: number | null
}

const INFANT_UNDER = 2

/** Returns the passengers in their order: adults, then children and infants as their ages are listed. */
export function passengerList({ adults, childAges }: FlightPassengers): FlightPassenger[] {
  return [
    ...Array.from({ length: adults }, (_, index) => ({ index, type: 'adult' as const, age: null })),
    ...childAges.map((age, place) => ({
      index: adults + place,
      type: age < INFANT_UNDER ? ('infant' as const) : ('child' as const),
      age,
    })),
  ]
}

/** Returns how many passengers of a type there are. */
export function countOf({ adults, childAges }: FlightPassengers, type: PassengerType): number {
  if (type === 'adult') return adults
  const infants = childAges.reduce((count, age) => count + (age < INFANT_UNDER ? 1 : 0), 0)
  return type === 'infant' ? infants : childAges.length - infants
}

/** Returns how many seats the passengers take: all but the infants. */
export function seatsFor(passengers: FlightPassengers): number {
  return passengers.adults + countOf(passengers, 'child')
}
