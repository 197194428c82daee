import type { ResortAvailability } from '../../../../contract/types.ts'
import { MOST_DAYS_TO_WEEK } from '../../../../tenant/resort-search.ts'
import { rejectInvalid } from '../../../kernel/errors/invalid-search.ts'
import { Problem } from '../../../kernel/errors/problem.ts'
import { type DealContext, type DealSources, exchangeFor, ratesContext } from '../deals/deal-context.ts'
import { dealRates } from '../deals/deal-rates.ts'
import { stayErrors } from '../spine/stay-errors.ts'

const halfDay = 43_200_000

export interface ResortAvailabilityQuery {
  readonly property_id: string
  readonly checkin_date: string
  readonly checkout_date: string
  /** ISO 4217, USD by default. */
  readonly currency?: string
}

/**
 * Returns the resort's units for a stay, cheapest first, for the resort service's availability call; sold-out units
 * have none available. Throws 404 for an unknown resort and 400 for invalid dates.
 */
export async function resortAvailability(
  query: ResortAvailabilityQuery,
  sources: DealSources,
  context: DealContext,
): Promise<ResortAvailability[]> {
  const { supplier, rates, clock } = sources
  const { currency = 'USD' } = query
  const stay = { start: query.checkin_date, end: query.checkout_date }
  const fields = { start: 'checkin_date', end: 'checkout_date' }
  // Only the supplier knows the resort's time zone, so a date is past once it is past everywhere.
  const today = new Date(clock().getTime() - halfDay).toISOString().slice(0, 10)
  rejectInvalid('query', stayErrors(stay, fields, today, MOST_DAYS_TO_WEEK))
  const exchange = await exchangeFor(rates, currency, 'query')
  const units = await supplier.resortAvailability({ resortId: query.property_id, stay })
  if (!units) throw new Problem({ code: 'not_found', detail: 'There is no such resort.' })
  const rated = ratesContext(sources, context, 'resort', { currency, exchange })
  return units.map(({ unit, unitsLeft, price, position }) => {
    const found = dealRates(price, rated(position))
    return {
      unitId: unit.id,
      name: unit.name,
      bedrooms: unit.bedrooms,
      sleeps: unit.sleeps,
      kitchen: unit.kitchen,
      checkin_date: stay.start,
      checkout_date: stay.end,
      available: unitsLeft,
      ...(found ? { rates: found } : {}),
    }
  })
}
