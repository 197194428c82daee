import type { ActivityDeal, ActivitySearch } from '../../../../contract/types.ts'
import { dealDates } from '../../../../tenant/deal-dates.ts'
import { weekStart } from '../../../../tenant/week-start.ts'
import type { ActivityOffer } from '../../suppliers/activity-offer.ts'
import { chooseVaried } from '../deals/choose-varied.ts'
import {
  type DealContext,
  type DealSources,
  exchangeFor,
  homeDeals,
  ratesContext,
} from '../deals/deal-context.ts'
import { dealLink } from '../deals/deal-link.ts'
import { dealRates } from '../deals/deal-rates.ts'
import { pictureKind, priceBand, savedShare } from '../deals/offer-worth.ts'

const radiusMiles = 15
const mostCandidates = 80
const mostResults = 60

/**
 * Returns the deals of spec §3 for an activity search (spec §7), for one adult on the first deal date. The home page
 * gets eight varied ones, other pages up to sixty.
 */
export async function activityDeals(
  search: ActivitySearch,
  sources: DealSources,
  context: DealContext,
): Promise<ActivityDeal[]> {
  const { supplier, rates, clock } = sources
  const { currency = 'USD' } = search
  const point = { latitude: search.latitude, longitude: search.longitude }
  const exchange = await exchangeFor(rates, currency, 'body')
  const date = dealDates(clock().toISOString().slice(0, 10), weekStart(context.locale)).start
  const offers = await supplier.activityDeals({ point, radiusMiles, date, limit: mostCandidates })
  const chosen = chooseVaried(offers, search.isHome ? homeDeals : mostResults, {
    worth: activityWorth,
    likenesses: ({ category, picture, price }) => [
      `category ${category}`,
      pictureKind(picture),
      priceBand(price),
    ],
    dullness: 0.2,
  })
  const rated = ratesContext(sources, context, 'activity', { currency, exchange })
  return chosen.map((offer) => {
    const found = dealRates(offer.price, rated(offer.position))
    return {
      id: offer.productCode,
      imageUrl: offer.picture,
      title: offer.title,
      duration: offer.durationMinutes,
      isFreeCancellation: offer.isFreeCancellation,
      rating: offer.guestRating,
      link: dealLink(`/booknow/activities/result-details/${offer.productCode}`, {
        date,
        lat: point.latitude,
        long: point.longitude,
      }),
      ...(found ? { rates: found } : {}),
    }
  })
}

/** Activities in the place itself come before those in its suburbs, unless the latter are much better. */
function activityWorth({ price, guestRating, isFreeCancellation, distanceMiles }: ActivityOffer): number {
  const inItself = 1.5 * savedShare(price) + 0.6 * (guestRating - 4) + (isFreeCancellation ? 0.1 : 0)
  return inItself - 0.12 * Math.min(distanceMiles, 8)
}
