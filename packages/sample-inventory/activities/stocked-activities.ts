import type { ActivityChange, QuotedVisit } from '../../../src/server/domain/suppliers/activity-shapes.ts'
import type { SupplierQuote } from '../../../src/server/domain/suppliers/product-supplier.ts'
import type { StockedProduct, StockUnits } from '../supply/stocked-product.ts'
import { quoteOfVisit } from './activity-quote.ts'
import { type ActivityRateKey, decodeActivityRateKey } from './activity-rate-key.ts'
import { placesTaken, stockOf } from './activity-slots.ts'
import type { ActivitySources } from './activity-sources.ts'
import { activityTickets } from './activity-tickets.ts'
import { confirmationAt } from './confirmation-at.ts'
import { keyedVisit, placesOn } from './keyed-visit.ts'
import { movedVisit } from './move-visit.ts'

/** Returns activities as the booking half of the built-in supplier sees them. */
export function stockedActivities(sources: ActivitySources): StockedProduct<ActivityRateKey> {
  return {
    product: 'activity',
    capabilities: { actions: ['cancel', 'change'] },
    decode: decodeActivityRateKey,
    unitsOf: (key, ledger) => unitsOf(key, { ...sources, ledger }),
    // One person answers for the party; others are named where equipment has to fit.
    isNamed: (travellers) => travellers.some(({ givenName, familyName }) => givenName && familyName),
    // The product kind defines the content of its changes.
    amendQuote: (key, change, ledger) => amendQuote(key, change as ActivityChange, { ...sources, ledger }),
    isRebooked: false,
    takesLaterAnswers: true,
    moving: ['weather_cancelled', 'too_few_people'],
    movedTo: (key, code) => movedVisit(key, code, sources),
    ticketsOf: (reference, key) => activityTickets(reference, key, sources),
  }
}

async function unitsOf(
  key: ActivityRateKey,
  sources: ActivitySources,
): Promise<StockUnits | 'sold_out' | null> {
  const found = await keyedVisit(key, sources)
  if (found === null || found === 'sold_out') return found
  const { plan, option, start, price, policy, cutoffAt } = found
  return {
    stock: stockOf(key.productCode, option, start),
    nights: [{ date: key.date, free: placesOn(found, key.date, sources) }],
    rooms: placesTaken(option, key.units),
    price: { amount: price.net, currency: price.currency },
    policy,
    isManual: confirmationAt(plan.confirmation, cutoffAt, sources.clock()) === 'manual',
  }
}

/** Returns the visit at today's price at another start time or for other units, in the same option. */
async function amendQuote(
  booked: ActivityRateKey,
  { slot, units }: ActivityChange,
  sources: ActivitySources,
): Promise<SupplierQuote<QuotedVisit>> {
  const [date = '', at = ''] = slot.split('T')
  const found = await keyedVisit({ ...booked, date, at, units }, sources)
  return found === null || found === 'sold_out' ? { status: 'sold_out' } : quoteOfVisit(found, sources)
}
