import type { CancellationPolicy } from '../../../src/server/domain/suppliers/cancellation-policy.ts'
import type { SupplierPrice } from '../../../src/server/domain/suppliers/supplier-price.ts'
import { dateOfDay } from '../../../src/server/kernel/dates/calendar.ts'
import { journeyTerm } from './fare-terms.ts'
import type { FlightKey } from './flight-key.ts'
import type { SliceFare } from './slice-fare.ts'
import { clockText, localOf } from './zone-clock.ts'

/**
 * Returns a journey's cancellation policy: the charge of its fares until the first departure, then all. Nothing is
 * refunded where the airline refuses, and where it does not tell.
 */
export function flightPolicy(
  fares: readonly SliceFare[],
  { passengers, penalties }: Pick<FlightKey, 'passengers' | 'penalties'>,
  { net, currency }: Pick<SupplierPrice, 'net' | 'currency'>,
  today: number,
): CancellationPolicy {
  const first = fares[0]?.itinerary.flights[0]
  const timeZone = first?.from.timeZone ?? 'Etc/UTC'
  const all = { amount: net, currency }
  // The day before the search is over everywhere on earth.
  const past = `${dateOfDay(today - 1)}T00:00:00`
  const { allowed, penalty } = journeyTerm(fares, 'refund', passengers, currency)
  // What earlier changes cost is part of the price, and never comes back.
  const charge = (penalty?.amount ?? 0) + penalties
  if (allowed !== 'yes' || charge >= net || first === undefined)
    return { timeZone, isRefundable: false, steps: [{ from: past, penalty: all }] }
  const departure = { from: clockText(localOf(first.departs, timeZone)), penalty: all }
  const before = { from: past, penalty: { amount: charge, currency } }
  return { timeZone, isRefundable: true, steps: charge > 0 ? [before, departure] : [departure] }
}
