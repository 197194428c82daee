import type { FlightHoldTerms } from '../../../src/server/domain/suppliers/flight-fare.ts'
import type { Scenario } from '../../../src/server/domain/suppliers/scenario.ts'
import { hashText } from '../random.ts'
import type { SliceFare } from './slice-fare.ts'

const HOUR = 3_600_000
/** Airlines hold seats for two days at most. */
export const LONGEST_HOLD_SECONDS = 48 * 3_600
/** Tickets have to be issued so long before the departure. */
const TICKETED_BEFORE = 72 * HOUR
const PRICE_STAYS = 24 * HOUR
/** A hold that ends sooner is not worth offering. */
const SHORTEST = 6 * HOUR
/** One airline in this many holds the seats but not the price. */
const WITHOUT_PRICE = 3

/**
 * Returns until when a journey can be held without payment, and its price; null if it cannot. The fare has to allow
 * it, and the departure must not be near.
 */
export function holdTerms(
  fares: readonly SliceFare[],
  now: Date,
  scenario: Scenario | null,
): FlightHoldTerms | null {
  const [first] = fares
  if (first === undefined) return null
  const isScripted = scenario === 'holds_only'
  if (!isScripted && !fares.every(({ brand }) => brand.canHold)) return null
  const hour = Math.floor(now.getTime() / HOUR) * HOUR
  const departs = first.itinerary.flights[0].departs * 60_000
  const payBy = Math.min(hour + LONGEST_HOLD_SECONDS * 1_000, departs - TICKETED_BEFORE)
  if (payBy - now.getTime() < SHORTEST) return null
  const keepsPrice = hashText(`hold:${first.itinerary.owner.code}`) % WITHOUT_PRICE !== 0
  return {
    priceUntil: keepsPrice ? new Date(Math.min(payBy, hour + PRICE_STAYS)) : null,
    payBy: new Date(payBy),
  }
}
