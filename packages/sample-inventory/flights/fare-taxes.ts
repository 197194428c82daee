import { priceLevel } from '../market.ts'
import { type Flight, isDomestic } from './flight.ts'

/** A charge for a passenger with a seat, collected for another party. */
export interface FareTax {
  readonly code: 'departure_tax' | 'airport_charge' | 'security_charge'
  readonly dollars: number
}

const LONG_KM = 3_200
const CONNECTION_SHARE = 0.4

/** Returns the taxes of a slice for each passenger with a seat, by code. */
export function taxesOf(flights: readonly Flight[]): FareTax[] {
  const sums = { departure_tax: 0, airport_charge: 0, security_charge: 0 }
  for (const [place, flight] of flights.entries()) {
    const level = priceLevel(flight.from.countryCode)
    // A passenger who only connects pays a share of the airport's charge and no departure tax.
    const isFirst = place === 0
    const size = 1 + Math.min(1, flight.from.traffic / 60)
    sums.airport_charge += 7.5 * level * size * (isFirst ? 1 : CONNECTION_SHARE)
    sums.security_charge += 3.2 * level
    if (isFirst)
      sums.departure_tax += isDomestic(flight)
        ? 4 * level
        : flight.kilometres > LONG_KM
          ? 38 * level
          : 14 * level
  }
  return [
    { code: 'departure_tax', dollars: sums.departure_tax },
    { code: 'airport_charge', dollars: sums.airport_charge },
    { code: 'security_charge', dollars: sums.security_charge },
  ]
}
