import type { ResortDeal } from '../../../../contract/types.ts'
import { dealDates } from '../../../../tenant/deal-dates.ts'
import { weekStart } from '../../../../tenant/week-start.ts'
import type { ResortOffer } from '../../suppliers/resort-offer.ts'
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

const mostCandidates = 60
const nights = 7

export interface ResortDealSearch {
  readonly lat: number
  readonly lon: number
  /** ISO 4217, USD by default. */
  readonly currency?: string
}

/**
 * Returns eight seven-night resort deals near a point (spec §7, POST deals), varied in place and picture. Throws 400
 * for a currency without an exchange rate.
 */
export async function resortDeals(
  { lat, lon, currency = 'USD' }: ResortDealSearch,
  sources: DealSources,
  context: DealContext,
): Promise<ResortDeal[]> {
  const { supplier, rates, clock } = sources
  const exchange = await exchangeFor(rates, currency, 'query')
  const { start } = dealDates(clock().toISOString().slice(0, 10), weekStart(context.locale))
  const point = { latitude: lat, longitude: lon }
  const offers = await supplier.resortDeals({ point, start, limit: mostCandidates })
  const chosen = chooseVaried(offers, homeDeals, { worth: resortWorth, likenesses, dullness: 0.22 })
  const rated = ratesContext(sources, context, 'resort', { currency, exchange })
  return chosen.map((offer) => {
    const found = dealRates(offer.price, rated(offer.resort.position))
    return {
      id: offer.unit.id,
      imageUrl: offer.resort.picture,
      name: offer.resort.name,
      location: offer.resort.location,
      nights,
      bedrooms: offer.unit.bedrooms,
      sleeps: offer.unit.sleeps,
      distance: Math.round(offer.distanceMiles * 100) / 100,
      rating: offer.resort.guestRating,
      link: dealLink('/booknow/resort/details', {
        property_id: offer.resort.id,
        unit_id: offer.unit.id,
        checkin_date: offer.stay.start,
        checkout_date: offer.stay.end,
      }),
      ...(found ? { rates: found } : {}),
    }
  })
}

/** Distance counts little, because people travel far for a week in a resort. */
function resortWorth({ price, resort, distanceMiles }: ResortOffer): number {
  return 1.2 * savedShare(price) + 0.5 * (resort.guestRating - 4) - 0.25 * Math.log2(1 + distanceMiles / 60)
}

function likenesses({ resort, unit, price }: ResortOffer): string[] {
  const [town, subregion] = resort.location.split(', ')
  return [
    `${town}`,
    `${subregion}`,
    `bedrooms ${unit.bedrooms}`,
    pictureKind(resort.picture),
    priceBand(price),
  ]
}
