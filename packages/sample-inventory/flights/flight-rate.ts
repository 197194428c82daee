import type { FlightRate } from '../../../src/server/domain/suppliers/flight-fare.ts'
import { describeFares } from './describe-fare.ts'
import { encodeFlightKey } from './flight-key.ts'
import type { FlightFare } from './flight-offers.ts'
import { flightPolicy } from './flight-policy.ts'
import { holdTerms } from './hold-terms.ts'

const TEN_MINUTES = 600_000
/** Airlines keep an offer's price so long at least. */
const LEAST_MILLISECONDS = 2 * TEN_MINUTES

/** Returns a journey at a fare as the supplier sells it. */
export function flightRate(
  { key, fares, price, left }: FlightFare,
  { today, now }: { readonly today: number; readonly now: Date },
): FlightRate {
  const payLater = holdTerms(fares, now, key.scenario)
  return {
    rateKey: encodeFlightKey(key),
    slices: describeFares(fares, key.passengers, key.scenario),
    price,
    policy: flightPolicy(fares, key, price, today),
    left,
    expiresAt: new Date(Math.ceil((now.getTime() + LEAST_MILLISECONDS) / TEN_MINUTES) * TEN_MINUTES),
    ...(payLater && { payLater }),
  }
}
