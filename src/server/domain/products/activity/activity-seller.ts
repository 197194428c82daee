import type { GeoPoint } from '../../../../../packages/geography/geo-point.ts'
import type { ActivityDay, ActivityOffer, ActivitySlot } from '../../../../contract/types.ts'
import type {
  ActivitySearchOffer,
  PricedSlot,
  ActivityDay as SupplierDay,
} from '../../suppliers/activity-shapes.ts'
import type { DealContext, DealSources } from '../deals/deal-context.ts'
import { rateSeller } from '../spine/rate-seller.ts'
import { rounded, shownWorth } from '../spine/shown-worth.ts'

/** Sells a supplier's activities in one currency to one kind of viewer. */
export interface ActivitySeller {
  offer(offer: ActivitySearchOffer): ActivityOffer
  day(day: SupplierDay, position: GeoPoint): ActivityDay
  slot(slot: PricedSlot, position: GeoPoint): ActivitySlot
}

/** A day's price has no policy: it is shown alone. */
const noPolicy = { timeZone: 'UTC', isRefundable: true, steps: [] }

/**
 * Creates a seller for a viewer, a currency and the step of prices (`chargeStep`). Throws 422 for a currency without
 * a rate.
 */
export async function activitySeller(
  sources: Pick<DealSources, 'rates' | 'geo'>,
  viewing: Pick<DealContext, 'viewer' | 'markups'>,
  currency: string,
  step: number,
): Promise<ActivitySeller> {
  const { contextAt, priceOf, shown, terms, inShort } = await rateSeller(
    sources,
    viewing,
    'activity',
    currency,
    step,
  )
  return {
    offer({ rateKey: _, price: from, ...offer }) {
      const price = shown(priceOf(from, offer.position))
      const { position, distance } = offer
      return {
        // The contract's arrays are mutable types, but never changed.
        ...(offer as Omit<ActivityOffer, 'worth' | 'price'>),
        position: { latitude: rounded(position.latitude, 5), longitude: rounded(position.longitude, 5) },
        distance: { ...distance, miles: rounded(distance.miles, 3) },
        worth: shownWorth(offer, price),
        ...(price && { price }),
      }
    },
    day({ date, status, price: from }, position) {
      const price = from && inShort({ price: from, policy: noPolicy }, contextAt(position)).price
      return { date: date as ActivityDay['date'], status, ...(price && { price }) }
    },
    // Named one by one: a slot also has the wholesale prices of its units.
    slot({ rate, cutoffAt, time, status, vacancies, confirmation, refusal }, position) {
      return {
        // The same is true of a slot's opening hours.
        time: time as ActivitySlot['time'],
        status,
        vacancies,
        confirmation,
        ...(refusal && { refusal }),
        cutoffAt: cutoffAt.toISOString(),
        ...(rate && { rateKey: rate.rateKey, ...terms(rate, position) }),
      }
    },
  }
}
