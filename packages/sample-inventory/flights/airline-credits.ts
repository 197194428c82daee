import type { SupplierCredit } from '../../../src/server/domain/suppliers/supplier-credit.ts'
import type { SupplyLedger } from '../../../src/server/domain/suppliers/supply-ledger.ts'
import { dateOfDay } from '../../../src/server/kernel/dates/calendar.ts'
import { sliceTerm } from './fare-terms.ts'
import { bookedKey, type FlightKey } from './flight-key.ts'
import type { FlightSources } from './flight-sources.ts'
import { currencyOf } from './journey-price.ts'
import { keyedJourney } from './keyed-journey.ts'
import { countOf, passengerList } from './passengers.ts'

const VALID_DAYS = 365
const onePassenger = { adults: 1, childAges: [] }

/**
 * Returns what the airline gives for a later journey if a booking is cancelled whose fares refund nothing but can be
 * changed: each passenger's fare without taxes, less the charge of a change. None once the journey has begun.
 */
export async function airlineCredits(
  key: FlightKey,
  sources: FlightSources,
  ledger: SupplyLedger,
): Promise<SupplierCredit[]> {
  // Seats that are booked stay sold at their price.
  const found = await keyedJourney(bookedKey(key), sources, ledger)
  if (found === null || found === 'sold_out') return []
  const { fares, price } = found
  const isCredited = fares.every(
    ({ brand: { refund, change } }) => refund.allowed === 'no' && change.allowed === 'yes',
  )
  const issuer = fares[0]?.itinerary.owner.name
  if (!isCredited || issuer === undefined) return []
  const currency = currencyOf(fares)
  const charge = fares.reduce(
    (sum, fare) => sum + (sliceTerm(fare, 'change', onePassenger, currency).penalty?.amount ?? 0),
    0,
  )
  const expiresOn = dateOfDay(sources.dataset().today + VALID_DAYS)
  return passengerList(key.passengers).flatMap(({ index, type }) => {
    if (type === 'infant') return []
    const paid = price.breakdown.find(({ label }) => label === `${type}_fare`)?.amount ?? 0
    const amount = Math.floor(paid / countOf(key.passengers, type)) - charge
    return amount > 0 ? [{ traveller: index, issuer, amount: { amount, currency }, expiresOn }] : []
  })
}
